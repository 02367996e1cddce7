// Chat: counts what was said while it was closed, empties the field after sending, and mutes it for whoever wants silence.
// Where answers have left little room for journal and chat, a tab lifts them over the answers; it, Escape or a click elsewhere lowers them.
(() => {
  const chat = () => document.getElementById("chat");
  if (!document.getElementById("main")) return;

  const key = name => `nemeton-${name}-${chat().dataset.table}`;
  const isMuted = () => localStorage.getItem(key("muted")) === "yes";
  const isOpen = () => chat().checkVisibility();

  function show() {
    if (!chat()) return;
    const seen = Number(localStorage.getItem(key("read")) ?? 0);
    if (isOpen()) localStorage.setItem(key("read"), chat().dataset.last);
    const fresh = [...chat().querySelectorAll(".chat-line:not(.is-mine)")].filter(line => Number(line.id.slice(8)) > seen).length;
    for (const count of document.querySelectorAll(".unread")) {
      count.hidden = isOpen() || isMuted() || !fresh;
      count.textContent = fresh;
    }
    const mute = document.getElementById("mute");
    mute.hidden = false;
    mute.setAttribute("aria-pressed", isMuted());
    document.documentElement.dataset.muted = isMuted() ? "yes" : "no";
    const lines = chat().querySelector(".scroll");
    if (isOpen()) lines.scrollTop = lines.scrollHeight;
  }

  document.addEventListener("click", event => {
    if (!event.target.closest("#mute")) return;
    localStorage.setItem(key("muted"), isMuted() ? "no" : "yes");
    show();
  });
  // What was sent is gone from the field as soon as the server has it: the stream may bring it before the answer does.
  document.addEventListener("htmx:before:response", event => {
    const { sourceElement, response } = event.detail.ctx;
    if (sourceElement?.matches?.(".chat-form") && response.status === 200) document.getElementById("say").value = "";
  });
  document.addEventListener("htmx:after:swap", show);
  const main = document.getElementById("main"), LOW = 240; // pixels
  const isLow = () => document.getElementById("talk")?.clientHeight < LOW;

  function lift(up) {
    main.toggleAttribute("data-lifted", up);
    show();
  }
  document.addEventListener("change", event => event.target.name === "tab" && lift(main.hasAttribute("data-lifted") || isLow()));
  document.addEventListener("click", event => {
    const tab = event.target.closest(".tabs label");
    if (tab && event.target.matches("input")) return; // the label was clicked, and was heard already
    if (tab) lift(isLow() || (main.hasAttribute("data-lifted") && !tab.querySelector("input").checked));
    else if (main.hasAttribute("data-lifted") && !event.target.closest(".talk")) lift(false);
  });
  document.addEventListener("keydown", event => event.key === "Escape" && main.hasAttribute("data-lifted") && lift(false));
  document.addEventListener("toggle", event => event.target.id === "chat" && show(), true);
  show();
})();
