import { foldLetters } from "#contract/storefront/fold-letters.ts";
import { stem } from "./fold.ts";
import { JOINT, joinedWords, withDigits, withSignsSaid } from "./spoken-words.ts";
import {
  LETTERS_SPOKEN,
  TIMES_WORDS,
  UNIT_SYMBOLS,
  UNITS_SAID_FIRST,
} from "./trade-words/trade-words.ts";

/** Spans up to this are matched by the millimetre, longer ones by the centimetre. */
const MOST_IN_MILLIMETRES = 100;
const MM_PER_CM = 10;
const MONTHS_PER_YEAR = 12;
const MOST_IN_RANGE = 400;

/** Latin letters and digits together (E27, 12W, 5.5), or a run of other letters. */
const WORD = /[a-z0-9]+(?:\.\d+[a-z]*)?|(?:(?![a-z])\p{L})+/gu;
const NUMBER = /^\d+(?:\.\d+)?$/;
const NUMBER_WITH_UNIT = /^(\d+(?:\.\d+)?)([a-z]+)$/;
/**
 * Codes such as HL-80-BR, 30/40 and 220–240: parts joined by symbols, one of them with a digit. An
 * x is only a joining symbol in the lookahead: as both letter and symbol, a row of them would cause
 * catastrophic backtracking.
 */
const CODE = /^(?=.*\d)(?=.+[-/×x–+].)[a-z0-9]+(?:[-/×–+][a-z0-9]+)*$/;

/** Codes that people write with a space: "gu 10", "E 27", "IP 65". */
const SPACED_CODE = /(?<![a-z0-9])(gu|e|g|mr|par|ip|ik)\s+(?=\d{1,2}(?![\d.]))/g;
/** The same, with the letters as pronounced in Arabic. */
const SPOKEN_CODES = LETTERS_SPOKEN.map(
  ([spoken, letters]) =>
    [new RegExp(`(?<!\\p{L})${spoken}\\s{0,3}(?=\\d{1,2}(?![\\d.]))`, "gu"), letters] as const,
);
/** Between two measures: "60 × 60", "60*60", "60 في 60". */
const TIMES = new RegExp(
  `(?<=\\d)(?:\\s{0,3}[×x*]\\s{0,3}|\\s{1,3}(?:${TIMES_WORDS.join("|")})\\s{1,3})(?=\\d)`,
  "g",
);
/** Unit symbols by the words people write for them, folded. */
const UNITS: ReadonlyMap<string, string> = new Map(
  UNIT_SYMBOLS.map(([word, symbol]) => [foldLetters(word), symbol]),
);
const SAID_FIRST = new Set(UNITS_SAID_FIRST);
const SHORTEST_SAID_FIRST = 2;
const SIDES = /^(\d+)x(\d+)$/;
/** A size with its unit: 60x60cm. */
const SIDES_WITH_UNIT = /^(\d+x\d+)(?:mm|cm|m)$/;
const PAIR = /^(\d+)[-/](\d+)$/;
const RANGE = /^(\d+)[-–](\d+)$/;
/** A range or a pair with its unit: 220–240v. */
const RANGE_WITH_UNIT = /^(\d+)[-–/](\d+)([a-z]+)$/;
/** Two codes, of which either will do: e27/e14. */
const EITHER_CODE = /^([a-z]{1,3}\d{1,3})\/([a-z]{1,3}\d{1,3})$/;
const SPACED_SLASH = /(?<=(?:^|\s)[a-z]{1,3}\d{1,3})\s{0,3}\/\s{0,3}(?=[a-z]{1,3}\d{1,3}(?:\s|$))/g;

/** A word of a query. */
export interface Word {
  /** Its stem; a number with its unit: 7w. */
  text: string;
  /** As written, folded but not stemmed. */
  folded: string;
  /** The number and its unit, if it is a measure. */
  measure?: Measure;
  /** "And" or "or" precedes it. */
  isJoined?: boolean;
}

export interface Measure {
  value: number;
  /** The unit's symbol. */
  unit: string;
}

/**
 * The words of a query: a number and its unit are one word ("7 وات" → 7w), and so is a code (HL-80
 * → hl80).
 */
