// Pins and arrows: choose one, then click a place of the board, or two. It fills in the form of the pins' sheet and sends that, so
// there is one way to put a pin and the board is only a shorter path to it. While places are chosen the board answers nothing else.
(() => {
  const main = document.getElementById("main");
  if (!main) return;
  let way = "", start = ""; // "pin" or "arrow"; where the arrow begins

  const field = name => main.querySelector(`#pin-form [name=${name}]`);
  const known = place => place && [...field("start").options].some(option => option.value === place);

  function show() {
    for (const button of main.querySelectorAll("[data-pin]")) {
      button.hidden = false;
      button.setAttribute("aria-pressed", button.dataset.pin === way);
    }
    const hint = document.getElementById("pin-hint");
    if (!hint) return;
    hint.hidden = !way;
    hint.firstChild.textContent = start ? hint.dataset.end : hint.dataset.start;
    main.toggleAttribute("data-pinning", Boolean(way));
  }

  function choose(next) {
    [way, start] = [next === way ? "" : next, ""];
    show();
  }

  function send(from, to) {
    field("start").value = from;
    field("end").value = to;
    choose("");
    document.getElementById("pin-form").requestSubmit();
  }

  // Before anything else hears of it: whoever points at a place does not answer with it.
  main.addEventListener("click", event => {
    const button = event.target.closest("[data-pin]");
    if (button) {
      button.closest("[popover]")?.hidePopover();
      choose(button.dataset.pin);
      return;
    }
    if (event.target.closest("#pin-stop")) choose("");
    if (!way || main.dataset.dragged || !event.target.closest(".stage .pan")) return;
    event.stopPropagation();
    const met = document.elementsFromPoint(event.clientX, event.clientY).find(one => one.dataset?.place);
    const place = met?.dataset.place;
    if (!known(place)) return;
    if (way === "pin") send(place, "");
    else if (start && start !== place) send(start, place);
    else [start] = [place];
    show();
  }, true);
  document.addEventListener("keydown", event => event.key === "Escape" && way && choose(""));
  document.addEventListener("htmx:after:swap", show);
  show();
})();
