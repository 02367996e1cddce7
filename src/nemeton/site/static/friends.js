// Friends: a lobby whose game was changed is loaded anew (its style sheet is another one), times on the page go on, and who is
// nudged hears it.
(() => {
  const main = document.getElementById("main");
  if (!main) return;
  const words = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto", style: "short" });
  const UNITS = [["day", 86400], ["hour", 3600], ["minute", 60]];
  let wasNudged = Boolean(document.getElementById("nudged"));

  function told(seconds) {
    const [unit, size] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? ["second", 1];
    return words.format(Math.trunc(seconds / size), unit);
  }

  function tick() {
    for (const time of document.querySelectorAll("time[data-ago], time[data-left]")) {
      const seconds = Math.round((new Date(time.dateTime) - Date.now()) / 1000);
      const isPast = "ago" in time.dataset;
      time.textContent = told(isPast ? Math.min(seconds, 0) : Math.max(seconds, 0));
      time.classList.toggle("is-short", !isPast && seconds < 30);
    }
  }

  function changed() {
    const game = document.getElementById("room")?.dataset.game;
    if (game && game !== document.body.dataset.game) location.reload();
    tick();
    const nudged = document.getElementById("nudged");
    if (nudged && !wasNudged && "Notification" in window && Notification.permission === "granted") {
      const note = new Notification(nudged.textContent.trim(), { tag: `nudge ${location.pathname}` });
      note.onclick = () => { window.focus(); note.close(); };
    }
    wasNudged = Boolean(nudged);
  }

  document.addEventListener("htmx:after:swap", changed);
  setInterval(tick, 1000);
  tick();
})();
