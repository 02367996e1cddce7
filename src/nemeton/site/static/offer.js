// The film is offered beside the question when more than one thing has happened, and opened by the button in the bar or the key r. Whoever
// wants so sees it by itself. Its script and style are fetched when it is first opened (late.js); without them the replay is there.
(() => {
  const film = document.getElementById("film");
  if (!film) return;
  const offer = () => document.getElementById("film-offer");
  const key = `nemeton-film ${location.pathname}`;
  const news = () => offer()?.dataset.news ?? "";

  async function open() {
    try {
      await nemetonLate(film);
    } catch {
      location.assign(document.querySelector("a[data-film-open]").href);
      return;
    }
    nemetonFilm.open();
  }

  // What was seen, or put off, is not offered again; a new line makes a new offer.
  function seen() {
    if (news()) sessionStorage.setItem(key, news());
    tell();
  }
  function tell() {
    if (offer()) offer().hidden = sessionStorage.getItem(key) === news();
    const isAsked = document.getElementById("prompt")?.dataset.asked === "yes";
    for (const one of film.querySelectorAll("[data-when-asked]")) one.hidden = (one.dataset.whenAsked === "yes") !== isAsked;
    if (offer() && !offer().hidden && document.documentElement.dataset.film === "on" && !document.hidden && !film.open) open();
  }

  document.addEventListener("click", event => {
    if (event.target.closest("[data-film-open]") && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      open();
    }
    if (event.target.closest("[data-film-later]")) seen();
  });
  document.addEventListener("keydown", event => {
    if (event.key === "r" && !film.open && !event.altKey && !event.ctrlKey && !event.metaKey && !event.target.closest("input, select, textarea, [contenteditable]") && document.querySelector("#main .stage")) open();
  });
  document.addEventListener("htmx:after:swap", tell);
  window.nemetonOffer = { seen };
  tell();
})();
