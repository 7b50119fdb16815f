import type { ReadWord } from "./read-words.ts";
import { isLittleWord } from "./trade-phrases.ts";

/** A word with what stands around it. */
export interface PlacedWord extends ReadWord {
  at: number;
  /** It says what the thing is for, as the chandelier of "a lamp for a chandelier". */
  isPurpose: boolean;
}

/** The words that say something, or all where none does. */
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
