import { foldLetters, stem } from "./fold.ts";
import { UNITS } from "./synonyms.ts";

/** Latin letters and digits together (E27, 12W, 5.5), or a run of other letters. */
const WORD = /[a-z0-9]+(?:\.\d+[a-z]*)?|(?:(?![a-z])\p{L})+/gu;
const NUMBER = /^\d+(?:\.\d+)?$/;
const NUMBER_WITH_UNIT = /^(\d+(?:\.\d+)?)([a-z]+)$/;
/**
 * Codes such as HL-80-BR, 30/40 and 220–240: parts joined by signs, one of them with a digit. An x is a sign only where
 * the pattern looks ahead: as letter and sign at once, a row of them would be tried in more ways than there is time for.
 */
const CODE = /^(?=.*\d)(?=.+[-/×x–+].)[a-z0-9]+(?:[-/×–+][a-z0-9]+)*$/;

/** A word of a text: its stem, and whether it must be met as a whole. */
export interface Word {
  text: string;
  /** As it was written, folded but not stemmed. */
  folded: string;
}

/** The words of a query: a number and its unit are one word ("7 وات" → 7w), and so is a code (HL-80 → hl80). */
export function queryWords(text: string): Word[] {
  const words = foldLetters(text)
    .split(/[\s,،]+/)
    .flatMap((chunk) => (CODE.test(chunk) ? [joined(chunk)] : (chunk.match(WORD) ?? [])));
  return words.flatMap((folded, index): Word[] => {
    if (isUnitOf(words, index)) return [];
    const measured = withUnit(folded, words[index + 1]);
    return [{ text: measured ?? stem(folded), folded }];
  });
}

/** The words of a document: all that a query could ask for. The stems come in the order of the text, for phrases. */
export function documentWords(text: string): string[] {
  const chunks = foldLetters(text).split(/[\s,،]+/);
  const words = chunks.flatMap((chunk) => chunk.match(WORD) ?? []);
  const codes = chunks.filter((chunk) => CODE.test(chunk)).map(joined);
  // Not stemmed, so that a word is found while its end is still being typed.
  const whole = words.filter((word) => stem(word) !== word);
  const spoken = words.flatMap((folded, index) => {
    const measured = withUnit(folded, words[index + 1]);
    if (measured === undefined) return [stem(folded)];
    return NUMBER.test(folded) ? [folded, measured] : [measured, folded.replace(/[a-z]+$/, "")];
  });
  return [...spoken, ...codes, ...whole];
}

/** A measured number as a document keeps it: in its unit, lengths also in the larger ones. */
export function measureWords(value: number, unit: string | null): string[] {
  const numbers: [number, string][] = [[value, unit ?? ""]];
  if (unit === "mm") numbers.push([value / 10, "cm"], [value / 1000, "m"]);
  return numbers.flatMap(([number, written]) => {
    const digits = String(number);
    const known = UNITS.get(written.toLowerCase());
    if (number < 1 || digits.length > 6) return [];
    return known ? [digits, `${digits}${known}`] : [digits];
  });
}

/** "7" before "وات", or "12watt": the number with the unit's symbol. */
function withUnit(folded: string, next: string | undefined): string | undefined {
  if (NUMBER.test(folded)) {
    const unit = next === undefined ? undefined : UNITS.get(next);
    return unit && `${folded}${unit}`;
  }
  const [, number, letters = ""] = NUMBER_WITH_UNIT.exec(folded) ?? [];
  const unit = UNITS.get(letters) ?? (letters === "a" ? "a" : undefined);
  return number !== undefined && unit ? `${number}${unit}` : undefined;
}

function isUnitOf(words: string[], index: number): boolean {
  const word = words[index];
  const before = words[index - 1];
  return word !== undefined && before !== undefined && NUMBER.test(before) && UNITS.has(word);
}

function joined(code: string): string {
  return code.replace(/[^a-z0-9]/g, "");
}
