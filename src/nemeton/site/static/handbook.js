// The handbook beside the game: links to the rules and cards of this game open in a drawer, so that nobody leaves the table to read.
// With Ctrl, Shift or another button a link is a link. The drawer keeps its place while the game goes on; Escape closes it.
(() => {
  const drawer = document.getElementById("handbook");
  if (!drawer) return;
  const body = document.getElementById("handbook-body"), query = document.getElementById("handbook-q"), form = document.getElementById("handbook-form");
  const game = drawer.dataset.game, PAUSE = 200;
  let part = "rules", wish = 0, waiting = 0, returnTo = null;

  async function load(wanted) {
    const mine = ++wish;
    let told = "";
    try {
      const answer = await fetch(`/handbook/${game}?${new URLSearchParams([["part", part], ...wanted])}`);
      if (answer.ok) told = await answer.text();
    } catch {
      // said below
    }
    if (mine !== wish) return;
    const had = body.contains(document.activeElement) ? document.activeElement : null;
    if (told) body.innerHTML = told;
    else body.textContent = drawer.dataset.lost;
    body.scrollTop = 0;
    // What had the focus is a new one now; a link that led on is gone.
    if (had && had !== body) ([...body.querySelectorAll(".chip input")].find(one => one.name === had.name && one.value === had.value) ?? body).focus({ preventScroll: true });
  }

  // What the form says: the words of the search, and the filters.
  function search() {
    const filters = [...body.querySelectorAll(".chip :checked")].map(one => [one.name, one.value]);
    return load([["q", query.value], ...filters]);
  }

  function turnTo(next) {
    part = next;
    for (const button of drawer.querySelectorAll("[data-part]")) button.setAttribute("aria-pressed", String(button.dataset.part === part));
  }

  async function open(next, at) {
    turnTo(next);
    query.value = "";
    if (!drawer.matches(":popover-open")) {
      returnTo = document.activeElement;
      drawer.showPopover();
    }
    await load(at ? [["at", at]] : []);
    document.getElementById("handbook-head").focus({ preventScroll: true });
  }

  function close() {
    wish += 1;
    if (!drawer.matches(":popover-open")) return;
    const back = drawer.contains(document.activeElement) ? returnTo : null;
    drawer.hidePopover();
    if (back?.isConnected) back.focus({ preventScroll: true });
  }

  function found(link) {
    const address = new URL(link.href, location), at = decodeURIComponent(address.hash.slice(1));
    if (address.origin !== location.origin || address.search || link.target) return null;
    for (const one of ["rules", "cards"]) if (address.pathname === `/${one}/${game}`) return [one, at];
    return drawer.contains(link) && at && address.pathname === location.pathname ? [part, at] : null;
  }

  document.addEventListener("click", event => {
    const link = event.target.closest?.("a[href]");
    if (!link || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || link.dataset.copy) return;
    const wanted = found(link);
    if (!wanted) return;
    event.preventDefault();
    open(...wanted);
  });
  drawer.addEventListener("click", event => {
    const copied = event.target.closest(".anchor[data-copy]");
    if (copied) event.preventDefault(); // it is copied, and the table stays
    const button = event.target.closest("[data-part]");
    if (button) {
      turnTo(button.dataset.part);
      search();
    }
    if (event.target.closest("#handbook-close")) close();
  });
  form.addEventListener("submit", event => event.preventDefault());
  query.addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = setTimeout(search, PAUSE);
  });
  body.addEventListener("change", event => event.target.closest(".chip") && search());
  document.addEventListener("keydown", event => {
    if (event.key !== "Escape" || !drawer.matches(":popover-open") || (document.activeElement !== document.body && !drawer.contains(document.activeElement))) return;
    event.stopImmediatePropagation();
    close();
  }, true);
})();
