// Small switches for what a person prefers: anything with data-preference shows the page's own value, and changing it is kept with
// the person. The root of the page carries every preference as a data attribute; whoever wants to know one reads it there, or
// hears "preferred" on the document. What could not be kept goes back to what it was.
(() => {
  const root = document.documentElement;
  const csrf = () => JSON.parse(document.body.getAttribute("hx-headers:inherited"))["x-csrftoken"];
  const nameOf = control => control.dataset.preference;

  function show() {
    for (const control of document.querySelectorAll("select[data-preference]")) control.value = root.dataset[nameOf(control)];
    for (const control of document.querySelectorAll("button[data-preference]")) control.setAttribute("aria-pressed", root.dataset[nameOf(control)] === control.value);
    showInputs();
  }

  function showInputs() {
    for (const control of document.querySelectorAll("input[data-preference]")) control.checked = root.dataset[nameOf(control)] === control.value;
  }

  function set(name, value) {
    root.dataset[name] = value;
    show();
    document.dispatchEvent(new CustomEvent("preferred", { detail: { name, value } }));
  }

  async function prefer(name, value) {
    const before = root.dataset[name];
    set(name, value);
    const sent = fetch("/me/preferences", { method: "POST", headers: { "x-csrftoken": csrf() }, body: new URLSearchParams({ [name]: value }) });
    const kept = await sent.then(answer => answer.ok, () => false);
    if (!kept && root.dataset[name] === value) set(name, before);
  }

  document.addEventListener("change", event => event.target.matches?.("select[data-preference]") && prefer(nameOf(event.target), event.target.value));
  // A box that is not ticked means "off".
  document.addEventListener("change", event => event.target.matches?.("input[data-preference]") && prefer(nameOf(event.target), event.target.checked ? event.target.value : "off"));
  document.addEventListener("click", event => {
    const button = event.target.closest?.("button[data-preference]");
    if (button) prefer(nameOf(button), button.value);
  });
  document.addEventListener("htmx:after:swap", show);
  show();
})();
