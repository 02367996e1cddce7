// Chat: counts what was said while it was closed, empties the field after sending, and mutes it for whoever wants silence.
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
  document.addEventListener("change", event => event.target.name === "tab" && show());
  document.addEventListener("toggle", event => event.target.id === "chat" && show(), true);
  show();
})();
