// The connection: says when it is lost, heals it, says when something could not be sent, and keeps an answer that was overtaken by a
// newer one from putting the table back. htmx opens the stream and opens it again when it ends; this also notices a first try that
// failed, and a network that came back.
(() => {
  const main = document.getElementById("main");
  if (!main) return;
  const lost = document.getElementById("lost");
  const unsent = document.getElementById("unsent");
  let connection = null, waiting = 0;

  function tell(isLost) {
    clearTimeout(waiting);
    if (isLost) waiting = setTimeout(() => lost.hidden = false, 1200); // a short break is nobody's business
    else lost.hidden = true;
  }

  const version = mark => Number(mark?.split(".")[1] ?? 0); // "board0.17.3.0.0" shows version 17
  // A stream of a board sends patches: new pieces, or from where to where pieces of the text before stay; at first all are new. A click
  // tells which text the page has, and may be answered with a patch of that; if the stream was faster, it is not needed any more.
  let pieces = [], piecesOf = "";
  const patched = data => JSON.parse(data).flatMap(part => typeof part === "string" ? [part] : pieces.slice(...part));
  const markIn = text => /id="mark" value="([^"]*)"/.exec(text ?? "")?.[1];
  const shown = () => version(document.getElementById("mark")?.value);

  // Why a click could not be done stands there until something happens: the stream, which may tell of the same moment later, does not know it.
  function withNotice(text) {
    const notice = document.getElementById("notice");
    if (!notice || version(markIn(text)) !== shown()) return text;
    return text.replace(/<section [^>]*id="prompt"[^>]*>/, prompt => prompt + notice.outerHTML);
  }
  htmx.registerExtension("newest", {
    htmx_before_swap: (_, { ctx }) => {
      const comes = markIn(ctx.text);
      return !comes || version(comes) >= shown();
    },
    htmx_config_request: (_, { ctx }) => {
      if (piecesOf && connection) ctx.request.headers["x-pieces"] = piecesOf;
    },
    htmx_after_request: (_, { ctx }) => {
      const base = ctx.response.headers.get("x-pieces");
      if (base && base === piecesOf) ctx.text = patched(ctx.text).join("");
      return !base || base === piecesOf;
    },
  });

  main.addEventListener("htmx:sse:before:message", event => {
    const message = event.detail.message;
    const isPatch = message.data.startsWith("[");
    pieces = isPatch ? patched(message.data) : [message.data];
    piecesOf = isPatch ? message.id : ""; // answers patch a text without the layer that never changes
    message.data = withNotice(pieces.join(""));
  });
  main.addEventListener("htmx:sse:before:connection", event => {
    connection = event.detail.connection;
    piecesOf = ""; // a new stream begins with a whole text
    if (connection.attempt > 0) tell(true);
  });
  main.addEventListener("htmx:sse:after:connection", () => tell(false));
  main.addEventListener("htmx:sse:error", () => tell(true));
  main.addEventListener("htmx:sse:close", () => connection = null);

  document.addEventListener("htmx:error", event => {
    if (event.target === main) setTimeout(() => !connection && location.reload(), 3000); // the first try failed
    else unsent.hidden = false;
    tell(event.target === main);
  });
  document.addEventListener("htmx:response:error", event => unsent.hidden = event.detail.ctx.response.status < 500);
  document.addEventListener("htmx:after:swap", () => unsent.hidden = true);
  window.addEventListener("offline", () => tell(true));
  for (const change of ["offline", "online"]) {
    window.addEventListener(change, () => connection?.reader?.cancel()); // do not wait for a dead line: open a new one
  }
})();
