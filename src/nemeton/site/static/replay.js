// Purpose: the replay page by keyboard and by itself. Arrow keys, Home and End step through the game, Play goes on once a second, the
// address and the journal follow the moment that is shown. Without this script every control is a link or a form.
(() => {
  const place = document.getElementById("moment");
  if (!place) return;
  const pace = 1100;
  let timer = 0;

  const transport = () => place.querySelector(".transport");
  const number = () => Number(transport().dataset.number);
  const last = () => Number(transport().dataset.last);
  const press = (name) => place.querySelector(`#step-${name}[href]`)?.click();

  function stop() {
    clearInterval(timer);
    timer = 0;
    show();
  }

  function play() {
    if (number() === last()) press("first");
    timer = setInterval(() => (number() < last() ? press("next") : stop()), pace);
    show();
  }

  // Make the page tell the moment that the board shows.
  function show() {
    const button = place.querySelector("#step-play");
    button.hidden = false;
    button.setAttribute("aria-pressed", String(timer !== 0));
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

  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target.closest("input, select, textarea, [contenteditable]")) return;
    const name = { ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "last" }[event.key];
    if (!name || (event.target.closest("#telling") && name !== "back" && name !== "next")) return;
    event.preventDefault();
    stop();
    press(name);
  });

  document.addEventListener("click", async (event) => {
    if (event.target.closest("#step-play")) return timer ? stop() : play();
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
  document.addEventListener("input", (event) => event.target.closest("#slider") && timer && stop());
  document.addEventListener("htmx:after:swap", show);
  show();
})();