export function queryWords(text: string): Word[] {
  const chunks = chunksOf(withSignsSaid(text));
  const written = chunks.flatMap((chunk) => {
    const plain = chunk.replace(SIDES_WITH_UNIT, "$1");
    return plain === JOINT || CODE.test(plain) ? [plain] : (plain.match(WORD) ?? []);
  });
  const said = joinedWords(numbersFirst(withDigits(written, isUnit)));
  const words = said.map(({ folded }) => folded);
  return said.flatMap(({ folded, isJoined }, index): Word[] => {
    if (isUnitOf(words, index)) return [];
    const joint = isJoined ? { isJoined } : {};
    const measure = measureAt(words, index);
    const asSaid = NUMBER.test(folded) ? `${folded} ${words[index + 1] ?? ""}` : folded;
    if (measure) return [{ text: wordOf(measure), folded: asSaid, measure, ...joint }];
    return [{ text: CODE.test(folded) ? joined(folded) : stem(folded), folded, ...joint }];
  });
}

const isUnit = (word: string) => UNITS.has(word);

/** Moves a unit that precedes its number behind it: "وات 7". */
function numbersFirst(words: readonly string[]): string[] {
  const ordered = [...words];
  for (let at = 0; at + 1 < ordered.length; at += 1) {
    const [before = "", word = "", number = "", after = ""] = [-1, 0, 1, 2].map(
      (step) => ordered[at + step],
    );
    const isSaidFirst = word.length >= SHORTEST_SAID_FIRST && SAID_FIRST.has(UNITS.get(word) ?? "");
    if (isSaidFirst && NUMBER.test(number) && !NUMBER.test(before) && !isUnit(after)) {
      ordered.splice(at, 2, number, word);
      at += 1;
    }
  }
  return ordered;
}

/**
 * Other spellings of a code: 30x120, 120x30 and 30120 are the same, and so is 600x600 in
 * millimetres; cri95 is "cri 95". Of e27/e14 and 220–240v, either code and either end will do.
 */
export function codeSpellings(folded: string): string[] {
  const [, letters, digits] = /^([a-z]{2,})(\d+)$/.exec(folded) ?? [];
  if (letters !== undefined && digits !== undefined) return [`${letters} ${digits}`];
  const either = eitherSpellings(folded);
  if (either) return either;
  const [, first, second] = SIDES.exec(folded) ?? PAIR.exec(folded) ?? [];
  if (first === undefined || second === undefined) return [];
  const inCentimetres = [first, second].map((side) => Number(side) / MM_PER_CM);
  const shorter = inCentimetres.every((side) => side >= MM_PER_CM && Number.isInteger(side))
    ? [inCentimetres.join("x"), inCentimetres.toReversed().join("x")]
    : [];
  return [`${first}${second}`, `${first}x${second}`, `${second}x${first}`, ...shorter];
}

/** Both of e27/e14; both ends of 220–240v, with the unit and as one code. */
function eitherSpellings(folded: string): string[] | undefined {
  const codes = EITHER_CODE.exec(folded);
  if (codes) return codes.slice(1);
  const [, low, high, unit = ""] = RANGE_WITH_UNIT.exec(folded) ?? [];
  const symbol = UNITS.get(unit);
  if (symbol === undefined) return undefined;
  return [`${low}${high}`, `${low}${symbol}`, `${high}${symbol}`];
}

/**
 * A length also in centimetres, since documents list what fits a span in centimetres
 * (`rangeWords`).
 */
export function lengthSpellings({ value, unit }: Measure): string[] {
  if (unit !== "m" && unit !== "mm") return [];
  const centimetres = Math.round(unit === "m" ? value * 1000 : value) / MM_PER_CM;
  return Number.isInteger(centimetres) ? [`${centimetres}cm`] : [];
}

/**
 * The words of a document: everything a query could ask for. Stems come in the order of the text,
 * for phrases.
 */
