// What is not used at every table is fetched when it is first used. An element names its files (data-late) and what calls for them: a
// click on what data-late-on matches, which is clicked again when they are there, or a preference that is switched on (data-late-for).
// If they cannot be had, a link is a link.
(() => {
  const wanted = new Map(); // by element: the promise of its files

  function fetched(address) {
    const isSheet = address.includes(".css?");
    const file = Object.assign(document.createElement(isSheet ? "link" : "script"), isSheet ? { rel: "stylesheet", href: address } : { src: address, async: false });
    return new Promise((done, failed) => {
      file.onload = done;
      file.onerror = failed;
      document.head.append(file);
    });
  }
  function need(holder) {
    if (!wanted.has(holder)) {
      const files = Promise.all(holder.dataset.late.split(" ").map(fetched)).then(() => holder.removeAttribute("data-late"));
      files.catch(() => wanted.delete(holder));
      wanted.set(holder, files);
    }
    return wanted.get(holder);
  }

  document.addEventListener("click", event => {
    if (event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    for (const holder of document.querySelectorAll("[data-late][data-late-on]")) {
      const link = event.target.closest?.(holder.dataset.lateOn);
      if (!link) continue;
      event.preventDefault();
      event.stopImmediatePropagation();
      need(holder).then(() => link.click(), () => location.assign(link.href));
    }
  }, true);
  document.addEventListener("preferred", event => {
    const holder = document.querySelector(`[data-late][data-late-for="${event.detail.name}"]`);
    if (holder && event.detail.value === "on") need(holder).then(() => document.dispatchEvent(new CustomEvent("preferred", { detail: event.detail })), () => {});
  });
  for (const holder of document.querySelectorAll("[data-late][data-late-for]")) if (document.documentElement.dataset[holder.dataset.lateFor] === "on") need(holder);
  window.nemetonLate = need;
})();
