// Cards are read before they are chosen. Whatever has data-card opens that card in large: a mouse that rests on it for 250 ms, a finger
// that rests for 350 ms, the key ? where the focus is, the eye beside it, or a click on its name in a sentence. To look does nothing else.
// By mouse alone the card goes when the mouse goes; opened otherwise it stays, has the focus, and steps through its neighbours.
(() => {
  const large = document.getElementById("large-card");
  if (!large) return;
  const REST = 250, HOLD = 350, SLIP = 10, KEEP = 200, MOST = 100;
  const body = document.getElementById("large-body"), where = document.getElementById("large-where"), deeds = document.getElementById("large-deeds");
  const before = document.getElementById("large-before"), next = document.getElementById("large-next");
  const mark = () => document.getElementById("mark")?.value ?? "";
  const isPhone = () => matchMedia("(max-width: 56rem)").matches;
  const hovers = matchMedia("(hover: hover)"); // where there is no mouse, nothing rests: a forgotten pointer reads no cards
  const fetched = new Map(); // by card and state of the board
  let shown = null; // { origin, card, row, pinned }
  let waiting = 0, leaving = 0, holding = 0, wish = 0, swallow = false, start = null, returnTo = null;

  const thing = event => {
    const found = event.target.closest?.("[data-card]");
    return found && !large.contains(found) ? found : null;
  };

  async function fetchCard(card) {
    const key = `${card} ${mark()}`;
    if (!fetched.has(key)) {
      if (fetched.size >= MOST) fetched.delete(fetched.keys().next().value);
      const asked = fetch(`${large.dataset.from}/${encodeURIComponent(card)}`, { headers: { "hx-request": "true" } }).then(answer => {
        if (!answer.ok) throw new Error(String(answer.status));
        return answer.text();
      });
      fetched.set(key, asked);
      asked.catch(() => fetched.delete(key));
    }
    return fetched.get(key);
  }

  // The cards that stand with this one: in one list of answers, one hand, one line of the journal.
  function rowOf(origin) {
    const list = origin.closest(".asks, .hand, .stone-cards, .printed, .card-wall, li, h2") ?? origin.parentElement;
    const met = new Map();
    for (const one of list.querySelectorAll("[data-card]")) if (!met.has(one.dataset.card)) met.set(one.dataset.card, one);
    return [...met.values()];
  }

  async function open(origin, pinned) {
    const card = origin.dataset.card, mine = ++wish;
    let told;
    try {
      told = await fetchCard(card);
    } catch {
      told = "";
    }
    if (mine !== wish || !origin.isConnected) return;
    if (told) body.innerHTML = told;
    else body.replaceChildren(lost(card));
    const row = rowOf(origin);
    shown = { origin, card, row, pinned: pinned || Boolean(shown?.pinned) };
    large.classList.toggle("is-pinned", shown.pinned);
    tellRow();
    tellDeeds();
    if (!large.matches(":popover-open")) large.showPopover();
    large.scrollTop = 0;
    place();
    if (pinned) body.querySelector("#large-card-name")?.focus({ preventScroll: true });
  }

  function lost(card) {
    const told = document.createElement("p"), link = document.createElement("a");
    Object.assign(told, { id: "large-card-name", tabIndex: -1, textContent: `${large.dataset.lost} ` });
    Object.assign(link, { href: `${large.dataset.book}#${card}`, textContent: "→" });
    told.append(link);
    return told;
  }

  function tellRow() {
    const at = shown.row.findIndex(one => one.dataset.card === shown.card), many = shown.pinned && shown.row.length > 1;
    before.hidden = next.hidden = !many;
    where.textContent = many ? where.dataset.said.replace("#1", at + 1).replace("#2", shown.row.length) : "";
  }

  // What may be done with a card of the hand; its buttons press those of the prompt.
  function tellDeeds() {
    const held = shown.pinned ? shown.origin.closest("li")?.querySelector(":scope > .card-deeds") : null;
    deeds.replaceChildren(...(held ? [...held.children].map(one => one.cloneNode(true)) : []));
    deeds.hidden = !held;
  }

  function step(by) {
    const { row, card } = shown, at = row.findIndex(one => one.dataset.card === card);
    open(row[(at + by + row.length) % row.length], true);
  }

  function close() {
    wish += 1;
    clearTimeout(waiting);
    clearTimeout(leaving);
    if (!shown) return;
    const back = shown.pinned && large.contains(document.activeElement) ? returnTo : null;
    shown = null;
    if (large.matches(":popover-open")) large.hidePopover();
    if (back?.isConnected) back.focus({ preventScroll: true });
    returnTo = null;
  }

  function pin(origin) {
    clearTimeout(waiting);
    clearTimeout(leaving);
    if (!large.contains(document.activeElement)) returnTo = document.activeElement === document.body ? origin : document.activeElement;
    if (shown?.pinned && shown.card === origin.dataset.card) return;
    open(origin, true);
  }

  // Over the stage, in the corner that covers least of what the card is about: the places of its answers, then all that may be chosen,
  // then whatever stands there.
  function place() {
    large.style.removeProperty("inset");
    if (isPhone()) return;
    const stage = document.querySelector(".stage")?.getBoundingClientRect();
    const room = stage && stage.width > 200 ? stage : { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const box = large.getBoundingClientRect(), origin = shown.origin.getBoundingClientRect(), gap = 8;
    const wide = box.width, high = box.height;
    const bottom = Math.min(room.bottom, innerHeight), top = Math.max(room.top, 0);
    const lefts = [room.right - wide - gap, room.left + gap], tops = [bottom - high - gap, top + gap];
    const answers = answersOf(shown.origin), weights = [[origin, 50]];
    for (const hit of document.querySelectorAll(".stage [data-answer]")) weights.push([hit.getBoundingClientRect(), answers.has(hit.dataset.answer) ? 20 : 1]);
    for (const there of document.querySelectorAll(".stage .piece, .stage .in-corner")) weights.push([there.getBoundingClientRect(), .3]);
    for (const lit of document.querySelectorAll(".stage .is-named, .stage .is-chosen")) weights.push([lit.getBoundingClientRect(), 20]);
    let best = null;
    for (const left of lefts) for (const y of tops) {
      const spot = { left: Math.max(gap, Math.min(left, innerWidth - wide - gap)), top: Math.max(gap, Math.min(y, innerHeight - high - gap)) };
      const cost = weights.reduce((sum, [one, weight]) => sum + weight * covered(one, spot, wide, high), 0);
      if (!best || cost < best.cost - 1) best = { ...spot, cost };
    }
    large.style.inset = `${Math.round(best.top)}px auto auto ${Math.round(best.left)}px`;
  }

  function answersOf(origin) {
    const near = origin.closest("li, .group") ?? origin;
    return new Set([origin, ...near.querySelectorAll("[data-answer], [data-deed]")].map(one => one.dataset.answer ?? one.dataset.deed).filter(Boolean));
  }

  function covered(one, spot, wide, high) {
    const across = Math.min(one.right, spot.left + wide) - Math.max(one.left, spot.left), down = Math.min(one.bottom, spot.top + high) - Math.max(one.top, spot.top);
    return across > 0 && down > 0 ? across * down : 0;
  }

  // A mouse that rests.
  document.addEventListener("pointerover", event => {
    if (event.pointerType !== "mouse" || start || !hovers.matches) return;
    if (large.contains(event.target)) return clearTimeout(leaving);
    const found = thing(event);
    if (!found) return;
    clearTimeout(leaving);
    clearTimeout(waiting);
    if (shown?.pinned || shown?.card === found.dataset.card) return;
    fetchCard(found.dataset.card).catch(() => {});
    waiting = setTimeout(() => open(found, false), REST);
  });
  document.addEventListener("pointerout", event => {
    if (event.pointerType !== "mouse") return;
    const to = event.relatedTarget;
    if (to && (large.contains(to) || to.closest?.("[data-card]")?.dataset.card === shown?.card)) return;
    if (to?.closest?.("[data-card]") && to.closest("[data-card]") === thing(event)) return;
    clearTimeout(waiting);
    if (shown && !shown.pinned) leaving = setTimeout(close, KEEP);
  });

  // A finger that rests. What it would have pressed is not pressed.
  document.addEventListener("pointerdown", event => {
    swallow = false;
    if (event.pointerType === "mouse") {
      clearTimeout(waiting);
      if (shown && !shown.pinned) close();
      return;
    }
    const found = thing(event);
    if (!found) return;
    start = { x: event.clientX, y: event.clientY };
    clearTimeout(holding);
    holding = setTimeout(() => { swallow = true; pin(found); }, HOLD);
  });
  for (const kind of ["pointerup", "pointercancel"]) document.addEventListener(kind, () => { start = null; clearTimeout(holding); });
  document.addEventListener("pointermove", event => start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLIP && clearTimeout(holding));
  document.addEventListener("contextmenu", event => swallow && event.preventDefault());

  window.addEventListener("click", event => {
    if (swallow) {
      swallow = false;
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    const look = event.target.closest?.("[data-look], .topic[data-card]");
    if (!look || event.ctrlKey || event.metaKey || event.shiftKey || large.contains(look)) return;
    event.preventDefault(); // a name within a link is not the link
    event.stopPropagation();
    pin(look);
  }, { capture: true });
  document.addEventListener("click", event => {
    const deed = event.target.closest?.("#large-deeds [data-deed]");
    if (deed) {
      const answer = deed.dataset.deed;
      close();
      return press(answer);
    }
    if (event.target.closest?.("#large-close")) return close();
    if (event.target.closest?.("#large-before")) return step(-1);
    if (event.target.closest?.("#large-next")) return step(1);
    // A tile of the hand that is no answer by itself opens.
    const tile = event.target.closest?.(".hand [data-card]");
    if (tile && !event.defaultPrevented) return pin(tile);
    if (shown && !large.contains(event.target)) close();
  });

  function press(answer) {
    const alike = [...document.querySelectorAll(".prompt [data-answer]")].filter(one => one.dataset.answer === answer);
    const boxes = alike.filter(one => one.type === "checkbox");
    (boxes.find(one => !one.checked) ?? boxes.at(-1) ?? alike[0])?.click();
  }

  document.addEventListener("keydown", event => {
    if (event.target.matches?.("input[type=text], input[type=search], textarea, select")) return;
    if (shown && event.key === "Escape") {
      event.stopImmediatePropagation();
      return close();
    }
    if (shown?.pinned && shown.row.length > 1 && (event.key === "ArrowLeft" || event.key === "ArrowRight")) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return step(event.key === "ArrowLeft" ? -1 : 1);
    }
    if (event.key !== "?" || event.ctrlKey || event.metaKey || event.altKey) return;
    for (let at = document.activeElement; at && at !== document.body; at = at.parentElement) {
      const found = at.matches("[data-card]") ? at : at.querySelector("[data-card]");
      if (found) {
        event.preventDefault();
        return pin(found);
      }
    }
  }, { capture: true });

  // What lay under the card may be gone; a card that stays open tells what holds now.
  document.addEventListener("htmx:after:swap", () => {
    if (!shown) return;
    const again = shown.origin.isConnected ? shown.origin : document.querySelector(`[data-card="${CSS.escape(shown.card)}"]`);
    if (!again) return close();
    shown.origin = again;
    if (shown.pinned) open(again, false);
    else close();
  });
  addEventListener("resize", () => shown && place());
})();
