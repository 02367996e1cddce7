// Cuts a font down to some letters: node subset.mjs <letters> <from.woff2> <to.woff2> [<from> <to> ...]
// Features of the font that no page uses go too. Called by scripts/frontend.py inside build/frontend/.
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const keepFeatures = ["kern", "locl", "lnum"];
const [letters, ...files] = process.argv.slice(2);
for (let at = 0; at < files.length; at += 2) {
  const font = await readFile(files[at]);
  await writeFile(files[at + 1], await subsetFont(font, letters, { targetFormat: "woff2", keepFeatures, noHinting: true }));
}
