import type { Term } from "../text/query-terms.ts";
import { queryWords, type Word } from "../text/words.ts";

const LONGEST_PHRASE = 4;

/**
 * A text without the words typed for a term; empty if they cannot be separated, or nothing else is
 * left.
 */
export function textWithout(text: string, { from }: Term): string {
  if (from === undefined) return "";
  const typed = text.split(/\s+/).filter(Boolean);
  const others = keyOf(queryWords(text).filter((_, place) => !from.includes(place)));
  for (let length = 1; length <= Math.min(LONGEST_PHRASE, typed.length - 1); length += 1) {
    for (let at = 0; at + length <= typed.length; at += 1) {
      const rest = typed.toSpliced(at, length).join(" ");
      if (keyOf(queryWords(rest)) === others) return rest;
    }
  }
  return "";
}

const keyOf = (words: Word[]) => words.map(({ text }) => text).join("\n");
