import type { ReadWord } from "./read-words.ts";
import { isLittleWord } from "./trade-phrases.ts";

/** A word with its context. */
export interface PlacedWord extends ReadWord {
  at: number;
  /** It says what the thing is for, like "chandelier" in "a lamp for a chandelier". */
  isPurpose: boolean;
}

/** The meaningful words, or all words if there are none. */
export function placedWords(words: readonly ReadWord[]): PlacedWord[] {
  const placed: PlacedWord[] = [];
  for (const [at, word] of words.entries()) {
    placed.push({ at, ...word, isPurpose: isPurpose(word, placed.at(-1)) });
  }
  const meaningful = placed.filter((word) => !isLittleWord(word.folded));
  return meaningful.length > 0 ? meaningful : placed;
}

/** "For a chandelier", "for chandeliers and pendants". */
function isPurpose(word: ReadWord, before: PlacedWord | undefined): boolean {
  if (word.folded.startsWith("لل") || before?.folded === "for") return true;
  if (!before?.isPurpose) return false;
  return word.isJoined === true || [word, before].some(({ folded }) => isLittleWord(folded));
}
