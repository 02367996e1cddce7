// "Since your last move": a film over the table. It is fetched when it is opened; the drawings come in pieces, each piece once.
// offer.js fetches this script, and says when the film opens.
(() => {
  const film = document.getElementById("film");
  if (!film) return;
  const board = document.getElementById("film-board"), strip = document.getElementById("film-strip"), near = document.getElementById("film-near");
  const caption = document.getElementById("film-caption"), where = document.getElementById("film-where");
  const LETTER = 26, LEAST = 1300; // milliseconds for a stop at the usual speed
  let sheet = null, at = 0;

  const stops = () => [...strip.querySelectorAll(".film-stop")];
  const drawing = number => sheet.frames[number].map(piece => sheet.pieces[piece]).join("");
  const player = nemetonPlayer.make(film, {
    at: () => at, last: () => sheet?.count ?? 0, go: show, hears: () => film.open && sheet,
    pace: () => LEAST + LETTER * caption.textContent.length,
  });

  function show(number) {
    const isNext = number === at + 1;
    at = number;
    nemetonPlayer.redraw(board, drawing(number));
    near.innerHTML = sheet.near[number];
    near.hidden = !sheet.near[number];
    const now = stops()[number - 1];
    caption.replaceChildren(...[...now?.querySelector(".tells").childNodes ?? []].map(line => line.cloneNode(true)));
    caption.className = `film-caption ${now?.closest(".film-act").className.match(/of-\d/)?.[0] ?? ""}`;
    for (const stop of stops()) {
      stop.toggleAttribute("data-past", Number(stop.dataset.stop) < number);
      if (stop === now) stop.setAttribute("aria-current", "step");
      else stop.removeAttribute("aria-current");
    }
    now?.scrollIntoView({ block: "nearest", behavior: "auto" });
    where.textContent = where.dataset.said.replace("##", sheet.count).replace("#", number);
    film.querySelector('[data-film="back"]').disabled = number === 0;
    film.querySelector('[data-film="next"]').disabled = number === sheet.count;
    film.toggleAttribute("data-over", number === sheet.count);
    if (isNext && now) document.dispatchEvent(new CustomEvent("nemeton:happens", { detail: now.dataset.sort }));
  }

  async function open() {
    if (film.open) return;
    film.showModal();
    film.querySelector('[data-film="play"]').focus({ preventScroll: true });
    film.setAttribute("aria-busy", "true");
    sheet = null;
    player.stop();
    try {
      const answer = await fetch(film.dataset.source, { headers: { accept: "application/json" } });
      if (!answer.ok) throw new Error(answer.status);
      sheet = await answer.json();
    } catch {
      strip.replaceChildren(Object.assign(document.createElement("p"), { className: "notice bad", role: "alert", textContent: film.dataset.failed }));
      return;
    } finally {
      film.removeAttribute("aria-busy");
    }
    if (!film.open) return;
    strip.innerHTML = sheet.strip;
    at = 0;
    board.replaceChildren();
    show(0);
    nemetonOffer.seen();
    if (sheet.count) player.play();
  }

  function close() {
    player.stop();
    film.close();
  }

  document.addEventListener("click", event => {
    if (!film.open) return;
    const stop = event.target.closest(".film-stop");
    if (stop) player.step(Number(stop.dataset.stop));
    if (event.target.closest('[data-film="skip"], [data-film="close"]')) close();
  });
  film.addEventListener("close", () => {
    player.stop();
    document.getElementById("asked")?.focus({ preventScroll: true });
  });
  window.nemetonFilm = { open };
})();
