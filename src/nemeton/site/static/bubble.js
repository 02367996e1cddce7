// A bubble with an arrow at the place that a lesson speaks of, and a veil over the rest of the board. The words stand in the column as
// well, so the bubble is for eyes alone: it takes no click and no focus. It never lies over what is to be clicked or read; where there
// is no room for it, it stays away and the rings alone point.
(() => {
  const SVG = "http://www.w3.org/2000/svg";
  const GAP = 18, EDGE = 8, HOLE = 12;
  let bubble, last = null, waits = false;

  function made() {
    if (bubble?.isConnected) return bubble;
    bubble = Object.assign(document.createElement("div"), { className: "lesson-bubble", id: "lesson-bubble", hidden: true });
    bubble.setAttribute("aria-hidden", "true");
    bubble.append(document.createElement("span"), document.createElement("i"));
    return document.body.appendChild(bubble);
  }

  const meet = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  const clamp = (value, least, most) => Math.max(least, Math.min(most, value));
  const shown = box => box.width && box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;

  // Where a bubble of this size may stand beside a target: below, above, to the right, to the left, along each side in three places.
  function* places(target, wide, high) {
    const x = (target.left + target.right) / 2, y = (target.top + target.bottom) / 2;
    for (const share of [0.5, 0.2, 0.8]) {
      const left = clamp(x - wide * share, EDGE, innerWidth - wide - EDGE), top = clamp(y - high * share, EDGE, innerHeight - high - EDGE);
      yield ["below", left, target.bottom + GAP];
      yield ["above", left, target.top - GAP - high];
      yield ["right", target.right + GAP, top];
      yield ["left", target.left - GAP - wide, top];
    }
  }

  function put() {
    waits = false;
    const one = made();
    one.hidden = true;
    if (!last?.text) return;
    one.firstElementChild.textContent = last.text;
    one.hidden = false;
    const clear = last.clear().map(each => each.getBoundingClientRect()).filter(shown);
    const boxes = last.targets().map(each => each.getBoundingClientRect()).filter(shown);
    for (const narrow of [false, true]) {
      one.classList.toggle("is-narrow", narrow);
      const { width, height } = one.getBoundingClientRect();
      if (boxes.some(box => found(one, box, width, height, clear))) return;
    }
    one.hidden = true;
  }

  function found(one, box, width, height, clear) {
    for (const [side, left, top] of places(box, width, height)) {
      const rect = { left, top, right: left + width, bottom: top + height };
      const fits = left >= EDGE && top >= EDGE && rect.right <= innerWidth - EDGE && rect.bottom <= innerHeight - EDGE;
      if (!fits || clear.some(other => meet(rect, other))) continue;
      const x = clamp((box.left + box.right) / 2 - left, 16, width - 16), y = clamp((box.top + box.bottom) / 2 - top, 16, height - 16);
      one.dataset.side = side;
      Object.assign(one.style, { left: `${left}px`, top: `${top}px` });
      one.style.setProperty("--at", `${side === "below" || side === "above" ? x : y}px`);
      return true;
    }
    return false;
  }

  function soon() {
    if (!waits) requestAnimationFrame(put);
    waits = true;
  }

  // What the bubble says, a function that gives its targets, the best first, and one that gives all that it must leave free.
  function say(text, targets, clear) {
    last = { text, targets, clear };
    soon();
  }

  // A veil over a board with holes where its rings are.
  function veil(layer) {
    layer.querySelector(".lesson-veil")?.remove();
    const board = layer.ownerSVGElement, box = board.viewBox.baseVal;
    let path = `M${box.x - box.width} ${box.y - box.height}h${3 * box.width}v${3 * box.height}h${-3 * box.width}z`;
    for (const ring of layer.querySelectorAll(".lesson-ring")) {
      const [x, y, rx, ry] = ["cx", "cy", "rx", "ry"].map(name => Number(ring.getAttribute(name)));
      path += `M${x - rx - HOLE} ${y}a${rx + HOLE} ${ry + HOLE} 0 1 0 ${2 * (rx + HOLE)} 0a${rx + HOLE} ${ry + HOLE} 0 1 0 ${-2 * (rx + HOLE)} 0z`;
    }
    const shape = document.createElementNS(SVG, "path");
    shape.setAttribute("class", "lesson-veil");
    shape.setAttribute("d", path);
    layer.prepend(shape);
  }

  for (const name of ["resize", "scroll", "wheel", "pointerup", "transitionend", "keyup"]) addEventListener(name, soon, { capture: true, passive: true });
  window.nemetonBubble = { say, veil };
})();
