// Links to give away: written out in full, and copied with one click.
(() => {
  function fill() {
    for (const button of document.querySelectorAll("[data-copy]")) button.hidden = false;
    for (const field of document.querySelectorAll("[data-address]")) field.value = new URL(field.dataset.address, location).href;
  }

  document.addEventListener("click", async event => {
    const button = event.target.closest("[data-copy]");
    if (!button) return;
    await navigator.clipboard?.writeText(new URL(button.dataset.copy, location).href);
    const label = button.querySelector("span"), before = label.textContent;
    label.textContent = button.dataset.copied;
    setTimeout(() => label.textContent = before, 1800);
  });
  document.addEventListener("htmx:after:swap", fill);
  fill();
})();
