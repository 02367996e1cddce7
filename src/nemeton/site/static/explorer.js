// The explorer: the left arrow goes a move back, digits choose one of the first nine moves. Everything is a link without this, too.
(() => {
  const side = document.querySelector(".explorer-side");
  if (!side) return;
  document.addEventListener("keydown", event => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target.closest("input, select, textarea, [contenteditable]")) return;
    const to = event.key === "ArrowLeft" ? side.querySelector("#go-back[href]") : event.key === "Home" ? side.querySelector("#go-start[href]") : /^[1-9]$/.test(event.key) ? side.querySelectorAll(".played-move")[event.key - 1] : null;
    if (!to || event.repeat) return;
    event.preventDefault();
    to.click();
  });
})();
