// Steps through stops, by hand and by itself: what a film and a replay share. A room holds the buttons (data-film: back, play, next) and
// the choice of speed; whoever makes a player says how many stops there are, which one is shown, and how one is shown. Keys: arrows
// step, Space plays and pauses, Home and End go to the ends. The speed is a preference (preferences.js).
(() => {
  const SPEEDS = { half: 0.5, one: 1, two: 2, four: 4 };
  const root = document.documentElement;
  const isStill = () => root.dataset.motion === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;

  // Puts another drawing in place of the one that is shown. Things with a name glide from where they were.
  function redraw(holder, drawing) {
    const sheet = document.createElement("template");
    sheet.innerHTML = drawing;
    const next = sheet.content.querySelector("svg"), before = holder.querySelector("svg");
    const places = new Map();
    if (before) {
      const ground = before.querySelector(":scope > g.ground"), fresh = next.querySelector(":scope > g.ground");
      if (ground && fresh) fresh.replaceWith(ground);
      for (const one of before.querySelectorAll("[id][style*=transform]")) places.set(one.id, one.style.transform);
    }
    holder.replaceChildren(next);
    if (isStill()) return;
    const moved = [...next.querySelectorAll("[id][style*=transform]")]
      .filter(one => places.has(one.id) && places.get(one.id) !== one.style.transform)
      .map(one => [one, one.style.transform]);
    for (const [one] of moved) Object.assign(one.style, { transition: "none", transform: places.get(one.id) });
    holder.getBoundingClientRect(); // now they stand where they were
    for (const [one, to] of moved) Object.assign(one.style, { transition: "", transform: to });
  }

  function make(room, { at, last, go, pace, hears = () => true }) {
    let timer = 0;
    const button = name => room.querySelector(`[data-film="${name}"]`);
    const speed = () => SPEEDS[root.dataset.speed] ?? 1;

    function tell() {
      const play = button("play");
      play?.setAttribute("aria-pressed", String(timer !== 0));
      room.toggleAttribute("data-running", timer !== 0);
    }
    function stop() {
      clearTimeout(timer);
      timer = 0;
      tell();
    }
    function wait() {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (at() >= last()) return stop();
        go(at() + 1);
        if (at() < last()) wait(); else stop();
      }, pace() / speed());
      tell();
    }
    function play() {
      if (at() >= last()) go(0);
      wait();
    }
    function step(to) {
      stop();
      if (to >= 0 && to <= last()) go(to);
    }
    const moves = { back: () => step(at() - 1), next: () => step(at() + 1), play: () => timer ? stop() : play() };
    const keys = { ArrowLeft: moves.back, ArrowRight: moves.next, Home: () => step(0), End: () => step(last()), " ": moves.play };

    document.addEventListener("click", event => {
      const name = event.target.closest("[data-film]")?.dataset.film;
      if (name in moves && hears(event)) moves[name]();
    });
    document.addEventListener("keydown", event => {
      if (!hears(event) || event.altKey || event.ctrlKey || event.metaKey || event.target.closest("input, select, textarea, [contenteditable]")) return;
      if (event.key === " " && event.target.closest("button, a, summary")) return; // Space presses what has the focus
      if (!keys[event.key]) return;
      event.preventDefault();
      keys[event.key]();
    });
    document.addEventListener("preferred", event => event.detail.name === "speed" && timer && wait());
    return { play, stop, step, tell, isRunning: () => timer !== 0 };
  }

  window.nemetonPlayer = { make, redraw, isStill };
})();
