// What an answer would lead to: asked of the server when an answer is pointed at, focused or chosen, on the board too. It
// stays until another answer has something to say or the question is over, so that nothing jumps to and fro.
(() => {
  const main = document.getElementById("main");
  if (!main) return;
  const PAUSE = 120; // milliseconds that a pointer rests
  const MOST = 200; // outlooks that are kept
  const kept = new Map(); // by question and answer: markup, "" where there is nothing to say
  let shown = null; // { ask, answer }
  let waiting = 0, latest = "";
  const box = () => document.getElementById("outlook");
  const buttonOf = answer => [...main.querySelectorAll(".prompt button[data-answer]")].find(one => one.dataset.answer === answer);

  function put() {
    const place = box();
    if (!place) return;
    const isThere = shown && document.getElementById(`form-${shown.ask}`);
    const markup = isThere ? kept.get(`${shown.ask} ${shown.answer}`) ?? "" : "";
    if (!isThere) shown = null;
    place.hidden = !markup;
    if (place.dataset.holds === (markup && `${shown.ask} ${shown.answer}`) && place.firstElementChild) return;
    place.innerHTML = markup;
    place.dataset.holds = markup && `${shown.ask} ${shown.answer}`;
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
    if (latest !== name || !kept.get(name)) return;
    shown = { ask, answer };
    put();
  }

  const answerOf = target => target.closest?.("[data-answer]:not(input)")?.dataset.answer;
  function soon(target, pause) {
    const answer = answerOf(target);
    if (answer === undefined) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => look(answer), pause);
  }
  main.addEventListener("pointerover", event => event.pointerType === "mouse" && soon(event.target, PAUSE));
  main.addEventListener("focusin", event => soon(event.target, PAUSE));
  main.addEventListener("click", event => soon(event.target, 0), true);
  htmx.config.morphIgnore.push("data-holds");
  document.addEventListener("htmx:after:swap", put);
})();
