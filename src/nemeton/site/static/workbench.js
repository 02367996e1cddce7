// The sandbox: choose a piece, then click a place of the board; choose a value; move a card. Each is one change that is sent with the
// position as it lies in the text, and answered with the workbench as it is then. Former texts are kept here, so that steps can be undone.
(() => {
  const bench = document.getElementById("bench");
  if (!bench) return;
  htmx.config.morphIgnore.push("open"); // what is unfolded stays so
  const former = [];
  let sending = false, found = "";
  const text = () => document.getElementById("bench-text");
  const chosen = name => bench.querySelector(`[name=${name}]:checked`)?.value ?? "";
  const undo = () => document.getElementById("bench-undo");

  async function send(what, thing = "", where = "") {
    if (sending) return;
    sending = true;
    const before = text().value, kept = { mode: chosen("mode"), tool: chosen("tool") };
    const values = { _csrf_token: bench.elements._csrf_token.value, text: before, what, thing, where };
    try {
      await htmx.ajax("POST", "/sandbox/change", { target: bench, swap: "innerMorph", values, source: bench });
    } finally {
      sending = false;
    }
    if (what !== "show" && text().value !== before) former.push(before);
    settle(kept);
  }

  // What was chosen stays chosen: the server does not know it.
  function settle(kept) {
    for (const [name, value] of Object.entries(kept)) {
      const box = bench.querySelector(`[name=${name}][value="${CSS.escape(value)}"]`);
      if (box) box.checked = true;
    }
    undo().disabled = !former.length;
    filter();
  }

  function put(place) {
    if (chosen("tool")) send(chosen("mode"), chosen("tool"), place);
  }

  function filter() {
    const box = document.getElementById("bench-find");
    if (!box) return;
    if (document.activeElement !== box) box.value = found;
    for (const row of bench.querySelectorAll(".bench-pile li")) row.hidden = !row.textContent.toLowerCase().includes(found.toLowerCase());
    for (const pile of bench.querySelectorAll(".bench-pile")) pile.hidden = found !== "" && !pile.querySelector("li:not([hidden])");
  }

  bench.addEventListener("click", event => {
    const spot = event.target.closest("[data-place]");
    if (spot) put(spot.dataset.place);
    else if (event.target.closest("#bench-do")) put(document.getElementById("bench-spot").value);
    else if (event.target.closest("[data-what=clear]")) send("clear");
    else if (event.target.closest("#bench-undo") && former.length) {
      text().value = former.pop();
      send("show");
    }
  });
  bench.addEventListener("contextmenu", event => {
    const spot = event.target.closest(".bench-stage [data-place]");
    if (!spot) return;
    event.preventDefault(); // the other button takes away
    if (chosen("tool")) send("take", chosen("tool"), spot.dataset.place);
  });
  bench.addEventListener("change", event => {
    const control = event.target.closest("select[data-what]");
    if (control && control.value) send(control.dataset.what, control.dataset.thing, control.value);
  });
  bench.addEventListener("input", event => {
    if (event.target.id !== "bench-find") return;
    found = event.target.value;
    filter();
  });
  bench.addEventListener("keydown", event => event.key === "Enter" && event.target.id === "bench-find" && event.preventDefault());
})();
