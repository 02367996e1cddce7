// Answers that do not fit scroll by themselves: the list fades where it goes on, and a word says how many lie below. A new question
// begins at its top. The hand fades too where it goes on.
// At a desk nothing should have to scroll: where answers do not fit, the column closes up step by step (sight.css) until they do. While
// a question stands it only closes up further, so that nothing moves back under a pointer.
(() => {
  const main = document.getElementById("main");
  if (!main) return;
  htmx.config.morphIgnore.push("data-above", "data-below");
  const list = () => document.getElementById("asks");
  const fade = () => parseFloat(getComputedStyle(list()).getPropertyValue("--fade"));
  // The heading of a group is an answer where it opens the group. What lies beside answers and is none wants to be in sight as well.
  const isAnswer = one => (one.matches(".heading") ? one.querySelector("input") : one)?.checkVisibility();
  const answers = () => [...list().querySelectorAll(".option-button, .pick label, label.heading, .spread :is([data-answer], [data-beside])")].filter(isAnswer);
  const resized = new ResizeObserver(tell);
  const TWO_ROWS = 4; // cards, two abreast
  const STEPS = ["1", "1 2", "1 2 3", "1 2 3 4", "1 2 3 4 5"], desk = matchMedia("(min-width: 56.01rem)");
  let asked = "", spare = 0; // pixels that the answers of a phone do not need

  // Verbs with very many places, cards or words have a broader column from the start: nothing moves when one is opened.
  const MANY = 30, CARDS = 10, WORDY = 480; // places, cards among them, letters that are seen
  const letters = places => [...places.querySelectorAll(".option-button, .row-name")].reduce((sum, one) => sum + one.textContent.length - (one.querySelector(".hidden")?.textContent.length ?? 0), 0);
  const isCrowded = () => [...list()?.querySelectorAll(".are-many .group ul") ?? []].some(places => (count => count(".option-button") >= MANY || count(".is-named-card") > CARDS)(kind => places.querySelectorAll(kind).length) || letters(places) > WORDY);

  // A hand that would have to scroll lies as a row of pictures instead, and says how many lie beyond its end.
  function squeeze(least) {
    const { body } = document, hand = main.querySelector(".side > .hand");
    if (!least || !desk.matches) body.removeAttribute("data-hand-row");
    if (hand && desk.matches && hand.scrollHeight > hand.clientHeight + 2) body.toggleAttribute("data-hand-row", true);
  }
  function tellHand() {
    const hand = main.querySelector(".side > .hand"), more = document.getElementById("hand-more"), row = hand?.querySelector(":scope > ul");
    if (!more) return;
    const edges = [row, hand].map(one => one.getBoundingClientRect()), right = Math.min(...edges.map(one => one.right)), bottom = Math.min(...edges.map(one => one.bottom));
    const beyond = [...row.children].filter(card => (box => box.width && (box.right > right + 2 || box.bottom > bottom + 2))(card.getBoundingClientRect())).length;
    more.hidden = !desk.matches || !beyond;
    more.textContent = more.dataset.said.replace("#", beyond);
    row.toggleAttribute("data-below", desk.matches && row.scrollLeft + row.clientWidth < row.scrollWidth - 2);
  }

  function fit(least) {
    document.body.toggleAttribute("data-broad", desk.matches && isCrowded());
    unfold(least);
    close(least);
    squeeze(least);
    uncover(least);
  }
  // On a phone cards tell what they do where there is room for all of it: closer together if need be, then over more of the map (card.css).
  // Where long ones have no room the eye tells it; where others have none, two rows of them are shown at least.
  function unfold(least) {
    const { body } = document, prompt = main.querySelector(".prompt");
    if (prompt?.hasAttribute("data-closer")) prompt.classList.remove("is-long");
    prompt?.removeAttribute("data-closer");
    if (least && !("roomy" in body.dataset)) return;
    body.removeAttribute("data-roomy");
    if (desk.matches || !list()) return;
    body.dataset.roomy = "";
    if (!below()) return;
    const isLong = prompt.classList.contains("is-long");
    if (prompt.matches(".is-wide") && !isLong) prompt.classList.add("is-long");
    if (below()) body.dataset.roomy = "high";
    if (below()) body.removeAttribute("data-roomy");
    if (isLong) return;
    const close = isCloser => {
      if (isCloser) body.dataset.roomy ??= "high";
      prompt.toggleAttribute("data-closer", isCloser);
      prompt.classList.toggle("is-long", isCloser);
    };
    close("roomy" in body.dataset);
    if (!("roomy" in body.dataset) && prompt.matches(".is-wide") && answers().length - below() < TWO_ROWS) close(true);
  }
  function close(least) {
    const { body } = document, from = least ? STEPS.indexOf(body.dataset.fit) : -1;
    if (from < 0) delete body.dataset.fit;
    if (!list() || !desk.matches || list().querySelector(".is-listed, .heading :checked")) return;
    for (const step of STEPS.slice(from + 1)) {
      if (!below()) return;
      body.dataset.fit = step;
    }
  }

  // On a phone cards to choose from lie over the lower part of the map: what they leave free below them is the map's again. While a question
  // stands it is given back to them where they need it. The grip lowers them, so that all of the map is seen.
  function uncover(least) {
    const { style } = document.body, rail = main.querySelector(".prompt .hand-rail");
    style.removeProperty("--spare");
    if (desk.matches || !rail || main.hasAttribute("data-down")) return;
    const free = Math.floor(parseFloat(getComputedStyle(rail).marginTop)); // it lies at the foot, whatever is above it
    spare = Math.max(0, least ? Math.min(spare, free) : free);
    style.setProperty("--spare", `${spare}px`);
  }

  const goesOn = () => list().scrollTop + list().clientHeight < list().scrollHeight - 2;
  // The places of an open verb lie over the end of the list, where nothing fades then.
  const strip = () => list().querySelector(".are-many:not(.is-listed) .group:has(.heading :checked) ul");
  function below() {
    const over = strip(), end = over ? over.getBoundingClientRect().top : list().getBoundingClientRect().bottom - (goesOn() ? fade() : 0);
    return answers().filter(one => !over?.contains(one) && one.getBoundingClientRect().bottom > end + 1).length;
  }

  // At a desk the places of a verb have all the room that the verbs leave; if that is too little they lie over the verbs.
  function give(places) {
    places.style.maxHeight = desk.matches ? "none" : "";
    if (!desk.matches) return;
    const { scrollTop, clientHeight } = list(), top = list().getBoundingClientRect().top - scrollTop;
    const verbs = answers().filter(one => !places.contains(one)).map(one => one.getBoundingClientRect().bottom - top);
    const room = Math.max(224, clientHeight - Math.max(...verbs) - 8);
    places.style.maxHeight = `${places.offsetHeight <= room ? room : clientHeight - 48}px`;
    list().scrollTop = scrollTop;
  }

  // A picture of a battle gives way to the answers, and so much room they have at least; where hints and offers stand there too it would
  // push Undo out of the window.
  function crowd() {
    const prompt = main.querySelector(".prompt"), rail = prompt?.querySelector(".hand-rail");
    if (!desk.matches && rail && rail.getBoundingClientRect().bottom > prompt.getBoundingClientRect().bottom + 1) document.body.toggleAttribute("data-crowded", true);
  }

  function tell() {
    tellHand();
    crowd();
    uncover(true);
    if (!list()) return;
    if (strip()) give(strip());
    const lies = strip()?.getBoundingClientRect(), count = below();
    const pill = document.getElementById("more-below");
    list().style.scrollPaddingBottom = lies ? `${lies.height + 44}px` : ""; // whoever tabs to a verb sees it
    pill.style.bottom = lies ? `${list().getBoundingClientRect().bottom - lies.top}px` : "";
    list().toggleAttribute("data-above", list().scrollTop > 2);
    list().toggleAttribute("data-below", goesOn());
    pill.hidden = !goesOn() || !count;
    pill.textContent = pill.dataset.said.replace("#", count);
  }

  function look() {
    const now = main.querySelector(".ask-form [id^='ask-']")?.id ?? "";
    if (now !== asked) document.body.removeAttribute("data-crowded");
    if (now !== asked && list()) list().scrollTop = 0;
    fit(now === asked);
    asked = now;
    resized.disconnect();
    for (const one of main.querySelectorAll("#asks, #asks > *, .hand > ul")) resized.observe(one);
    tell();
  }

  main.addEventListener("click", event => {
    if (event.target.id === "hand-more") main.querySelector(".hand > ul").scrollBy({ left: 160, behavior: "instant" });
    if (event.target.id === "more-below") list().scrollBy({ top: list().clientHeight - 2 * fade(), behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth" });
  });
  main.addEventListener("scroll", tell, { capture: true, passive: true });
  main.addEventListener("change", tell);
  document.addEventListener("htmx:after:swap", look);
  main.addEventListener("toggle", tell, { capture: true });
  const again = () => (document.body.removeAttribute("data-crowded"), fit(false), tell());
  addEventListener("resize", again);
  main.addEventListener("click", event => {
    if (!event.target.closest("#grip")) return;
    main.toggleAttribute("data-down");
    again();
  });
  document.fonts.ready.then(again);
  look();
})();
