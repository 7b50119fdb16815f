import { foldLetters } from "#contract/storefront/fold-letters.ts";
import { isLittleWord, isOpinion } from "./trade-phrases.ts";
import { CHEAPEST, DEAREST } from "./trade-words/price-words.ts";

/** The order of a list that a query asks for: "cheap" means the cheapest first. */
export interface SaidOrder {
  sort: "price-asc" | "price-desc";
  /** As typed. */
  typed: string;
}

const LONGEST_PHRASE = 2;
const SORT_OF = new Map<string, SaidOrder["sort"]>([
  ...CHEAPEST.map((word) => [foldLetters(word), "price-asc"] as const),
  ...DEAREST.map((word) => [foldLetters(word), "price-desc"] as const),
]);

/** Takes the words for the order out of a query. */
export function takeOrder(text: string): { order: SaidOrder | undefined; rest: string } {
  const tokens = text.split(/\s+/).filter(Boolean);
  for (let length = LONGEST_PHRASE; length > 0; length -= 1) {
    for (let at = 0; at + length <= tokens.length; at += 1) {
      const typed = tokens.slice(at, at + length).join(" ");
      const sort = SORT_OF.get(foldLetters(typed).replace(/[؟?!,،.]+$/, ""));
      if (sort) return { order: { sort, typed }, rest: thingIn(tokens.toSpliced(at, length)) };
    }
  }
  return { order: undefined, rest: text };
}

/** Nothing if only opinions and function words are left: "something cheap", "good and cheap". */
function thingIn(tokens: string[]): string {
  const words = tokens.map((token) => foldLetters(token));
  const isNoThing = words.every((word) =>
    [word, word.replace(/^و/, "")].some((one) => isLittleWord(one) || isOpinion(one)),
  );
  return isNoThing ? "" : tokens.join(" ");
}
