// What an answer would lead to: asked of the server when an answer is pointed at, focused or chosen, on the board too. It lies
// over the map, so that no answer moves: on a desk in the corner that is freest, on a phone along its lower edge, or its upper one
// where what has come near lies low.
(() => {
  const main = document.getElementById("main");
  if (!main) return;
  const PAUSE = 120; // milliseconds that a pointer rests
  const MOST = 200; // outlooks that are kept
  const GAP = 8; // pixels to the edge of the map
  const FINGER = 44; // pixels
  const kept = new Map(); // by question and answer: markup, "" where there is nothing to say
  const desk = matchMedia("(min-width: 56.01rem)");
  let shown = null; // { ask, answer }
  let waiting = 0, latest = "";
  const box = () => document.getElementById("outlook");
  const buttonOf = answer => [...main.querySelectorAll(".prompt button[data-answer]")].find(one => one.dataset.answer === answer);
  const answerOf = target => target?.closest?.("[data-answer]:not(input)")?.dataset.answer;
  const chosen = () => main.querySelector(".prompt .is-doing[data-answer]")?.dataset.answer;

  function put() {
    const place = box();
    if (!place) return;
    if (shown && !document.getElementById(`form-${shown.ask}`)) shown = null;
    const name = shown ? `${shown.ask} ${shown.answer}` : "", markup = kept.get(name) ?? "";
    place.hidden = !markup;
    if (place.dataset.holds !== name || (markup && !place.firstElementChild)) place.innerHTML = markup;
    place.dataset.holds = name;
    settle(place);
  }

  // Which corner of the map hides least of what the answer is about, and of what else may be chosen?
  function settle(place) {
    place.style.removeProperty("inset");
    const stage = document.querySelector(".stage")?.getBoundingClientRect();
    if (place.hidden || !stage) return;
    const { width, height } = place.getBoundingClientRect();
    const hits = [...document.querySelectorAll(".stage [data-answer]")].map(hit => [room(hit.getBoundingClientRect()), hit.dataset.answer === shown.answer ? 40 : 1]);
    const ends = desk.matches ? [stage.right - width - GAP, stage.left + GAP] : [GAP], rows = [stage.bottom - height - GAP, stage.top + GAP];
    const corners = ends.flatMap(left => rows.map(top => ({ left, top: Math.max(GAP, top) })));
    const hidden = ({ left, top }) => hits.reduce((sum, [hit, weight]) => sum + (hit.left < left + width && hit.right > left && hit.top < top + height && hit.bottom > top ? weight : 0), 0);
    const best = corners.reduce((one, other) => (hidden(other) < hidden(one) ? other : one));
    if (!desk.matches) return place.style.inset = `${Math.round(best.top)}px ${GAP}px auto ${GAP}px`;
    place.style.inset = `${Math.round(best.top)}px auto auto ${Math.round(best.left)}px`;
  }

  // Of a large place on a phone, its middle: that is where a finger goes.
  function room({ left, right, top, bottom }) {
    if (desk.matches) return { left, right, top, bottom };
    const x = (left + right) / 2, y = (top + bottom) / 2, wide = Math.min(FINGER, right - left) / 2, high = Math.min(FINGER, bottom - top) / 2;
    return { left: x - wide, right: x + wide, top: y - high, bottom: y + high };
  }

  async function look(answer) {
    const form = buttonOf(answer)?.form, ask = form?.elements.ask?.value;
    if (!ask) return;
    const name = latest = `${ask} ${answer}`;
    if (!kept.has(name)) {
      const address = form.getAttribute("action").replace(/answer$/, "outlook");
      try {
        const response = await fetch(`${address}?${new URLSearchParams({ ask, option: answer })}`);
        if (!response.ok) return;
        if (kept.size > MOST) kept.clear();
        kept.set(name, response.status === 204 ? "" : await response.text());
      } catch {
        return; // without a connection there is no outlook; the page says so elsewhere
      }
    }
    if (latest !== name) return;
    shown = { ask, answer };
    put();
  }

  function soon(answer, pause) {
    clearTimeout(waiting);
    waiting = setTimeout(() => (answer === undefined ? leave() : look(answer)), pause);
  }
  function leave() {
    const still = chosen() ?? answerOf(document.activeElement);
    return still === undefined ? hide() : look(still);
  }
  function hide() {
    clearTimeout(waiting);
    latest = "";
    shown = null;
    put();
  }
  main.addEventListener("pointerover", event => event.pointerType === "mouse" && answerOf(event.target) !== undefined && soon(answerOf(event.target), PAUSE));
  main.addEventListener("pointerout", event => event.pointerType === "mouse" && answerOf(event.target) !== undefined && answerOf(event.relatedTarget) === undefined && !event.relatedTarget?.closest?.("#outlook") && soon(undefined, PAUSE));
  main.addEventListener("focusin", event => answerOf(event.target) !== undefined && soon(answerOf(event.target), PAUSE));
  main.addEventListener("focusout", () => soon(undefined, PAUSE));
  main.addEventListener("click", event => answerOf(event.target) !== undefined && soon(answerOf(event.target), 0), true);
  main.addEventListener("click", event => event.target.closest?.("#chosen-back, #outlook") && !event.target.closest("a") && setTimeout(hide));
  document.addEventListener("keydown", event => event.key === "Escape" && !box()?.hidden && soon(undefined, 0));
  desk.addEventListener("change", put);
  htmx.config.morphIgnore.push("data-holds");
  document.addEventListener("htmx:after:swap", put);
})();