export function documentWords(text: string): string[] {
  const chunks = chunksOf(text);
  const words = chunks.flatMap((chunk) => chunk.match(WORD) ?? []);
  const codes = chunks.filter((chunk) => CODE.test(chunk)).map(joined);
  // Unstemmed, so that a word is found while its end is still being typed.
  const whole = words.filter((word) => stem(word) !== word);
  const spoken = words.flatMap((folded, index) => {
    const measure = measureAt(words, index);
    if (!measure) return [stem(folded)];
    const both = [String(measure.value), wordOf(measure)];
    return NUMBER.test(folded) ? both : both.toReversed();
  });
  const pairs = chunks.flatMap((chunk, index) => pairWords(chunk, chunks[index + 1]));
  return [...spoken, ...codes, ...pairs, ...whole];
}

/**
 * The two numbers of "60x120" and "220–240" separately, with the unit that follows; sides also in
 * reverse order.
 */
function pairWords(chunk: string, next: string | undefined): string[] {
  const sides = SIDES.exec(chunk);
  const [, first, second] = sides ?? RANGE.exec(chunk) ?? [];
  if (first === undefined || second === undefined) return [];
  const unit = UNITS.get(next ?? "");
  const measured = unit === undefined ? [] : [`${first}${unit}`, `${second}${unit}`];
  return sides ? [first, second, `${second}x${first}`, ...measured] : measured;
}

function chunksOf(text: string): string[] {
  const folded = SPOKEN_CODES.reduce(
    (spoken, [said, letters]) => spoken.replace(said, letters),
    foldLetters(text).replace(TIMES, "x").replaceAll("°", " deg "),
  );
  return folded
    .replace(SPACED_CODE, "$1")
    .replace(SPACED_SLASH, "/")
    .split(/[\s,،]+/);
}

/** Two sides in millimetres as a rounded size in centimetres: 595 by 1195 is 60x120. */
export function sidesWords(length: number, width: number): string[] {
  const sides = [length, width].map((side) => Math.round(side / MM_PER_CM));
  return [sides.join("x"), sides.toReversed().join("x")];
}

/** A measured number as stored in a document: in its unit, lengths also in the larger ones. */
export function measureWords(value: number, unit: string | null): string[] {
  const numbers: [number, string][] = [[value, unit ?? ""]];
  if (unit === "mm") numbers.push([value / 10, "cm"], [value / 1000, "m"]);
  if (unit === "month") numbers.push([value / MONTHS_PER_YEAR, "year"]);
  return numbers.flatMap(([number, written]) => {
    const digits = String(number);
    const known = UNITS.get(written.toLowerCase());
    if (number < 1 || digits.length > 6) return [];
    return known ? [digits, `${digits}${known}`] : [digits];
  });
}

/** All whole measures within a range, from least to greatest: finds a 40 mm door in 38–50. */
export function rangeWords(low: number, high: number, unit: string | null): string[] {
  if (unit !== "mm") return [];
  const inCentimetres = high - low > MOST_IN_MILLIMETRES;
  const step = inCentimetres ? MM_PER_CM : 1;
  const count = Math.min(Math.floor((high - low) / step) + 1, MOST_IN_RANGE);
  return Array.from({ length: count }, (_, index) => low + index * step).flatMap((value) => [
    ...(inCentimetres ? [] : [`${value}mm`]),
    ...(value % MM_PER_CM === 0 ? [`${value / MM_PER_CM}cm`] : []),
  ]);
}

/** "7" before "وات", or "12watt": the number with the unit's symbol. */
function measureAt(words: string[], index: number): Measure | undefined {
  const folded = words[index] ?? "";
  const next = words[index + 1];
  if (NUMBER.test(folded)) {
    const unit = next === undefined ? undefined : UNITS.get(next);
    return unit === undefined ? undefined : { value: Number(folded), unit };
  }
  const [, number, letters = ""] = NUMBER_WITH_UNIT.exec(folded) ?? [];
  const unit = UNITS.get(letters) ?? (letters === "a" ? "a" : undefined);
  return number !== undefined && unit !== undefined ? { value: Number(number), unit } : undefined;
}

function wordOf({ value, unit }: Measure): string {
  return `${value}${unit}`;
}

function isUnitOf(words: string[], index: number): boolean {
  const [before = "", word = ""] = [words[index - 1], words[index]];
  const isMeasured = [NUMBER, SIDES, PAIR, RANGE].some((measure) => measure.test(before));
  return isMeasured && isUnit(word);
}

function joined(code: string): string {
  return code.replace(/[^a-z0-9]/g, "");
}
