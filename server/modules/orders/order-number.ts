import { randomInt } from "node:crypto";

/** Digits and capitals that nobody confuses when read aloud or from a parcel. */
const LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const SUFFIX_LENGTH = 2;

/** The end of a number: who has one order's number cannot count on to the next. */
export function randomSuffix(): string {
  return Array.from({ length: SUFFIX_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");
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
  return plain.replace(/^F(\d+)(..)$/, "F-$1-$2");
}
