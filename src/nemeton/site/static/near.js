// A place of the board from near: a click on it where it answers nothing, on its sign always, a finger that rests; and on a crowd, where
// a finger cannot aim. By keyboard: the button before the board. What may be chosen there stands at each line and presses the button of
// the prompt, so there is one way to answer. To look does nothing else.
(() => {
  const main = document.getElementById("main"), card = document.getElementById("near-card"), opener = document.getElementById("near-open");
  if (!main || !card) return;
  const HOLD = 350, SLIP = 10, SMALL = 30; // milliseconds; pixels that a finger slips; too small for it among others
  const body = document.getElementById("near-body"), touched = matchMedia("(hover: none)"), phone = matchMedia("(max-width: 56rem)");
  let shown = "", latest = "1", wish = 0, holding = 0, swallow = false, start = null, returnTo = null;

  const stageOf = event => event.target.closest?.(".stage .pan");
  const met = (event, css) => document.elementsFromPoint(event.clientX, event.clientY).map(one => one.closest?.(css)).find(Boolean);
  const placeAt = event => met(event, ".stage [data-closer]")?.dataset.closer;
  const hits = spots => [...main.querySelectorAll(".stage .hit.is-open")].filter(hit => spots.includes(hit.dataset.to));
  const starts = spots => [...main.querySelectorAll(".stage .piece[data-from]")].filter(piece => spots.includes(piece.dataset.from));
  const buttons = answer => [...main.querySelectorAll(".prompt [data-answer]")].filter(one => one.dataset.answer === answer);

  async function open(place, isNew = true) {
    const mine = ++wish;
    main.dataset.closer = place;
    let told = "";
    try {
      const answer = await fetch(`${card.dataset.from}/${encodeURIComponent(place)}`, { headers: { "hx-request": "true" } });
      told = answer.ok ? await answer.text() : "";
    } catch {
      // without a connection; it is said below
    }
    if (mine !== wish) return;
    if (isNew && !shown) returnTo = document.activeElement === document.body ? null : document.activeElement;
    const focused = !isNew && card.contains(document.activeElement);
    if (told) body.innerHTML = told;
    else body.replaceChildren(Object.assign(document.createElement("p"), { id: "near-name", tabIndex: -1, textContent: card.dataset.lost }));
    shown = latest = place;
    arm();
    if (!card.matches(":popover-open")) card.showPopover();
    if (isNew) card.scrollTop = 0;
    settle();
    mark();
    if (isNew || focused) document.getElementById("near-name")?.focus({ preventScroll: true });
  }

  // What may be chosen there, as buttons at each line.
  function arm() {
    for (const list of body.querySelectorAll("[data-spots]")) {
      const spots = list.dataset.spots.split(" "), made = [];
      for (const from of new Set(starts(spots).map(one => one.dataset.from))) made.push(deed(card.dataset.choose, { start: from }));
      for (const [verb, answers] of byVerb(hits(spots))) {
        const alone = verb && answers.length === 1;
        if (verb && !alone) made.push(Object.assign(document.createElement("span"), { className: "near-verb", textContent: verb }));
        for (const { answer, whole, short } of answers) made.push(deed(alone ? verb : verb ? short : whole, { deed: answer }, whole));
      }
      list.replaceChildren(...made);
      list.hidden = !made.length;
    }
  }
  // The place and whose it is stand above: of an answer alone its verb is enough, of several the verb once and what tells them apart.
  function byVerb(found) {
    const verbs = new Map();
    for (const answer of new Set(found.map(one => one.dataset.answer))) {
      const button = buttons(answer)[0], label = button?.closest("label") ?? button;
      if (!button) continue;
      const verb = button.closest(".group:not(.is-alone)")?.getAttribute("aria-label")?.trim() ?? "";
      const short = shortOf(label), whole = (button.dataset.told || label.title || short).trim();
      verbs.set(verb, [...verbs.get(verb) ?? [], { answer, whole, short }]);
    }
    return verbs;
  }
  function shortOf(label) {
    const copy = label.cloneNode(true);
    for (const one of copy.querySelectorAll(".hidden")) one.remove(); // what only a listener needs
    return copy.textContent.trim();
  }
  function deed(text, data, whole = text) {
    const made = Object.assign(document.createElement("button"), { type: "button", className: "button near-deed", textContent: text, title: whole, ariaLabel: whole.toLowerCase().includes(text.toLowerCase()) ? whole : `${text}: ${whole}` });
    Object.assign(made.dataset, data);
    const boxes = buttons(data.deed).filter(one => one.type === "checkbox");
    if (boxes.length) made.ariaPressed = boxes.some(one => one.checked);
    return made;
  }

  function mark() {
    for (const one of main.querySelectorAll(".stage [data-closer]")) one.classList.toggle("is-near", one.dataset.closer === shown);
  }

  // At a desk beside the place, on the side where there is more room; it never lies over it.
  function settle() {
    card.style.removeProperty("inset");
    const place = main.querySelector(`.stage .clearing[data-closer="${CSS.escape(shown)}"], .stage [data-closer="${CSS.escape(shown)}"]`)?.getBoundingClientRect();
    const stage = main.querySelector(".stage")?.getBoundingClientRect();
    if (phone.matches || !place || !stage) return;
    const { width, height } = card.getBoundingClientRect(), gap = 10;
    const isRight = (place.left + place.right) / 2 < (stage.left + stage.right) / 2;
    const left = isRight ? place.right + gap : place.left - width - gap;
    const top = Math.max(gap, Math.min(innerHeight - height - gap, (place.top + place.bottom - height) / 2));
    card.style.inset = `${Math.round(top)}px auto auto ${Math.round(Math.max(gap, Math.min(innerWidth - width - gap, left)))}px`;
  }

  function close() {
    wish += 1;
    delete main.dataset.closer;
    if (!shown) return;
    const hadFocus = card.contains(document.activeElement);
    shown = "";
    mark();
    if (card.matches(":popover-open")) card.hidePopover();
    if (hadFocus && returnTo?.isConnected) returnTo.focus({ preventScroll: true });
    returnTo = null;
  }

  function step(by) {
    const all = [...body.querySelectorAll("#near-which option")].map(one => one.value), at = all.indexOf(shown);
    if (all.length) open(all[(at + by + all.length) % all.length]);
  }

  // Several things to choose stand in this place, and this one is too small for a finger.
  function isCrowded(event, place) {
    const aim = event.target.closest(".hit.is-open") ?? met(event, ".stage .piece[data-from]");
    if (!aim || !touched.matches) return false;
    const { width, height } = aim.getBoundingClientRect();
    const here = [...main.querySelectorAll(".stage .hit.is-open, .stage .piece[data-from]")].filter(one => {
      const name = one.dataset.to && one.matches(".hit") ? one.dataset.to : one.dataset.from;
      return name.split("-")[1] === place;
    });
    return Math.min(width, height) < SMALL && new Set(here.map(one => one.dataset.answer ?? one.dataset.from)).size > 1;
  }

  // Before the board hears of it.
  main.addEventListener("click", event => {
    if (swallow) {
      swallow = false;
      event.preventDefault();
      return event.stopImmediatePropagation();
    }
    if (!stageOf(event) || main.dataset.dragged || main.hasAttribute("data-pinning")) return;
    const place = placeAt(event), sign = !touched.matches && event.target.closest(".signboard[data-closer]");
    if (!place) return;
    const answers = event.target.closest(".hit.is-open") || met(event, ".stage .piece[data-from]") || main.hasAttribute("data-chosen");
    if (sign || isCrowded(event, place)) event.stopImmediatePropagation();
    else if (answers) return;
    if (shown === place) close();
    else open(place);
  }, true);
  document.addEventListener("click", event => {
    if (!shown || !event.isTrusted) return;
    const choice = event.target.closest?.("#near-card .near-deed");
    if (choice) return choose(choice.dataset);
    if (event.target.closest?.("#near-close")) return close();
    if (event.target.closest?.("#near-before")) return step(-1);
    if (event.target.closest?.("#near-next")) return step(1);
    if (!card.contains(event.target) && !placeAt(event) && event.target !== opener && event.detail) close();
  });
  function choose({ deed: answer, start: from }) {
    const boxes = buttons(answer).filter(one => one.type === "checkbox");
    if (boxes.length) { // more may be ticked here
      (boxes.find(one => !one.checked) ?? boxes.at(-1)).click();
      return arm();
    }
    close();
    if (from) main.dispatchEvent(new CustomEvent("board:start", { detail: from }));
    else buttons(answer)[0]?.click();
  }
  body.addEventListener("change", event => event.target.id === "near-which" && open(event.target.value));
  opener?.addEventListener("click", () => open(latest));

  // A finger that rests.
  main.addEventListener("pointerdown", event => {
    swallow = false;
    if (event.pointerType === "mouse" || !stageOf(event) || !event.isPrimary) return clearTimeout(holding);
    const place = placeAt(event);
    start = { x: event.clientX, y: event.clientY };
    clearTimeout(holding);
    if (place) holding = setTimeout(() => { swallow = true; open(place); }, HOLD);
  });
  for (const kind of ["pointerup", "pointercancel"]) document.addEventListener(kind, () => { start = null; clearTimeout(holding); });
  document.addEventListener("pointermove", event => start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLIP && clearTimeout(holding));
  document.addEventListener("contextmenu", event => swallow && event.preventDefault());

  document.addEventListener("keydown", event => {
    if (!shown || document.querySelector("#large-card:popover-open")) return;
    if (event.key === "Escape") {
      event.stopImmediatePropagation();
      return close();
    }
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by && card.contains(event.target) && event.target.id !== "near-which") step(by);
  }, true);

  // What stands there may have changed.
  document.addEventListener("htmx:after:swap", () => shown && open(shown, false));
  addEventListener("resize", () => shown && settle());
})();
