// Purpose: the replay page by keyboard and by itself. player.js steps and plays, with keys and at the speed that one likes; the
// address and the journal follow the moment that is shown. Without this script every control is a link or a form.
(() => {
  const place = document.getElementById("moment");
  if (!place) return;
  const PACE = 1600; // milliseconds for a moment at the usual speed
  let shown = -1;

  const transport = () => place.querySelector(".transport");
  const number = () => Number(transport().dataset.number);
  const last = () => Number(transport().dataset.last);
  const press = (name) => place.querySelector(`#step-${name}[href]`)?.click();

  const player = nemetonPlayer.make(place, {
    at: number, last, go, pace: () => PACE,
    hears: event => !(event?.target.closest?.("#telling") && ["Home", "End"].includes(event.key)), // there they scroll
  });

  function go(to) {
    if (to === 0) press("first");
    else if (to === last()) press("last");
    else press(to > number() ? "next" : "back");
  }

  // Make the page tell the moment that the board shows.
  function show() {
    for (const name of ["step-play", "replay-speed"]) document.getElementById(name).hidden = false;
    player.tell();
    if (number() === shown + 1) for (const sort of transport().dataset.sorts.split(" ")) document.dispatchEvent(new CustomEvent("nemeton:happens", { detail: sort }));
    shown = number();
    history.replaceState(history.state, "", transport().dataset.address);
    const slider = place.querySelector("#slider");
    if (document.activeElement !== slider) slider.value = number();
    document.getElementById("chart-moment")?.style.setProperty("transform", `translateX(${(300 * number()) / (last() || 1)}px)`);
    let current;
    for (const line of document.querySelectorAll("#telling [data-at]")) {
      const at = Number(line.dataset.at);
      line.toggleAttribute("data-later", at > number());
      if (at === number()) line.setAttribute("aria-current", "step");
      else line.removeAttribute("aria-current");
      if (at <= number()) current = line;
    }
    const scroll = document.getElementById("telling");
    if (!current || !scroll || !scroll.offsetParent) return;
    const top = current.offsetTop - scroll.offsetTop;
    if (top < scroll.scrollTop || top + current.offsetHeight > scroll.scrollTop + scroll.clientHeight)
      scroll.scrollTop = top - scroll.clientHeight / 2;
  }

  document.addEventListener("click", async (event) => {
    if (event.isTrusted && event.target.closest(".steps a, .moment-link")) player.stop(); // a step by hand
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
  document.addEventListener("input", (event) => event.target.closest("#slider") && player.stop());
  document.addEventListener("htmx:after:swap", show);
  show();
})();
