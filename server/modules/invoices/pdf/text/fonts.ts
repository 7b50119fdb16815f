import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";

/** Single weights of the shop's families; `../fonts/make-fonts.ts` cuts them. */
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

/** How a text looks; each look asks its fonts in this order for a letter. */
const LOOKS = {
  text: ["latin", "arabic", "latinExtended"],
  /** Amounts: figures of one width, so that columns stand straight. */
  figure: ["figures", "arabic", "latinExtended"],
  strong: ["strongLatin", "strongArabic", "latinExtended", "arabic"],
} as const satisfies Record<string, readonly FontName[]>;
export type Look = keyof typeof LOOKS;

const opened = new Map<FontName, Font>();

/** Read once per process; documents share them. */
export function font(name: FontName): Font {
  let found = opened.get(name);
  if (!found) {
    const file = new URL(`../fonts/${FILES[name]}.ttf`, import.meta.url);
    found = create(readFileSync(file)) as Font;
    opened.set(name, found);
  }
  return found;
}

/** The font that draws a letter. */
export function fontFor(look: Look, codePoint: number): FontName | undefined {
  const names: readonly FontName[] = LOOKS[look];
  return names.find((name) => font(name).hasGlyphForCodePoint(codePoint));
}

/** The first font of a look. */
export function mainFont(look: Look): FontName {
  return LOOKS[look][0];
}
