// Looking, choosing and doing are three acts. What an answer would end is asked of the server, which gives it on a copy of the game:
// an answer that the reader wants to confirm (the preference "confirm") comes back as chosen. Then its button and its place light
// up, and the rail says what will happen, with a button that does it and one that goes back.
// Also the keyboard: 1 to 9 choose, Enter does, Escape goes back. And a finger that taps twice answers once: what has appeared
// under a pointer a moment ago was not what it aimed at.
(() => {
  const main = document.getElementById("main");
  if (!main) return;
  const MOMENT = 350; // milliseconds in which nobody has read a new question
  const NEAR = 30; // pixels
  let chosen = null; // { ask, answer, why }
  let done = null; // the answer that is being done
  let asked = "", latest = null; // the question, and where the reader has clicked last
  const box = () => document.getElementById("chosen");
  const nameOf = () => main.querySelector(".ask-form [id^='ask-']")?.id ?? "";
  const wish = () => document.documentElement.dataset.confirm;
  const buttonOf = answer => [...main.querySelectorAll(".prompt button[data-answer]")].find(one => one.dataset.answer === answer);
  const verbOf = button => (button.closest(".group")?.getAttribute("aria-label") || box().dataset.verb).trim();

  // Choosing

  function show(next, isNew = false) {
    const button = next && buttonOf(next.answer);
    chosen = button ? next : null;
    for (const one of main.querySelectorAll("[data-answer]")) one.classList.toggle("is-doing", one.dataset.answer === chosen?.answer);
    if (!box()) return;
    box().hidden = !chosen;
    if (!chosen) return;
    box().classList.toggle("is-final", chosen.why !== "undoable");
    document.getElementById("chosen-what").textContent = button.dataset.told || button.title || button.textContent;
    document.getElementById("chosen-why").textContent = box().getAttribute(`data-${chosen.why}`) ?? "";
    document.getElementById("chosen-do").textContent = verbOf(button);
    if (isNew) document.getElementById("chosen-do").focus({ preventScroll: true });
  }

  function back() {
    const button = chosen && buttonOf(chosen.answer);
    show(null);
    (button?.checkVisibility() ? button : document.getElementById("asked"))?.focus({ preventScroll: true });
  }

  function act() {
    const button = chosen && buttonOf(chosen.answer);
    if (!button) return;
    done = chosen.answer;
    if (box().contains(document.activeElement)) document.getElementById("asked")?.focus({ preventScroll: true }); // the box is hidden now
    show(null);
    button.form.requestSubmit(button);
  }

  document.addEventListener("htmx:config:request", event => {
    const { sourceElement, request } = event.detail.ctx;
    if (!sourceElement.matches?.(".ask-form") || sourceElement.querySelector(".pick")) return;
    const isDone = done !== null && request.body.get("option") === done;
    done = null;
    if (!isDone && wish() !== "never") request.body.set("unless", wish());
  });
  document.addEventListener("htmx:after:request", event => {
    const { response, request } = event.detail.ctx, why = response?.headers.get("x-chosen");
    if (why && document.getElementById(`form-${request.body.get("ask")}`)) show({ ask: request.body.get("ask"), answer: request.body.get("option"), why }, true);
  });
  main.addEventListener("click", event => {
    if (event.target.closest("#chosen-back")) back();
    if (event.target.closest("#chosen-do")) act();
  });

  // The board does not move under a finger. Whoever has answered here a moment ago, or aimed while others changed the question, did
  // not mean what stands here now. A key is pressed by somebody who has read, and a script clicks what it means.

  document.addEventListener("click", event => {
    if (!event.isTrusted || !event.detail || !main.contains(event.target)) return;
    const fresh = main.dataset.fresh, [x, y] = (fresh ?? "").split(" ").map(Number);
    const isNear = fresh === "all" || Math.hypot(event.clientX - x, event.clientY - y) < NEAR;
    latest = [event.clientX, event.clientY];
    if (!fresh || !isNear || !event.target.closest("button[data-answer], .hit[data-answer], .decide, #chosen, #undo")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);

  let fading = 0;
  function freshen(isOwn) {
    main.dataset.fresh = isOwn && latest ? latest.join(" ") : "all";
    clearTimeout(fading);
    fading = setTimeout(() => delete main.dataset.fresh, MOMENT);
  }
  htmx.config.morphIgnore.push("data-fresh", "data-key", "data-keys");
  let isOwn = false; // does what is swapped in answer a click of the reader?
  document.addEventListener("htmx:before:request", event => isOwn ||= Boolean(event.target.closest?.(".ask-form, .undo")));
  // A question is new from the moment it stands there; that it was swapped in is told only later.
  new MutationObserver(() => {
    const now = nameOf();
    if (now === asked) return;
    asked = now;
    freshen(isOwn);
    isOwn = false;
  }).observe(main, { childList: true, subtree: true, attributes: true, attributeFilter: ["id"] });
  document.addEventListener("htmx:after:swap", () => {
    show(chosen && document.getElementById(`form-${chosen.ask}`) ? chosen : null);
    number();
  });

  // Keys

  // What the digits choose: the places of an open verb, else all that stands in the list, a verb among it.
  function numbered() {
    const list = document.getElementById("asks"), isShown = one => (one.matches("label") ? one.querySelector("input")?.checkVisibility() ?? false : one.checkVisibility());
    const open = list?.querySelector(".group:has(.heading input:checked) ul");
    const all = open ? open.querySelectorAll(".option-button") : list?.querySelectorAll(".option-button, .pick label, label.heading") ?? [];
    return [...all].filter(one => open || isShown(one)).slice(0, 9);
  }
  function number() {
    for (const one of main.querySelectorAll("[data-key]")) delete one.dataset.key;
    numbered().forEach((one, at) => one.dataset.key = at + 1);
  }
  const types = target => target.closest?.("input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]");
  document.addEventListener("keydown", event => {
    if (event.ctrlKey || event.altKey || event.metaKey || types(event.target)) return;
    if (event.key === "Escape" && chosen) {
      event.stopImmediatePropagation();
      back();
    } else if (event.key === "Enter" && chosen && !event.target.closest?.("button, a, summary, label, input")) {
      event.preventDefault();
      act();
    } else if (/^[1-9]$/.test(event.key) && !document.querySelector("[popover]:popover-open:not(#keys, #large-card)")) {
      main.toggleAttribute("data-keys", true); // from now on the digits stand at the answers
      number();
      const one = numbered()[Number(event.key) - 1];
      if (!one || event.repeat) return;
      event.preventDefault();
      one.matches(".heading") ? one.querySelector("input").focus() : one.focus?.();
      one.click();
      number();
    }
  }, true);
  main.addEventListener("change", number);

  asked = nameOf();
  number();
})();
