// Somebody thinks: who, the page says; since when, a quiet clock counts here, beside the name and behind the sentence. It is written into
// custom properties of the element around the table, which no update touches; column and film style show it.
(() => {
  const main = document.getElementById("main");
  if (!main?.dataset.now) return;
  const FIRST = 2; // seconds; a shorter wait is none
  const ahead = Date.now() / 1000 - Number(main.dataset.now); // of the site's clock
  const day = new Intl.NumberFormat(document.documentElement.lang, { style: "unit", unit: "day", unitDisplay: "short" });

  function told(seconds) {
    const [days, hours, minutes] = [86400, 3600, 60].map(long => Math.floor(seconds / long));
    const two = number => String(number).padStart(2, "0");
    if (days) return day.format(days);
    return hours ? `${hours}:${two(minutes % 60)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
  }

  function tick() {
    const since = Number(document.getElementById("mark")?.dataset.since ?? 0);
    const waited = Math.floor(Date.now() / 1000 - ahead - since);
    const isShown = since > 0 && waited >= FIRST;
    main.toggleAttribute("data-waiting", isShown);
    if (isShown) main.style.setProperty("--waited", `"${told(waited)}"`);
  }

  document.addEventListener("htmx:after:swap", tick);
  setInterval(tick, 1000);
  tick();
})();
