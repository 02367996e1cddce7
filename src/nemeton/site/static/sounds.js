// The sounds of a table, made here out of tones and noise: your turn, something placed or moved, dice, a card, a fight, points, the end.
// Off until somebody switches them on: a page that sounds unasked is a nuisance, and browsers forbid it before the first click.
// Lines of the journal say what they are about (data-sort); films and replays tell it as "nemeton:happens".
(() => {
  const LOUD = 0.16, MOST = 3, APART = 0.13; // seconds between two sounds
  const ORDER = ["fight", "dice", "card", "move", "place", "gone", "points"];
  let sound = null, before = null;

  const isOn = () => document.documentElement.dataset.sound === "on";

  function tone(at, pitch, long, { to = pitch, loud = 1, shape = "sine" } = {}) {
    const wave = sound.createOscillator(), volume = sound.createGain();
    wave.type = shape;
    wave.frequency.setValueAtTime(pitch, at);
    wave.frequency.exponentialRampToValueAtTime(to, at + long);
    volume.gain.setValueAtTime(0.0001, at);
    volume.gain.exponentialRampToValueAtTime(LOUD * loud, at + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + long);
    wave.connect(volume).connect(sound.destination);
    wave.start(at);
    wave.stop(at + long);
  }

  function noise(at, long, pitch, { loud = 1, sharp = 1, to = pitch } = {}) {
    const count = Math.ceil(sound.sampleRate * long), rush = sound.createBuffer(1, count, sound.sampleRate), wave = rush.getChannelData(0);
    for (let one = 0; one < count; one++) wave[one] = (Math.random() * 2 - 1) * (1 - one / count) ** 2;
    const source = sound.createBufferSource(), filter = sound.createBiquadFilter(), volume = sound.createGain();
    source.buffer = rush;
    filter.type = "bandpass";
    filter.Q.value = sharp;
    filter.frequency.setValueAtTime(pitch, at);
    filter.frequency.exponentialRampToValueAtTime(to, at + long);
    volume.gain.value = LOUD * loud * 2;
    source.connect(filter).connect(volume).connect(sound.destination);
    source.start(at);
  }

  const knock = (at, pitch = 700, loud = 1) => { noise(at, 0.07, pitch, { sharp: 5, loud }); tone(at, pitch / 3, 0.09, { loud: loud * 0.6 }); };
  const SOUNDS = {
    turn: at => { tone(at, 587, 0.5); tone(at + 0.16, 784, 0.8); },
    place: at => knock(at, 620),
    move: at => { noise(at, 0.16, 500, { to: 900, loud: 0.5 }); knock(at + 0.13, 540, 0.8); },
    gone: at => noise(at, 0.2, 900, { to: 300, loud: 0.7 }),
    dice: at => [0, 0.07, 0.15, 0.25, 0.38].forEach((later, number) => knock(at + later, 1500 - 140 * number, 0.7)),
    card: at => noise(at, 0.14, 2400, { to: 5200, sharp: 0.7, loud: 0.6 }),
    fight: at => { tone(at, 130, 0.35, { to: 48, loud: 1.6, shape: "triangle" }); noise(at, 0.2, 320, { sharp: 0.8 }); },
    points: at => { tone(at, 880, 0.25, { loud: 0.6 }); tone(at + 0.09, 1175, 0.35, { loud: 0.6 }); },
    end: at => [392, 523, 659, 784].forEach((pitch, number) => tone(at + number * 0.16, pitch, 1.2, { loud: 0.8 })),
  };

  // Several things at once are heard one after the other, the loudest first, and never many.
  function play(...names) {
    const wanted = names.filter(name => SOUNDS[name]).slice(0, MOST);
    document.documentElement.dataset.heard = wanted.join(" ");
    if (!isOn() || !wanted.length || !("AudioContext" in window)) return;
    sound ??= new AudioContext();
    sound.resume?.();
    wanted.forEach((name, number) => SOUNDS[name](sound.currentTime + 0.02 + number * APART));
  }

  const lines = () => [...document.querySelectorAll("#journal li[id^='line-']")];
  const look = () => {
    const prompt = document.getElementById("prompt");
    return { line: Number(lines().at(-1)?.id.slice(5) ?? -1), isAsked: prompt?.dataset.asked === "yes", isOver: Boolean(prompt?.classList.contains("is-over")) };
  };

  document.addEventListener("htmx:after:swap", () => {
    if (!document.getElementById("journal")) return;
    const now = look();
    if (before) {
      const told = new Set(lines().filter(line => Number(line.id.slice(5)) > before.line).map(line => line.dataset.sort));
      const names = ORDER.filter(name => told.has(name));
      if (now.isOver && !before.isOver) play("end");
      else if (now.isAsked && !before.isAsked) play(...names.slice(0, 1), "turn");
      else if (names.length) play(...names);
    }
    before = now;
  });
  document.addEventListener("nemeton:happens", event => play(event.detail));
  document.addEventListener("preferred", event => event.detail.name === "sound" && event.detail.value === "on" && play("turn"));
  if (document.getElementById("journal")) before = look();
})();
