// The analysis of a game. Arrow keys go from choice to choice; a click into the chart goes to that answer; what a bot would have done is
// drawn on the board when it is known; mistakes and turning points stand as flags above the chart. Without this script every control is a link or a form.
(() => {
  const place = document.getElementById("moment");
  if (!place) return;
  const now = () => place.querySelector(".study-now");
  const SVG = "http://www.w3.org/2000/svg";

  function show() {
    const { base, number, last, replay } = now().dataset;
    history.replaceState(history.state, "", `${base}/analysis?at=${number}`);
    document.getElementById("to-replay").href = replay;
    const slider = document.getElementById("slider");
    if (document.activeElement !== slider) slider.value = number;
    const layer = place.querySelector(".stage .film-marks"), brought = place.querySelector(`.bot-marks[data-number="${number}"] > g`);
    layer?.querySelectorAll(":scope > .is-best").forEach(old => old.remove());
    if (layer && brought) layer.append(brought.cloneNode(true));
    flags(Number(last));
    for (const one of document.querySelectorAll("[data-mistake], [data-turning]")) {
      if ((one.dataset.mistake ?? one.dataset.turning) === number) one.setAttribute("aria-current", "step");
      else one.removeAttribute("aria-current");
    }
  }

  function flags(last) {
    const row = document.getElementById("chart-flags");
    row.replaceChildren(...[...document.querySelectorAll("[data-turning], [data-mistake]")].map(one => {
      const flag = document.createElement("i"), { turning, mistake, grave } = one.dataset;
      flag.className = turning ? "blot is-turning" : grave === "yes" ? "blot is-grave" : "blot";
      flag.textContent = turning ? "!" : grave === "yes" ? "??" : "?";
      flag.style.left = `${(100 * (turning ?? mistake)) / (last || 1)}%`;
      return flag;
    }));
    row.setAttribute("aria-hidden", "true");
  }

  document.addEventListener("click", event => {
    const chart = event.target.closest?.(".answers-chart");
    if (!chart) return;
    const box = chart.getBoundingClientRect(), slider = document.getElementById("slider");
    slider.value = Math.round((Number(chart.dataset.last) * (event.clientX - box.left)) / box.width);
    slider.dispatchEvent(new Event("change", { bubbles: true }));
  });
  document.addEventListener("keydown", event => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target.closest("input, select, textarea, [contenteditable], .scroll")) return;
    const name = { ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "last" }[event.key];
    if (!name) return;
    event.preventDefault();
    place.querySelector(`#go-${name}[href]`)?.click();
  });
  document.addEventListener("htmx:after:swap", show);
  show();
})();
