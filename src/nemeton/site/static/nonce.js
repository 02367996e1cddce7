// A nonce of the browser's own in every form that takes a seat: it is mixed into the table's chance, so that nobody, not even the
// server, can know a shuffle beforehand.
document.addEventListener("submit", event => {
  const field = event.target.querySelector("input[name=nonce]");
  if (field && !field.value) {
    field.value = [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, "0")).join("");
  }
}, true);
