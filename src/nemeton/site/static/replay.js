// Purpose: the replay page by keyboard and by itself. player.js steps and plays, with keys and at the speed that one likes; the
// address and the journal follow the moment that is shown. Without this script every control is a link or a form.
(() => {
  const place = document.getElementById("moment");
  if (!place) return;
  const LEAST = 1300, LETTER = 26; // milliseconds for a step at the usual speed, as in a film
  const END = 2000, MIDDLE = 1000; // the player counts; here only the ends count, and the way
  let shown = "";

  const transport = () => place.querySelector(".transport");
  const number = () => Number(transport().dataset.number);
  const last = () => Number(transport().dataset.last);
  const button = (name) => place.querySelector(`#step-${name}[href]`);
  const at = () => (!button("next") ? END : !button("back") ? 0 : MIDDLE);

  const player = nemetonPlayer.make(place, {
    at, last: () => END, go,
    pace: () => LEAST + LETTER * place.querySelector(".film-caption").textContent.length,
    hears: event => !(event?.target.closest?.("#telling, #strip") && ["Home", "End"].includes(event.key)) && !event?.shiftKey, // there they scroll
  });

  function go(to) {
    button(to === 0 ? "first" : to === END ? "last" : to > at() ? "next" : "back")?.click();
  }

  // Shift and an arrow go from turn to turn.
  document.addEventListener("keydown", (event) => {
    const name = event.shiftKey && !event.altKey && !event.ctrlKey && !event.metaKey && { ArrowLeft: "turn_back", ArrowRight: "turn_next" }[event.key];
    if (!name || event.target.closest("input, select, textarea, [contenteditable]")) return;
    event.preventDefault();
    player.stop();
    button(name)?.click();
  });

  // Make the page tell the moment that the board shows.
  function show() {
    for (const name of ["step-play", "replay-speed"]) document.getElementById(name).hidden = false;
    player.tell();
    const step = transport().dataset.address;
    if (step === shown) return;
    const before = shown;
    shown = step;
    if (before && before === button("back")?.getAttribute("href")) for (const sort of transport().dataset.sorts.split(" ")) document.dispatchEvent(new CustomEvent("nemeton:happens", { detail: sort }));
    history.replaceState(history.state, "", transport().dataset.address);
    const turns = document.getElementById("turn-jump");
    if (turns && document.activeElement !== turns) turns.value = transport().dataset.turn;
    const slider = place.querySelector("#slider");
    if (document.activeElement !== slider) slider.value = number();
    let current;
    for (const line of document.querySelectorAll("#telling [data-at]")) {
      const at = Number(line.dataset.at);
      line.toggleAttribute("data-later", at > number());
      if (at === number()) line.setAttribute("aria-current", "step");
      else line.removeAttribute("aria-current");
      if (at <= number()) current = line;
    }
    bring(place.querySelector("#strip [aria-current]") ?? [...place.querySelectorAll("#strip [data-past]")].at(-1), document.getElementById("strip"));
    bring(current, document.getElementById("telling"));
  }

  // Scrolls a list, and nothing else, so far that one of its lines is in sight.
  function bring(current, scroll) {
    if (!current || !scroll || !scroll.offsetParent || scroll.scrollHeight <= scroll.clientHeight) return;
    const top = current.getBoundingClientRect().top - scroll.getBoundingClientRect().top + scroll.scrollTop;
    if (top < scroll.scrollTop || top + current.offsetHeight > scroll.scrollTop + scroll.clientHeight)
      scroll.scrollTop = top - scroll.clientHeight / 2;
  }

  document.addEventListener("click", async (event) => {
    if (event.isTrusted && event.target.closest(".steps a, .moment-link, a.film-stop")) player.stop(); // a step by hand
    const link = event.target.closest("#moment-link");
    if (link && navigator.clipboard && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      const label = link.querySelector("span"), before = label.textContent;
      try {
        await navigator.clipboard.writeText(link.href);
        label.textContent = link.dataset.copied;
        setTimeout(() => (label.textContent = before), 1500);
      } catch {
        location.href = link.href;
      }
    }
  });

  document.addEventListener("change", (event) => event.target.closest("#eyes")?.form.submit());
  document.addEventListener("input", (event) => event.target.closest("#slider, #turn-jump") && player.stop());
  document.addEventListener("htmx:after:swap", show);
  show();
})();
