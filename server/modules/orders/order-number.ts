import { randomInt } from "node:crypto";
import { normaliseCode } from "#contract/kernel/digits.ts";

/** Digits and capitals that are not confused when read aloud or from a parcel. */
const LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const SUFFIX_LENGTH = 6;
/**
 * Older numbers have a suffix of two; a number with the long suffix has at least this many
 * characters.
 */
const LONG_FROM = 13;

/** The suffix of a number: knowing one order's number does not reveal the next. */
export function randomSuffix(length = SUFFIX_LENGTH): string {
  return Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join("");
}

/** Name under which an order's stock is reserved. */
export function orderStock(number: string): string {
  return `order:${number}`;
}

/** Name under which the stock of a parcel was shipped. */
export function fulfilmentStock(number: string, fulfilment: number): string {
  return `parcel:${number}/${fulfilment}`;
}

/** `# f100001k7` → `F-100001-K7`: accepts what people type, with or without dashes of any kind. */
export function canonicalNumber(text: string): string {
  const plain = normaliseCode(text)
    .toUpperCase()
    .replaceAll(/[-#\s]/g, "");
  const pattern = plain.length < LONG_FROM ? /^F(\d+)(..)$/ : /^F(\d+)(.{6})$/;
  return plain.replace(pattern, "F-$1-$2");
}

/** All suffixes of one number count as attempts at the same order. */
export function countedNumber(number: string): string {
  return number.replace(/^(F-\d+)-.*$/, "$1");
}
