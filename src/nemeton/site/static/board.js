// The board as a way to answer: choose a piece, then a target. A target presses the button of the prompt that carries the same
// answer, so there is one way to answer and the board is only a shorter path to it. Button and target light up together.
// Elements of a drawing: a piece to start with has data-from; a target has data-answer, and data-from if a piece comes first;
// one that needs no piece has the class is-open. A card in hand is a target too; on a touch screen it opens whole first. Also keeps the focus in the prompt when the question changes.
(() => {
  const main = document.getElementById("main");
  if (!main) return;
  htmx.config.morphIgnore.push("open"); // what the reader has folded stays folded
  htmx.config.morphSkip += ", svg > g.ground"; // the layer of a drawing that never changes is sent once
  let chosen = null; // the data-from of the chosen piece
  let only = null; // the answers of the verb that is open: the board lights these and no others
  let asked = "";
  let isListed = false; // all answers of this question stand in a list
  let focusWasInPrompt = false;

  const board = () => main.querySelector(".drawn svg");
  const cards = () => [...main.querySelectorAll(".hand [data-answer], .seat[data-answer]")];
  const hits = () => [...main.querySelectorAll(".drawn [data-answer]")];
  const pieces = () => [...main.querySelectorAll(".drawn .piece[data-from]")];
  const button = answer => [...main.querySelectorAll(".prompt [data-answer]")].find(one => one.dataset.answer === answer);
  const boxes = answer => [...main.querySelectorAll(".pick [data-answer]")].filter(one => one.dataset.answer === answer);
  const nameOf = () => main.querySelector(".ask-form [id^='ask-']")?.id ?? "";

  // What the server says of a hit or a target is written down before a class is changed. A morph puts the class back and takes the
  // note away; what was not morphed keeps both.
  function choose(from) {
    chosen = from;
    main.toggleAttribute("data-chosen", Boolean(from || only));
    for (const piece of pieces()) piece.classList.toggle("is-chosen", piece.dataset.from === from);
    for (const hit of hits()) {
      hit.dataset.alone ??= hit.classList.contains("is-open") ? "yes" : "no";
      const fits = from ? hit.dataset.from === from : hit.dataset.alone === "yes" || isPlain(hit);
      hit.classList.toggle("is-open", fits && (!only || only.has(hit.dataset.answer)));
    }
    for (const target of main.querySelectorAll(".drawn .target")) {
      target.dataset.soft ??= target.classList.contains("is-soft") ? "yes" : "no";
      const leads = hits().some(hit => hit.classList.contains("is-open") && covers(hit, target));
      target.classList.toggle("is-soft", from || only ? !leads : target.dataset.soft === "yes");
    }
    for (const token of main.querySelectorAll(".drawn .piece.token")) {
      const used = from && hits().some(hit => hit.classList.contains("is-open") && token.id === `token-${hit.dataset.token}`);
      token.classList.toggle("is-chosen", Boolean(used));
    }
  }

  // Where pieces lead too, the one answer that needs no piece is what a click without one means. A verb that is open says what is
  // done: then a place with one answer of it means that answer.
  function isPlain(hit) {
    if (hit.dataset.from && !only) return false;
    const rivals = hits().filter(other => (only ? only.has(other.dataset.answer) : !other.dataset.from) && other.dataset.to === hit.dataset.to);
    return new Set(rivals.map(other => other.dataset.answer)).size === 1;
  }

  // Verbs: one is open, or none. The board lights its places; a piece that leads to answers of one verb and to no others opens it.
  const verbs = () => [...main.querySelectorAll(".groups.are-many .heading input")];
  const answersOf = verb => [...verb.closest(".group").querySelectorAll("[data-answer]")].map(one => one.dataset.answer);
  function open(verb, from = null) {
    for (const one of verbs()) one.checked = one === verb;
    only = verb ? new Set(answersOf(verb)) : null;
    const starts = only ? new Set(hits().filter(hit => only.has(hit.dataset.answer)).map(hit => hit.dataset.from)) : new Set();
    choose(from ?? (starts.size === 1 ? [...starts][0] ?? null : null));
  }
  function showListed() {
    for (const list of main.querySelectorAll(".list-all")) {
      list.closest(".groups").classList.toggle("is-listed", isListed);
      list.setAttribute("aria-pressed", isListed);
    }
  }
  function openFrom(from) {
    const led = from ? [...new Set(hits().filter(hit => hit.dataset.from === from).map(hit => hit.dataset.answer))] : [];
    const whole = led.length ? verbs().find(verb => led.every(answer => answersOf(verb).includes(answer))) : null; // an answer alone has no verb
    open(whole ?? null, from);
  }

  // A target is drawn under the hit that answers for it: their names say so, on the field and at its edge.
  function covers(hit, target) {
    const place = (hit.dataset.to ?? "").replace(":", "-");
    return target.id === `target-${place}` || target.id === `target-${hit.dataset.from}-${place}`;
  }

  // Presses the button of an answer. What is picked is ticked or, where all that is alike is ticked already, given back.
  function press(answer) {
    const alike = boxes(answer);
    (alike.find(one => !one.checked) ?? alike.at(-1) ?? button(answer))?.click();
  }

  // Whatever is ticked in the prompt is marked where it lies; of things that are alike, so many.
  function markPicked() {
    const met = new Map();
    for (const thing of [...hits(), ...main.querySelectorAll(".hand .card[data-answer]")]) {
      const answer = thing.dataset.answer, place = thing.closest(".hand") ? "hand" : "stage", before = met.get(place + answer) ?? 0;
      met.set(place + answer, before + 1);
      thing.classList.toggle("is-picked", boxes(answer).filter(one => one.checked).length > before);
    }
  }

  function pieceAt(event) {
    const met = document.elementsFromPoint(event.clientX, event.clientY).map(one => one.closest(".drawn .piece[data-from]"));
    return met.find(Boolean);
  }

  function name(answer, on) {
    for (const hit of [...hits(), ...cards()]) if (hit.dataset.answer === answer) hit.classList.toggle("is-named", on);
    button(answer)?.classList.toggle("is-named", on);
  }

  function answered(event) {
    const found = event.target.closest?.("[data-answer]");
    return found && main.contains(found) ? found : null;
  }

  main.addEventListener("click", event => {
    if (main.dataset.dragged) return; // it was a drag of the board
    const card = event.target.closest(".hand [data-answer]");
    if (card && (card.closest(".whole-card") || matchMedia("(hover: hover)").matches)) {
      event.preventDefault(); // the whole card stays closed
      card.closest(".whole-card")?.hidePopover();
      press(card.dataset.answer);
      return;
    }
    const seat = event.target.closest(".seat[data-answer]"); // choosing a player is an answer
    if (seat) {
      press(seat.dataset.answer);
      return;
    }
    const hit = event.target.closest(".drawn [data-answer]"), piece = pieceAt(event);
    // A piece stands under the target of others: whoever points at it without having chosen one means the piece.
    if (hit && hit.classList.contains("is-open") && (chosen || !piece)) {
      press(hit.dataset.answer);
      if (!boxes(hit.dataset.answer).length) hit.closest("[popover]:popover-open:not(.board-card)")?.hidePopover(); // boards of a phone
      return;
    }
    if (piece) {
      openFrom(piece.dataset.from === chosen ? null : piece.dataset.from);
      const sheet = piece.closest("[popover]:popover-open:not(.board-card)");
      if (sheet && chosen && !sheet.querySelector(".hit.is-open")) sheet.hidePopover(); // it leads elsewhere
    } else if (event.target.closest(".drawn svg")) open(null);
  });
  for (const [enter, leave] of [["mouseover", "mouseout"], ["focusin", "focusout"]]) {
    main.addEventListener(enter, event => answered(event) && name(answered(event).dataset.answer, true));
    main.addEventListener(leave, event => answered(event) && name(answered(event).dataset.answer, false));
  }
  main.addEventListener("board:start", event => openFrom(event.detail)); // chosen in a place that is looked at from near
  main.addEventListener("change", event => {
    if (event.target.name === "group") open(event.target);
  });
  // A second click on an open verb closes it, and so does Escape.
  main.addEventListener("pointerdown", event => {
    const verb = event.target.closest(".groups.are-many label.heading")?.querySelector("input");
    if (verb) verb.dataset.was = verb.checked ? "open" : "";
  });
  main.addEventListener("click", event => {
    if (event.target.name === "group" && event.target.dataset.was === "open") open(null);
    if (event.target.name === "group") delete event.target.dataset.was;
    const list = event.target.closest(".list-all"); // all answers at once, whatever is open
    if (!list) return;
    isListed = !isListed;
    showListed();
    open(null);
  });
  document.addEventListener("keydown", event => {
    if (event.key !== "Escape" || (!chosen && !only)) return;
    const verb = verbs().find(one => one.checked);
    open(null);
    if (verb && document.activeElement?.closest(".group") === verb.closest(".group")) verb.focus();
  });

  // Pick so many: what is too few or too many cannot be sent.
  function count(pick) {
    const ticked = pick.querySelectorAll("input:checked").length, { least, most } = pick.dataset;
    const said = JSON.parse(pick.dataset.said), told = pick.querySelector(".picked-count");
    if (told) told.textContent = ticked && Number(most) > 1 ? told.dataset.said.replace("#", ticked) : "";
    for (const send of pick.form.elements) {
      if (send.type !== "submit") continue;
      send.disabled = ticked < Number(least) || ticked > Number(most);
      send.textContent = said[Math.min(Math.max(ticked, Number(least)), said.length - 1)];
    }
  }
  function countAll() {
    main.querySelectorAll(".pick").forEach(count);
    markPicked();
  }
  main.addEventListener("change", event => {
    const pick = event.target.closest(".pick");
    if (!pick) return;
    // Where only one is picked, another one takes its place.
    if (pick.dataset.most === "1" && event.target.checked) for (const box of pick.querySelectorAll("input:checked")) box.checked = box === event.target;
    countAll();
  });

  document.addEventListener("htmx:before:swap", () => {
    focusWasInPrompt = Boolean(document.activeElement?.closest?.(".asks, .undo, .deeds, .decide"));
  });
  document.addEventListener("htmx:before:response", event => {
    event.detail.ctx.sourceElement?.closest?.("[popover]:not(#chat):popover-open")?.hidePopover(); // what was asked there is done
  });
  document.addEventListener("htmx:after:swap", () => {
    const now = nameOf();
    const isSame = now === asked, verb = isSame && verbs().find(one => one.checked);
    if (verb) open(verb, chosen);
    else {
      only = null;
      choose(isSame && pieces().some(piece => piece.dataset.from === chosen) ? chosen : null);
    }
    isListed &&= isSame;
    showListed();
    asked = now;
    countAll();
    // What had the focus is gone, or it is a part of another question now.
    const has = document.activeElement, isOther = !isSame && has.closest(".asks, .decide");
    if (focusWasInPrompt && (has === document.body || isOther)) document.getElementById("asked")?.focus({ preventScroll: true });
  });
  asked = nameOf();
  countAll();
  if (board()) choose(null);
})();
