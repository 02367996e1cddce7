// Lines that were tried are remembered in this browser, by game. The analysis of that game has a link to them.
(() => {
  const side = document.getElementById("lines"), KEY = "nemeton-lines:";
  try {
    if (side) {
      if (side.dataset.lines !== "0") localStorage.setItem(KEY + side.dataset.base, side.dataset.here);
      return;
    }
    const link = document.getElementById("my-lines");
    const kept = link && localStorage.getItem(KEY + link.dataset.base);
    if (kept?.startsWith(`${link.dataset.base}/analysis/lines?`)) {
      link.href = kept;
      link.hidden = false;
    }
  } catch { /* a browser that remembers nothing */ }
})();
