// A lesson at the table: only the answers that the step wants are awake. All others sleep: a click on them says a kind word and does
// nothing. What is wanted is pointed at on the board; “Show me” leads to its button. The address tells the step, so that a page that
// is loaded again shows the same.
(() => {
  const main = document.getElementById("main");
  if (!main) return;
  const SVG = "http://www.w3.org/2000/svg";
  const block = () => document.getElementById("lesson");
  const told = name => JSON.parse(block()?.dataset[name] || "[]");
  let awake = new Set();
  let at = block()?.dataset.at;

  const answers = () => [...main.querySelectorAll("[data-answer]")];
  const sleeps = one => !awake.has(one.dataset.answer);
  // What opens a group of answers sleeps where all of them do.
  const isEmpty = group => ![...group.querySelectorAll("[data-answer]")].some(one => awake.has(one.dataset.answer));

  function mark() {
    awake = new Set(told("awake"));
    for (const one of answers()) {
      one.classList.toggle("is-asleep", sleeps(one));
      if (sleeps(one)) one.setAttribute("aria-disabled", "true");
      else one.removeAttribute("aria-disabled");
    }
    for (const group of main.querySelectorAll(".group")) group.classList.toggle("is-asleep", isEmpty(group));
    const open = [...main.querySelectorAll(".groups.are-many .group:not(.is-asleep) input[type=radio]")];
    if (open.length && !open.some(one => one.checked)) open[0].checked = true;
    const show = document.getElementById("lesson-show");
    if (show) show.hidden = false;
    point();
    requestAnimationFrame(() => { // after the list has been put to its top
      const list = document.getElementById("asks"), first = list && [...list.querySelectorAll("[data-answer]")].find(one => !sleeps(one));
      if (first) list.scrollTop += Math.max(0, first.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom + 40);
    });
  }

  // Rings around what is pointed at, drawn into the board itself, so that they stay in place when it is zoomed.
  function point() {
    for (const old of main.querySelectorAll(".lesson-rings")) old.remove();
    const named = told("point").map(id => document.getElementById(id));
    const hits = [...main.querySelectorAll(".drawn [data-answer]")].filter(one => !sleeps(one));
    const starts = hits.map(hit => hit.dataset.from && main.querySelector(`.drawn .piece[data-from="${CSS.escape(hit.dataset.from)}"]`));
    const all = [...new Set([...named, ...hits, ...starts])].filter(Boolean);
    for (const one of all) ring(one);
    for (const layer of main.querySelectorAll(".lesson-rings")) nemetonBubble.veil(layer);
    const goal = document.querySelector("#lesson-goals .is-now > span:last-child")?.textContent ?? "";
    nemetonBubble.say(goal, () => targets(starts, hits, named), () => [...all.map(placeOf), ...awakeAnswers(), next(), block()].filter(Boolean));
    for (const card of main.querySelectorAll(".hand [data-answer]")) card.classList.toggle("is-wanted", !sleeps(card));
  }

  const awakeAnswers = () => [...main.querySelectorAll(".prompt [data-answer], .hand [data-answer]")].filter(one => !sleeps(one)).map(one => one.closest("label") ?? one);
  const next = () => document.querySelector("#lesson-next:not([aria-disabled])");

  // What is clicked first: a piece, a place, what is pointed at; where nothing of that is on the board, the answer itself.
  function targets(...lists) {
    const found = lists.flat().filter(Boolean).map(placeOf).filter(one => one.isConnected && one.getBoundingClientRect().width);
    return found.length ? found : awakeAnswers();
  }

  function ring(thing) {
    const one = placeOf(thing), board = one.ownerSVGElement && outermost(one), box = one.getBoundingClientRect();
    if (!board || !box.width) {
      one.classList.add("is-wanted");
      return;
    }
    const matrix = board.getScreenCTM().inverse();
    const corner = (x, y) => new DOMPoint(x, y).matrixTransform(matrix);
    const from = corner(box.left, box.top), to = corner(box.right, box.bottom);
    const layer = board.querySelector(":scope > .lesson-rings") ?? board.appendChild(document.createElementNS(SVG, "g"));
    layer.setAttribute("class", "lesson-rings");
    layer.setAttribute("aria-hidden", "true");
    for (const css of ["lesson-ring-under", "lesson-ring"]) {
      const shape = layer.appendChild(document.createElementNS(SVG, "ellipse"));
      shape.setAttribute("class", css);
      shape.setAttribute("cx", (from.x + to.x) / 2);
      shape.setAttribute("cy", (from.y + to.y) / 2);
      shape.setAttribute("rx", (to.x - from.x) / 2 + 6);
      shape.setAttribute("ry", (to.y - from.y) / 2 + 6);
    }
  }

  // A target that shows itself only when its piece is chosen has no place of its own yet: then it is the place it leads to.
  function placeOf(thing) {
    const to = thing.getBoundingClientRect().width ? "" : thing.dataset.to;
    return (to && (document.getElementById(to) ?? document.getElementById(`target-${to}`))) || thing;
  }

  function outermost(one) {
    let board = one.ownerSVGElement;
    while (board.ownerSVGElement) board = board.ownerSVGElement;
    return board;
  }

  function speak() {
    const word = document.getElementById("lesson-word");
    if (!word) return;
    word.hidden = false;
    word.textContent = word.dataset.word;
    word.scrollIntoView({ block: "nearest" });
  }

  function hush() {
    const word = document.getElementById("lesson-word");
    if (word) word.hidden = true;
  }

  // Whoever clicks on what sleeps is told so, before anything else hears of it.
  main.addEventListener("click", event => {
    if (!block()) return;
    const one = event.target.closest(".side [data-answer], .prompt [data-answer], .hand [data-answer], .seat[data-answer], .pick label");
    const answer = one?.matches("label") ? one.querySelector("[data-answer]") : one;
    const waits = event.target.closest("#lesson-next[aria-disabled], .group.is-asleep > label.heading");
    if ((answer && sleeps(answer)) || waits) {
      event.preventDefault();
      event.stopImmediatePropagation();
      speak();
      return;
    }
    hush();
    if (event.target.closest("#lesson-show")) show();
  }, true);

  function show() {
    const wanted = [...main.querySelectorAll(".prompt [data-answer]")].filter(one => !sleeps(one));
    const group = wanted[0]?.closest(".group");
    const radio = group?.querySelector("input[type=radio]");
    if (radio) radio.checked = true;
    wanted[0]?.closest("details")?.setAttribute("open", "");
    for (const one of wanted) {
      const shown = one.matches("input") ? one.closest("label") ?? one : one;
      shown.classList.remove("is-shown");
      void shown.offsetWidth; // so that the same mark moves once more
      shown.classList.add("is-shown");
    }
    wanted[0]?.scrollIntoView({ block: "nearest" });
    wanted[0]?.focus({ preventScroll: true });
    main.querySelectorAll(".lesson-rings").forEach(one => {
      one.classList.remove("is-shown");
      void one.getBBox();
      one.classList.add("is-shown");
    });
  }

  document.addEventListener("htmx:after:swap", () => {
    mark();
    if (block() && block().dataset.at !== at) {
      at = block().dataset.at;
      history.pushState(null, "", block().dataset.address);
      if (document.activeElement === document.body) document.getElementById("lesson-say")?.focus({ preventScroll: true });
    }
  });
  window.addEventListener("popstate", () => location.reload());
  window.addEventListener("resize", point);
  mark();
})();
