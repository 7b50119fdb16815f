/**
 * Cuts the two families down to the letters and weights the shop uses: four woff2 files beside
 * this one. Run by hand after a font update: `node web/styles/fonts/make-fonts.ts`.
 */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";

type Options = { targetFormat: "woff2" | "sfnt"; variationAxes: { wght: unknown } };
type Subset = (font: Buffer, text: string, options: Options) => Promise<Buffer>;

const require = createRequire(import.meta.url);
const subset = require("subset-font") as Subset;

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);
const SHARED = [0x20, 0xa0, 0x200c, 0x200d, 0x200e, 0x200f];
const PUNCTUATION = [
  0x152, 0x153, 0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2026, 0x2044, 0x20ac,
  0x2122, 0x2190, 0x2191, 0x2192, 0x2193, 0x2212,
];
const LETTERS: Record<string, string> = {
  arabic: String.fromCodePoint(...SHARED, ...range(0x600, 0x6ff), 0xfdf2, 0xfdfc),
  latin: String.fromCodePoint(
    ...SHARED,
    ...range(0x20, 0x7e),
    ...range(0xa0, 0xff),
    ...PUNCTUATION,
  ),
};
const FAMILIES = [
  { name: "alexandria", weights: { min: 400, max: 700 } },
  { name: "readex-pro", weights: { min: 300, max: 600 } },
];

for (const family of FAMILIES) {
  for (const [script, text] of Object.entries(LETTERS)) {
    const file = `@fontsource-variable/${family.name}/files/${family.name}-${script}-wght-normal.woff2`;
    const source = await readFile(require.resolve(file));
    const font = await subset(source, text, {
      targetFormat: "woff2",
      variationAxes: { wght: family.weights },
    });
    await writeFile(new URL(`${family.name}-${script}.woff2`, import.meta.url), font);
  }
}
