/**
 * Subsets the two families to the letters, weights and features that the shop uses: six woff2 files
 * beside this one. Run by hand after a font update: `node web/styles/fonts/make-fonts.ts`. A page
 * in Arabic needs four of them, 44 KB: fonts.css says which letters are in which.
 */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";

interface Options {
  targetFormat: "woff2";
  variationAxes: { wght: number | { min: number; max: number } };
  keepFeatures: string[];
  noHinting: true;
}
type Subset = (font: Buffer, text: string, options: Options) => Promise<Buffer>;

const require = createRequire(import.meta.url);
const subset = require("subset-font") as Subset;

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);
const SPACES = [0x20, 0xa0];

/**
 * Arabic letters as used in Egypt with the extra letters of its brand names, vowel signs, both
 * kinds of digits.
 */
const ARABIC = [
  ...[0x200c, 0x200d, 0x200e, 0x200f, 0x60c, 0x61b, 0x61f],
  ...[...range(0x621, 0x63a), ...range(0x640, 0x652), ...range(0x660, 0x66c)],
  ...[0x670, 0x67e, 0x686, 0x698, 0x6a4, 0x6a9, 0x6af, 0x6cc],
];
/** What nearly every page needs: digits, English, currency and unit signs. */
const LATIN = [
  ...range(0x20, 0x7e),
  ...[0xa9, 0xab, 0xb0, 0xb1, 0xb2, 0xb3, 0xb7, 0xbb, 0xd7, 0xe7, 0xe9, 0xfc],
  ...[0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2026, 0x2190, 0x2192, 0x2212],
];
/** The rest of western European letters, for names. */
const LATIN_MORE = [
  ...range(0xa1, 0xff),
  ...[0x152, 0x153, 0x2044, 0x20ac, 0x2122, 0x2191, 0x2193],
].filter((letter) => !LATIN.includes(letter));

const JOINING = ["ccmp", "init", "medi", "fina", "rlig", "liga", "calt"];
const MARKS = ["mark", "mkmk", "abvm", "blwm"];
const SCRIPTS = [
  { name: "arabic", source: "arabic", letters: ARABIC, features: [...JOINING, ...MARKS] },
  { name: "latin", source: "latin", letters: LATIN, features: ["kern", "tnum", "liga", "ccmp"] },
  { name: "latin-more", source: "latin", letters: LATIN_MORE, features: ["kern", "ccmp"] },
];
/** Text has one weight: emphasised words are set in the headings' family. */
const FAMILIES = [
  { name: "alexandria", weight: { min: 400, max: 700 } },
  { name: "readex-pro", weight: 400 },
];

for (const family of FAMILIES) {
  for (const { name, source, letters, features } of SCRIPTS) {
    const file = `@fontsource-variable/${family.name}/files/${family.name}-${source}-wght-normal.woff2`;
    const text = String.fromCodePoint(...SPACES, ...letters);
    const font = await subset(await readFile(require.resolve(file)), text, {
      targetFormat: "woff2",
      variationAxes: { wght: family.weight },
      keepFeatures: features,
      noHinting: true,
    });
    await writeFile(new URL(`${family.name}-${name}.woff2`, import.meta.url), font);
  }
}
