// A phase step by step: of the list that a game tells above the question, one step is shown at a time, and the place where it
// happened is lit on the board. Buttons, or the arrow keys while the list has the focus, lead on and back. The reader's step outlives updates.
(() => {
  const main = document.getElementById("main");
  if (!main) return;
  let name = "", at = 0;

  function show() {
    const list = document.getElementById("walk"), lit = main.querySelector(".stage .walked");
    const steps = [...list?.querySelectorAll("li") ?? []];
    if (list && list.dataset.walked !== name) [name, at] = [list.dataset.walked, 0];
    at = Math.max(0, Math.min(at, steps.length - 1));
    list?.classList.add("is-stepped");
    steps.forEach((step, number) => step.classList.toggle("is-now", number === at));
    for (const button of list?.querySelectorAll("[data-walk]") ?? []) {
      button.hidden = false;
      button.disabled = !steps[at + Number(button.dataset.walk)];
    }
    const place = list?.open && steps[at]?.dataset.walkTo;
    const drawn = place && main.querySelector(`.stage [data-place="${place}"]`);
    lit?.setAttribute("d", drawn ? main.querySelector(drawn.getAttribute("href")).getAttribute("d") : "");
  }

  function go(by) {
    at += by;
    show();
  }

  main.addEventListener("click", event => {
    const button = event.target.closest("[data-walk]");
    if (button) go(Number(button.dataset.walk));
  });
  main.addEventListener("keydown", event => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by && event.target.closest("#walk")) go(by);
  });
  main.addEventListener("toggle", event => event.target.id === "walk" && show(), true);
  document.addEventListener("htmx:after:swap", show);
  show();
})();
