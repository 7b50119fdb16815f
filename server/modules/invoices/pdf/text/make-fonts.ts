/**
 * Reduces the shop's two font families to single weights for PDF documents, as TrueType files in
 * `../fonts`. Run by hand after a font update: `node
 * server/modules/invoices/pdf/text/make-fonts.ts`.
 */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";

type Options = { targetFormat: "truetype"; variationAxes: { wght: number } };
type Subset = (font: Buffer, text: string, options: Options) => Promise<Buffer>;

const require = createRequire(import.meta.url);
const subset = require("subset-font") as Subset;

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);
const PUNCTUATION = [
  0x2010, 0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2026, 0x20ac, 0x2212,
];
const LETTERS: Record<string, string> = {
  arabic: String.fromCodePoint(0x20, 0xa0, 0x200c, 0x200d, ...range(0x600, 0x6ff)),
  latin: String.fromCodePoint(...range(0x20, 0x7e), ...range(0xa0, 0xff), ...PUNCTUATION),
  "latin-ext": String.fromCodePoint(...range(0x100, 0x24f)),
};
const FONTS = [
  { family: "readex-pro", script: "arabic", weight: 400 },
  { family: "readex-pro", script: "latin", weight: 400 },
  { family: "readex-pro", script: "latin-ext", weight: 400 },
  { family: "alexandria", script: "latin", weight: 400 },
  { family: "alexandria", script: "arabic", weight: 600 },
  { family: "alexandria", script: "latin", weight: 600 },
];

for (const { family, script, weight } of FONTS) {
  const file = `@fontsource-variable/${family}/files/${family}-${script}-wght-normal.woff2`;
  const source = await readFile(require.resolve(file));
  const font = await subset(source, LETTERS[script] ?? "", {
    targetFormat: "truetype",
    variationAxes: { wght: weight },
  });
  await writeFile(new URL(`../fonts/${family}-${script}-${weight}.ttf`, import.meta.url), font);
}
