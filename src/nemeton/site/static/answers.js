// Answers that do not fit scroll by themselves: the list fades where it goes on, and a word says how many lie below. A new question
// begins at its top. The hand fades too where it goes on.
(() => {
  const main = document.getElementById("main");
  if (!main) return;
  htmx.config.morphIgnore.push("data-above", "data-below");
  const list = () => document.getElementById("asks");
  const fade = () => parseFloat(getComputedStyle(list()).getPropertyValue("--fade"));
  // The heading of a group is an answer where it opens the group.
  const isAnswer = one => (one.matches(".heading") ? one.querySelector("input") : one)?.checkVisibility();
  const answers = () => [...list().querySelectorAll(".option-button, .pick label, label.heading")].filter(isAnswer);
  const resized = new ResizeObserver(tell);
  let asked = "";

  function tell() {
    const hand = main.querySelector(".hand > ul");
    hand?.toggleAttribute("data-below", hand.scrollLeft + hand.clientWidth < hand.scrollWidth - 2);
    if (!list()) return;
    const { scrollTop, clientHeight, scrollHeight } = list(), goesOn = scrollTop + clientHeight < scrollHeight - 2;
    // The places of an open verb lie over the end of the list, where nothing fades then.
    const strip = list().querySelector(".are-many:not(.is-listed) .group:has(.heading :checked) ul"), lies = strip?.getBoundingClientRect();
    const end = lies ? lies.top : list().getBoundingClientRect().bottom - (goesOn ? fade() : 0);
    const below = answers().filter(one => !strip?.contains(one) && one.getBoundingClientRect().bottom > end + 1).length;
    const pill = document.getElementById("more-below");
    list().style.scrollPaddingBottom = lies ? `${lies.height + 44}px` : ""; // whoever tabs to a verb sees it
    pill.style.bottom = lies ? `${list().getBoundingClientRect().bottom - lies.top}px` : "";
    list().toggleAttribute("data-above", scrollTop > 2);
    list().toggleAttribute("data-below", goesOn);
    pill.hidden = !goesOn || !below;
    pill.textContent = pill.dataset.said.replace("#", below);
  }

  function look() {
    const now = main.querySelector(".ask-form [id^='ask-']")?.id ?? "";
    if (now !== asked && list()) list().scrollTop = 0;
    asked = now;
    resized.disconnect();
    for (const one of main.querySelectorAll("#asks, #asks > *, .hand > ul")) resized.observe(one);
    tell();
  }

  main.addEventListener("click", event => {
    if (event.target.id === "more-below") list().scrollBy({ top: list().clientHeight - 2 * fade(), behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth" });
  });
  main.addEventListener("scroll", tell, { capture: true, passive: true });
  main.addEventListener("change", tell);
  document.addEventListener("htmx:after:swap", look);
  look();
})();
