// A card flies: one that left the hand goes to the board and fades there, one that came rises into the hand. Nothing waits for it, and
// whoever wants no motion sees none.
(() => {
  const main = document.getElementById("main");
  if (!main) return;
  const isStill = () => document.documentElement.dataset.motion === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  const LONG = 520, MOST = 4; // milliseconds; cards at once
  let held = null;

  const cards = () => new Map([...main.querySelectorAll(".hand .card[id]")].filter(card => card.checkVisibility?.() ?? true).map(card => [card.id, card]));

  function note() {
    held = new Map([...cards()].map(([id, card]) => [id, { box: card.getBoundingClientRect(), copy: card.cloneNode(true) }]));
  }

  function leave({ box, copy }) {
    const stage = main.querySelector(".stage")?.getBoundingClientRect();
    if (!stage || !box.width) return;
    copy.removeAttribute("id");
    copy.setAttribute("aria-hidden", "true");
    copy.inert = true;
    copy.classList.add("flying-card");
    Object.assign(copy.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
    document.body.append(copy);
    const x = stage.left + stage.width / 2 - box.left - box.width / 2, y = stage.top + stage.height / 2 - box.top - box.height / 2;
    const flight = copy.animate([{ transform: "none", opacity: 1 }, { transform: `translate(${x}px, ${y}px) scale(1.15)`, opacity: 1, offset: 0.7 }, { transform: `translate(${x}px, ${y}px) scale(.7)`, opacity: 0 }], { duration: LONG * 1.5, easing: "ease-in-out" });
    flight.onfinish = flight.oncancel = () => copy.remove();
  }

  function come(card) {
    card.animate([{ transform: "translateY(-2.5rem) scale(.9)", opacity: 0 }, { transform: "none", opacity: 1 }], { duration: LONG, easing: "ease-out" });
  }

  document.addEventListener("htmx:before:swap", note);
  document.addEventListener("htmx:after:swap", () => {
    if (!held || isStill()) return;
    const now = cards();
    if (held.size) {
      [...held].filter(([id]) => !document.getElementById(id)).slice(0, MOST).forEach(([, card]) => leave(card));
      [...now].filter(([id]) => !held.has(id)).slice(0, MOST).forEach(([, card]) => come(card));
    }
    held = null;
  });
})();
