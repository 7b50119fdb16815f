import { readFileSync } from "node:fs";
import { create, type Font, type Glyph, type GlyphRun } from "fontkit";
import { LRUCache } from "lru-cache";

/** Single weights of the shop's font families, made by `./make-fonts.ts`. */
const FILES = {
  arabic: "readex-pro-arabic-400",
  latin: "readex-pro-latin-400",
  latinExtended: "readex-pro-latin-ext-400",
  figures: "alexandria-latin-400",
  strongArabic: "alexandria-arabic-600",
  strongLatin: "alexandria-latin-600",
} as const;

export type FontName = keyof typeof FILES;
export const FONT_NAMES = Object.keys(FILES) as FontName[];

/** Text styles; each looks up a letter in its fonts in this order. */
const LOOKS = {
  text: ["latin", "arabic", "latinExtended"],
  /** Amounts: tabular figures, so that columns line up. */
  figure: ["figures", "arabic", "latinExtended"],
  strong: ["strongLatin", "strongArabic", "latinExtended", "arabic"],
} as const satisfies Record<string, readonly FontName[]>;
export type Look = keyof typeof LOOKS;

const opened = new Map<FontName, Font>();

/** Read once per process and shared by documents. */
export function font(name: FontName): Font {
  let found = opened.get(name);
  if (!found) {
    const file = new URL(`../fonts/${FILES[name]}.ttf`, import.meta.url);
    found = legible(create(readFileSync(file)) as Font);
    opened.set(name, found);
  }
  return found;
}

/**
 * Lam-alef is one glyph, and PDF readers reverse the letters of a glyph together with the line.
 * Mapped to the single Unicode character for the pair, it is copied correctly. Other ligatures have
 * no such character, so they are kept apart.
 */
function legible(base: Font): Font {
  const known = new LRUCache<string, GlyphRun>({ max: KEPT_RUNS });
  const face: Font = Object.assign(Object.create(base) as Font, {
    // fontkit keeps the letters of a glyph's first use in the process, none if it was only a part.
    getGlyph: (id: number, codePoints: number[] = []) =>
      Object.assign(Object.create(base.getGlyph(id)) as Glyph, { codePoints }),
    layout: (text: string) => {
      const kept = known.get(text);
      if (kept) return kept;
      const run = base.layout.call(face, text, { tnum: true, liga: false });
      known.set(text, run);
      for (const glyph of run.glyphs) {
        const pair = PAIRS[String.fromCodePoint(...glyph.codePoints)];
        if (pair !== undefined) glyph.codePoints = [pair];
      }
      return run;
    },
  });
  return face;
}

/** Words in documents repeat, and shaping one takes longer than drawing it. */
const KEPT_RUNS = 2_000;

const PAIRS: Record<string, number> = {
  "\u0644\u0627": 0xfefb,
  "\u0644\u0623": 0xfef7,
  "\u0644\u0625": 0xfef9,
  "\u0644\u0622": 0xfef5,
};

/** The font that contains a letter. */
export function fontFor(look: Look, codePoint: number): FontName | undefined {
  const names: readonly FontName[] = LOOKS[look];
  return names.find((name) => font(name).hasGlyphForCodePoint(codePoint));
}

/** The first font of a style. */
export function mainFont(look: Look): FontName {
  return LOOKS[look][0];
}
