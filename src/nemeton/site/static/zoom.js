// Pan and zoom of the board: wheel, pinch, drag, buttons, double click to fit. The place is kept in custom properties of the element
// around the table, which no update touches.
// Parts of a picture that a game names (`data-part`) come near when they are clicked; the next click elsewhere, or Escape, puts them
// back. Of a picture with small things elsewhere too (`data-lens`) the place that is touched comes near: a finger cannot aim at what is
// small. What a mouse is told while it rests (`<title>`), a finger is told by touching what is near; once more puts everything back.
(() => {
  const main = document.getElementById("main");
  if (!main) return;
  const MOST = 4, SMALL = 20, LARGE = 44, LENS = 2.2; // pixels: too small for a finger, large enough for it
  const fingers = new Map();
  const touched = matchMedia("(hover: none)");
  const told = document.body.appendChild(Object.assign(document.createElement("p"), { className: "told", role: "status", hidden: true }));
  let zoom = 1, x = 0, y = 0, travelled = 0, telling = null, wasChosen = false; // what is told just now; was a piece chosen before this click?

  const stage = () => main.querySelector(".stage");

  function show() {
    const { width, height } = stage().getBoundingClientRect();
    x = Math.min(0, Math.max(width * (1 - zoom), x));
    y = Math.min(0, Math.max(height * (1 - zoom), y));
    main.style.setProperty("--zoom", zoom);
    main.style.setProperty("--pan-x", `${x}px`);
    main.style.setProperty("--pan-y", `${y}px`);
    main.dataset.zoomed = zoom > 1 ? "yes" : "no";
    if (zoom === 1) delete main.dataset.lens;
    else if (main.dataset.near) bring("");
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
    delete main.dataset.lens;
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

  function bring(part) {
    if (part) main.dataset.near = part;
    else delete main.dataset.near;
    for (const one of main.querySelectorAll(".stage [data-part], .drawn [data-part]")) {
      const near = one.dataset.part === part;
      one.toggleAttribute("data-near", near);
      if (one.popover && one.matches(":popover-open") !== near) one.togglePopover(near); // a board beside the map
    }
  }

  function tell(thing) {
    telling = thing;
    told.hidden = !thing;
    if (!thing) return;
    told.textContent = thing.querySelector(":scope > title").textContent;
    const box = stage().getBoundingClientRect();
    told.style.cssText = `left: ${box.left}px; width: ${box.width}px; --under: ${box.bottom}px`;
  }

  // With a finger: tells what was touched in something near, unless it was told already. True if it did.
  function tellsMore(target) {
    const thing = touched.matches ? target.closest(":is(.stage .part, .board-card) :has(> title)") : null;
    const more = thing && thing !== telling;
    tell(more ? thing : null);
    return more;
  }

  function look(event, size) {
    main.dataset.lens = "yes";
    zoomTo(zoom * Math.max(LENS, LARGE / size), ...within(event));
  }

  // Before the board hears of it: a touch of something too small to be meant brings its place near instead.
  main.addEventListener("click", event => {
    wasChosen = main.hasAttribute("data-chosen");
    const aim = event.target.closest(".stage [data-lens] :is([data-answer], [data-from])");
    if (!aim || aim.closest("[data-part]") || !touched.matches || zoom > 1 || main.dataset.dragged || main.hasAttribute("data-pinning")) return;
    const { width, height } = aim.getBoundingClientRect(), size = Math.min(width, height);
    if (size >= SMALL) return;
    event.stopPropagation();
    bring("");
    look(event, size);
  }, true);

  document.addEventListener("click", event => {
    if (main.dataset.dragged || (zoom > 1 && !main.dataset.lens) || event.target.closest(".zoom, .told")) return tell(null);
    const part = event.target.closest(":is(.stage, .drawn) [data-part]")?.dataset.part, near = main.dataset.near;
    const answers = event.target.closest(":is(.stage, .drawn) :is([data-answer], [data-from])");
    if (answers && !main.dataset.lens && (part !== near || main.querySelector(".pick"))) return; // more may be ticked there
    const wasNear = main.dataset.lens || (part && part === near);
    if (!answers && wasNear && tellsMore(event.target)) return;
    tell(null);
    bring(part && part !== near && !answers ? part : "");
    if (main.dataset.lens) zoomTo(1, 0, 0);
    else if (touched.matches && !near && !part && !answers && !wasChosen && event.target.closest(".stage [data-lens]")) look(event, LARGE);
  });
  window.addEventListener("keydown", event => event.key === "Escape" && (tell(null), bring("")));

  const reveal = () => document.getElementById("zoom")?.removeAttribute("hidden");
  htmx.config.morphIgnore.push("data-near"); // what is near stays near
  document.addEventListener("htmx:after:swap", () => {
    reveal();
    bring(main.dataset.near);
  });
  window.addEventListener("resize", () => stage() && show());
  reveal();
})();
