// Who sits where, told whole: on a phone a long name ends in dots, and there is no mouse to rest on it. A tap on a seat tells its name,
// what it plays and whether somebody is there; the next tap anywhere takes that away. A seat that is an answer is chosen instead, and
// its button in the prompt has the whole name.
(() => {
  const main = document.getElementById("main");
  const hovers = matchMedia("(hover: hover)"); // a mouse reads the title
  const told = Object.assign(document.createElement("p"), { id: "seat-told", className: "seat-told", popover: "auto" });

  function words(seat) {
    const shown = [seat.querySelector(".name").title, seat.querySelector("small.wide").textContent, seat.querySelector(".presence")?.title];
    return [...new Set(shown.map(one => one?.trim()).filter(Boolean))].join(" · ");
  }

  main?.addEventListener("click", event => {
    const seat = event.target.closest("#seats .seat:not([data-answer])");
    if (!seat || hovers.matches) return;
    const { left, bottom } = seat.getBoundingClientRect();
    told.textContent = words(seat);
    if (!told.isConnected) document.body.append(told);
    told.showPopover();
    Object.assign(told.style, { top: `${bottom + 4}px`, left: `${Math.max(4, Math.min(left, innerWidth - told.offsetWidth - 4))}px` });
  });
})();
