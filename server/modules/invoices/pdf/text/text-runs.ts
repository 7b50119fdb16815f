import bidiFactory, { type Bidi } from "bidi-js";
import { normaliseDigits } from "#contract/kernel/digits.ts";

// The package is its factory, however a compiler reads its types.
const bidi = (bidiFactory as unknown as () => Bidi)();

/** Letters of one line that share a direction and a font. */
export interface TextRun<Font> {
  /** As typed, in reading order. */
  actual: string;
  /**
   * What the font is asked to draw: brackets mirrored, and the order reversed where the font would
   * not do it itself.
   */
  drawn: string;
  font: Font;
  level: number;
  /**
   * A letter missing from all fonts: a question mark is drawn, but copying gives the letter itself.
   */
  isUnknown: boolean;
}

/** A paragraph with resolved directions; lines are cut from it. */
export interface Paragraph {
  text: string;
  levels: Uint8Array;
}

/** Direction marks, joiners without a letter, and everything else that is not drawn. */
const SILENT = /[\p{Cc}\p{Cf}\u2028\u2029]/u;
const ARABIC_LETTER = /\p{Script=Arabic}/u;

/** User-entered text: one line, Latin digits, no direction marks. */
export function plainText(text: string): string {
  return normaliseDigits(text.normalize("NFC"))
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim();
}

/** Sizes, codes and units: `30×40 mm`, `220–240 V`, `IP65`. */
const TECHNICAL =
  /[\p{Script=Latin}\d](?:[\p{Script=Latin}\d ./×x+°%:_–-]*[\p{Script=Latin}\d°%])?/gu;

/** User-entered text whose technical parts keep their own direction within Arabic text. */
export function technicalText(text: string): string {
  return plainText(text).replace(TECHNICAL, "\u2066$&\u2069");
}

export function paragraphOf(text: string, direction: "ltr" | "rtl"): Paragraph {
  return { text, levels: bidi.getEmbeddingLevels(text, direction).levels };
}

/** The font for a letter; undefined: no font has it. */
type FontOf<Font> = (codePoint: number) => Font | undefined;

/** The runs of part of a paragraph, in reading order. */
export function runsOf<Font>(
  paragraph: Paragraph,
  range: { from: number; to: number },
  fontOf: FontOf<Font>,
  fallback: Font,
): TextRun<Font>[] {
  const runs: TextRun<Font>[] = [];
  for (const { letter, level } of lettersOf(paragraph, range)) {
    const last = runs.at(-1);
    const found = joins(letter, level, last) ? last?.font : fontOf(letter.codePointAt(0) ?? 0);
    const next = { level, font: found ?? fallback, isUnknown: found === undefined };
    if (last && goesOn(last, next)) last.actual += letter;
    else runs.push({ ...next, actual: letter, drawn: "" });
  }
  for (const run of runs) run.drawn = run.isUnknown ? "?" : drawnText(run.actual, run.level);
  return runs;
}

function* lettersOf({ text, levels }: Paragraph, { from, to }: { from: number; to: number }) {
  let at = from;
  while (at < to) {
    const letter = String.fromCodePoint(text.codePointAt(at) ?? 0);
    if (!SILENT.test(letter)) yield { letter, level: levels[at] ?? 0 };
    at += letter.length;
  }
}

/** A combining mark stays with its letter, a space with the word before it. */
function joins(letter: string, level: number, last: { level: number } | undefined): boolean {
  return last?.level === level && /^[\p{M} ]$/u.test(letter);
}

function goesOn<Font>(
  last: TextRun<Font>,
  next: Pick<TextRun<Font>, "level" | "font" | "isUnknown">,
): boolean {
  return last.level === next.level && last.font === next.font && !last.isUnknown && !next.isUnknown;
}

function drawnText(actual: string, level: number): string {
  if (level % 2 === 0) return actual;
  const mirrored = Array.from(actual, (letter) => bidi.getMirroredCharacter(letter) ?? letter);
  // Shaping reverses Arabic letters; it treats punctuation alone as left to right.
  return (ARABIC_LETTER.test(actual) ? mirrored : mirrored.toReversed()).join("");
}

/** Runs from left to right (rule L2 of the Unicode bidirectional algorithm). */
export function visualOrder<Run extends { level: number }>(runs: readonly Run[]): Run[] {
  const order = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    let start = 0;
    while (start < order.length) {
      let end = start;
      while (end < order.length && (order[end]?.level ?? 0) >= level) end += 1;
      order.splice(start, end - start, ...order.slice(start, end).toReversed());
      start = Math.max(end, start + 1);
    }
  }
  return order;
}
