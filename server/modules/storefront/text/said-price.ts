import { foldLetters } from "#contract/storefront/fold-letters.ts";
import { numberAt } from "./number-words.ts";
import {
  ABOUT,
  BETWEEN,
  FROM,
  FROM_AFTER,
  MONEY,
  THOUSANDS,
  TO,
  UP_TO,
  UP_TO_AFTER,
} from "./trade-words/price-words.ts";
import { UNIT_SYMBOLS } from "./trade-words/trade-words.ts";

/** The price condition of a query. */
export interface SaidPrice {
  /** A price alone is approximate. */
  kind: "between" | "up-to" | "from" | "about";
  /** Pounds; null: no limit. */
  min: number | null;
  max: number | null;
  /** As typed. */
  typed: string;
}

/** Tolerance of a price alone, up and down. */
const ABOUT_SHARE = 0.15;
/** From this amount, a number without a currency is a price: "under 60" may be a size. */
const LEAST_BARE = 100;
const THOUSAND = 1_000;
const MOST_POUNDS = 100_000_000;

/** Replaces the second and further words of a number in words, so that positions stay the same. */
const TAKEN = "~";
const AMOUNT = `(\\d+(?:\\.\\d+)?(?: ${TAKEN})*(?: ?${THOUSANDS})?|الفين|الف)`;
const MAY_BE_MONEY = `(?: ?${MONEY})?`;
/** 3000 كلفن is not a price. */
const NO_UNIT = `(?! (?:${UNIT_SYMBOLS.map(([word]) => foldLetters(word)).join("|")}|x)(?!\\S))`;
const form = (pattern: string) => new RegExp(`(?<!\\S)${pattern}(?!\\S)${NO_UNIT}`);

interface Form {
  kind: SaidPrice["kind"];
  pattern: RegExp;
}

/** The first match counts. */
const FORMS: readonly Form[] = [
  {
    kind: "between",
    pattern: form(`${BETWEEN} ?${AMOUNT}${MAY_BE_MONEY} ?${TO} ?${AMOUNT}${MAY_BE_MONEY}`),
  },
  { kind: "between", pattern: form(`${AMOUNT} ?${TO} ?${AMOUNT} ?${MONEY}`) },
  { kind: "up-to", pattern: form(`${UP_TO} ?(?:${MONEY} ?)?${AMOUNT}${MAY_BE_MONEY}`) },
  { kind: "up-to", pattern: form(`${AMOUNT}${MAY_BE_MONEY} ${UP_TO_AFTER}`) },
  { kind: "from", pattern: form(`${FROM} ?(?:${MONEY} ?)?${AMOUNT}${MAY_BE_MONEY}`) },
  { kind: "from", pattern: form(`${AMOUNT}${MAY_BE_MONEY} ${FROM_AFTER}`) },
  { kind: "about", pattern: form(`(?:${ABOUT} ?)?${AMOUNT} ?${MONEY}`) },
  { kind: "about", pattern: form(`(?:${ABOUT} ?)?${MONEY} ?${AMOUNT}`) },
];
const HAS_MONEY = new RegExp(`(?<![a-z\\u0621-\\u064A])${MONEY}(?![a-z\\u0621-\\u064A])`);

/** Takes the price condition out of a query. */
export function takePrice(text: string): { price: SaidPrice | undefined; rest: string } {
  const tokens = text.split(/\s+/).filter(Boolean);
  const said = saidTokens(tokens);
  const folded = said.join(" ");
  if (!/\d|الف/.test(folded)) return { price: undefined, rest: text };
  for (const { kind, pattern } of FORMS) {
    const found = pattern.exec(folded);
    const range = found && rangeOf(kind, found);
    if (!range) continue;
    const from = tokensBefore(folded, found.index);
    const count = tokensBefore(found[0], found[0].length) + 1;
    return {
      price: { kind, ...range, typed: tokens.slice(from, from + count).join(" ") },
      rest: tokens.toSpliced(from, count).join(" "),
    };
  }
  return { price: undefined, rest: text };
}

/** One for each typed token: folded, with numbers in digits and without grouping. */
function saidTokens(tokens: readonly string[]): string[] {
  const said = tokens.map((token) =>
    foldLetters(token)
      .replace(/(?<=\d)[,،](?=\d{3}(?!\d))/g, "")
      .replace(/[؟?!,،.]+$/, ""),
  );
  for (let at = 0; at < said.length; at += 1) {
    const [, before = "", word = ""] = /^([بلو]?)(.*)$/.exec(said[at] ?? "") ?? [];
    const whole = numberAt(said, at);
    const number = whole ?? numberAt([word, ...said.slice(at + 1)], 0);
    if (!number || !isAmount(number.value, said[at + number.length] ?? "")) continue;
    said[at] = `${whole ? "" : before}${number.value}`;
    for (let more = 1; more < number.length; more += 1) said[at + more] = TAKEN;
  }
  return said;
}

const AFTER_AMOUNT = new RegExp(`^(?:${THOUSANDS}|${MONEY})$`);
const isAmount = (value: number, next: string) => value >= LEAST_BARE || AFTER_AMOUNT.test(next);

function rangeOf(
  kind: SaidPrice["kind"],
  [whole, ...amounts]: RegExpExecArray,
): Pick<SaidPrice, "min" | "max"> | undefined {
  const [first = 0, second = first] = amounts.map(poundsOf);
  const isSaid = HAS_MONEY.test(whole) || Math.min(first, second) >= LEAST_BARE;
  if (!isSaid || !(first > 0 && second > 0 && Math.max(first, second) <= MOST_POUNDS)) {
    return undefined;
  }
  if (kind === "up-to") return { min: null, max: first };
  if (kind === "from") return { min: first, max: null };
  if (kind === "between") return { min: Math.min(first, second), max: Math.max(first, second) };
  const away = first * ABOUT_SHARE;
  return { min: Math.floor(first - away), max: Math.ceil(first + away) };
}

/** NaN if it is not a price: 3000k are kelvin. */
function poundsOf(said: string): number {
  if (said === "الف") return THOUSAND;
  if (said === "الفين") return 2 * THOUSAND;
  const [, digits = "", thousands = ""] = /^([\d.]+)[ ~]*(.*)$/.exec(said) ?? [];
  const number = Number(digits);
  if (thousands === "") return number;
  return number < THOUSAND ? number * THOUSAND : Number.NaN;
}

/** Number of tokens that end before a position in a text joined by spaces. */
function tokensBefore(text: string, place: number): number {
  return text.slice(0, place).split(" ").length - 1;
}
