// "Your move": a browser notification for whoever asked for it, when the page is not looked at. (The tab's title comes with every
// update, and sounds.js rings for whoever chose sound.)
(() => {
  const KEY = "nemeton-notify";
  const isAsked = () => document.getElementById("prompt")?.dataset.asked === "yes";
  const isWanted = () => localStorage.getItem(KEY) === "yes" && Notification.permission === "granted";
  if (!document.getElementById("main")) return;
  let before = isAsked();

  function show() {
    const button = document.getElementById("notify");
    if (!button || !("Notification" in window)) return;
    button.hidden = false;
    button.setAttribute("aria-pressed", isWanted());
  }

  document.addEventListener("click", async event => {
    if (!event.target.closest("#notify")) return;
    if (isWanted()) localStorage.setItem(KEY, "no");
    else if (await Notification.requestPermission() === "granted") localStorage.setItem(KEY, "yes");
    show();
  });
  document.addEventListener("htmx:after:swap", () => {
    show();
    if (isAsked() && !before && document.hidden) {
      if ("Notification" in window && isWanted()) {
        const note = new Notification(document.getElementById("prompt").dataset.title, { tag: location.pathname });
        note.onclick = () => { window.focus(); note.close(); };
      }
    }
    before = isAsked();
  });
  show();
})();
