import { randomInt } from "node:crypto";

/** Digits and capitals that nobody confuses when read aloud or from a parcel. */
const LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const SUFFIX_LENGTH = 6;
/** Numbers with an end of two are older; with the longer one, no shorter number is this long. */
const LONG_FROM = 13;

/** The end of a number: who has one order's number cannot count on to the next. */
export function randomSuffix(length = SUFFIX_LENGTH): string {
  return Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join("");
}

/** Under this name the goods of an order are held. */
export function orderStock(number: string): string {
  return `order:${number}`;
}

/** Under this name the goods of one of its parcels left. */
export function fulfilmentStock(number: string, fulfilment: number): string {
  return `parcel:${number}/${fulfilment}`;
}

/** `f100001k7` → `F-100001-K7`: as people type it, with or without dashes. */
export function canonicalNumber(text: string): string {
  const plain = text.toUpperCase().replaceAll("-", "");
  const pattern = plain.length < LONG_FROM ? /^F(\d+)(..)$/ : /^F(\d+)(.{6})$/;
  return plain.replace(pattern, "F-$1-$2");
}

/** All endings of one number are guesses at the same order. */
export function countedNumber(number: string): string {
  return number.replace(/^(F-\d+)-.*$/, "$1");
}
