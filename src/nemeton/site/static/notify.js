// "Your move": a browser notification for whoever asked for it, and a soft sound for whoever chose sound, when the page is not looked
// at. (The tab's title comes with every update.)
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

  function chime() {
    const sound = new AudioContext(), tone = sound.createOscillator(), volume = sound.createGain();
    tone.frequency.value = 587;
    volume.gain.setValueAtTime(0.12, sound.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.001, sound.currentTime + 0.9);
    tone.connect(volume).connect(sound.destination);
    tone.start();
    tone.stop(sound.currentTime + 0.9);
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
      if (document.documentElement.dataset.sound === "on") chime();
    }
    before = isAsked();
  });
  show();
})();
