// A seat's link: its secret stands behind the #, which is sent to nobody. It goes into the form, and out of the address.
(() => {
  const field = document.getElementById("token"), secret = location.hash.slice(1);
  if (!field || !secret) return;
  field.value = secret;
  field.closest("[data-secret]").hidden = true;
  history.replaceState(null, "", location.pathname + location.search);
})();
