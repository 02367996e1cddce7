// What would you do? Asked of the server, which lets a worker think. The hint lies over the map, so that no answer moves; what is
// advised is marked in the list, in the hand and on the board. It belongs to one question and goes with it.
(() => {
  const main = document.getElementById("main");
  if (!main) return;
  let shown = null; // { ask, markup, busy }
  const box = () => document.getElementById("hint-box"), inside = () => document.getElementById("hint-told"), button = () => document.getElementById("hint-open");
  const asked = () => main.querySelector(".ask-form input[name=ask]")?.value;
  const stands = ask => Boolean(document.getElementById(`form-${ask}`));

  function put() {
    if (shown && !stands(shown.ask)) shown = null;
    if (button()) button().hidden = !asked();
    if (!box()) return;
    box().hidden = !shown;
    box().toggleAttribute("data-busy", Boolean(shown?.busy));
    if (inside().dataset.holds !== (shown?.markup ?? "") || (shown && !inside().firstElementChild)) inside().innerHTML = shown?.markup ?? "";
    inside().dataset.holds = shown?.markup ?? "";
    mark();
  }

  function mark() {
    const advised = JSON.parse(box().querySelector("[data-advised]")?.dataset.advised ?? "[]");
    for (const one of main.querySelectorAll("[data-answer]")) (one.closest("label.button") ?? one).classList.toggle("is-advised", advised.includes(one.dataset.answer));
    const layer = document.querySelector(".stage .film-marks"), brought = box().querySelector(".hint-marks > g");
    layer?.querySelectorAll(":scope > .is-advised").forEach(old => old.remove());
    if (layer && brought) layer.append(brought.cloneNode(true));
  }

  async function look() {
    const ask = asked();
    if (!ask || shown?.busy) return;
    const told = (css, text) => Object.assign(document.createElement("p"), { className: css, textContent: text }).outerHTML;
    shown = { ask, markup: told("soft", box().dataset.thinking), busy: true };
    put();
    let markup = told("notice", box().dataset.failed);
    try {
      const answer = await fetch(`${box().dataset.from}?${new URLSearchParams({ ask })}`);
      if (answer.headers.get("content-type")?.includes("html") && (answer.ok || answer.status < 500 || answer.status === 503)) markup = await answer.text();
    } catch {
      // without a connection there is no hint: the sentence for that stands already
    }
    if (shown?.ask !== ask) return;
    shown = { ask, markup, busy: false };
    put();
  }

  function close() {
    shown = null;
    put();
    button()?.focus({ preventScroll: true });
  }
  main.addEventListener("click", event => {
    if (event.target.closest?.("#hint-open")) shown && !shown.busy ? close() : look();
    if (event.target.closest?.("#hint-close")) close();
  });
  document.addEventListener("keydown", event => event.key === "Escape" && box()?.contains(document.activeElement) && close());
  htmx.config.morphIgnore.push("data-holds", "data-busy");
  document.addEventListener("htmx:after:swap", put);
  put();
})();
