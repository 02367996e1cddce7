// Pan and zoom of the board: wheel, pinch, drag, buttons, double click to fit. The place is kept in custom properties of the element
// around the table, which no update touches. Parts of a picture that a game names (`data-part`) come near when they are clicked: the
// element around the table says which (`data-near`), the game's style sheet how; the next click elsewhere, or Escape, puts them back.
(() => {
  const main = document.getElementById("main");
  if (!main) return;
  const MOST = 4;
  const fingers = new Map();
  let zoom = 1, x = 0, y = 0, travelled = 0;

  const stage = () => main.querySelector(".stage");

  function show() {
    const { width, height } = stage().getBoundingClientRect();
    x = Math.min(0, Math.max(width * (1 - zoom), x));
    y = Math.min(0, Math.max(height * (1 - zoom), y));
    main.style.setProperty("--zoom", zoom);
    main.style.setProperty("--pan-x", `${x}px`);
    main.style.setProperty("--pan-y", `${y}px`);
    main.dataset.zoomed = zoom > 1 ? "yes" : "no";
    if (zoom > 1) delete main.dataset.near;
  }

  function zoomTo(wanted, atX, atY) {
    const next = Math.min(MOST, Math.max(1, wanted));
    x = atX - (atX - x) * next / zoom;
    y = atY - (atY - y) * next / zoom;
    zoom = next;
    show();
  }

  function within(event) {
    const box = stage().getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  }

  // On the window: an element without a box of its own (display: contents) is not asked by every browser.
  window.addEventListener("wheel", event => {
    if (!event.target.closest?.(".stage")) return;
    event.preventDefault();
    zoomTo(zoom * Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0015)), ...within(event));
  }, { passive: false });

  main.addEventListener("pointerdown", event => {
    if (!event.target.closest(".stage .pan")) return;
    if (!fingers.size) travelled = 0;
    delete main.dataset.dragged;
    fingers.set(event.pointerId, within(event));
  });
  window.addEventListener("pointermove", event => {
    const before = fingers.get(event.pointerId);
    if (!before || !stage()) return;
    const now = within(event);
    travelled += Math.hypot(now[0] - before[0], now[1] - before[1]);
    if (fingers.size === 2) {
      const other = [...fingers].find(([id]) => id !== event.pointerId)[1];
      const apart = ([a, b]) => Math.hypot(a - other[0], b - other[1]);
      zoomTo(zoom * apart(now) / Math.max(1, apart(before)), (now[0] + other[0]) / 2, (now[1] + other[1]) / 2);
    } else if (zoom > 1) {
      x += now[0] - before[0];
      y += now[1] - before[1];
      show();
    }
    fingers.set(event.pointerId, now);
    if (travelled > 8 && (zoom > 1 || fingers.size === 2)) main.dataset.dragged = "yes";
  });
  for (const end of ["pointerup", "pointercancel"]) {
    window.addEventListener(end, event => {
      fingers.delete(event.pointerId);
      if (!fingers.size) setTimeout(() => delete main.dataset.dragged);
    });
  }

  main.addEventListener("dblclick", event => {
    if (!event.target.closest(".stage .pan") || event.target.closest("[data-answer], [data-from]")) return;
    zoomTo(1, 0, 0);
  });
  main.addEventListener("click", event => {
    const way = event.target.closest("[data-zoom]")?.dataset.zoom;
    if (!way) return;
    const { width, height } = stage().getBoundingClientRect();
    zoomTo(way === "fit" ? 1 : zoom * (way === "in" ? 1.4 : 1 / 1.4), width / 2, height / 2);
  });

  document.addEventListener("click", event => {
    if (main.dataset.dragged || zoom > 1) return;
    const part = event.target.closest(".stage [data-part]")?.dataset.part, near = main.dataset.near;
    const answers = event.target.closest(".stage :is([data-answer], [data-from])");
    if (answers && (part !== near || main.querySelector(".pick"))) return; // more may be ticked there
    if (part && part !== near && !answers) main.dataset.near = part;
    else delete main.dataset.near;
  });
  window.addEventListener("keydown", event => event.key === "Escape" && delete main.dataset.near);

  const reveal = () => document.getElementById("zoom")?.removeAttribute("hidden");
  document.addEventListener("htmx:after:swap", reveal);
  window.addEventListener("resize", () => stage() && show());
  reveal();
})();
