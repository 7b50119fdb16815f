import { foldLetters } from "#contract/storefront/fold-letters.ts";

export interface Part {
  text: string;
  isMatch: boolean;
}

const IN_WORD = /[\p{L}\p{N}]/u;
const ARTICLE = "ال";

/**
 * Splits a name into parts, marking where one of its words starts like a typed one, ignoring
 * spelling variants.
 */
export function matchParts(name: string, typed: string): Part[] {
  const letters = Array.from(name);
  const folded = letters.map(foldLetters);
  const typedWords = foldLetters(typed).split(/\s+/).filter(Boolean);
  const parts: Part[] = [];
  for (let at = 0; at < letters.length;) {
    const length = Math.max(0, ...typedWords.map((word) => matchLength(folded, at, word)));
    const isMatch = length > 0 && isWordStart(letters, at);
    const end = at + (isMatch ? length : 1);
    add(parts, letters.slice(at, end).join(""), isMatch);
    at = end;
  }
  return parts;
}

/**
 * The number of letters from here that match the word; 0 if they do not. Combining marks belong to
 * their letter.
 */
function matchLength(folded: string[], at: number, word: string): number {
  let matched = "";
  let end = at;
  while (end < folded.length && matched.length < word.length) matched += folded[end++] ?? "";
  if (!matched.startsWith(word)) return 0;
  while (folded[end] === "") end += 1;
  return end - at;
}

function isWordStart(letters: string[], at: number): boolean {
  const isAfterArticle = letters.slice(Math.max(0, at - 2), at).join("") === ARTICLE;
  const before = letters[isAfterArticle ? at - 3 : at - 1];
  return before === undefined || !IN_WORD.test(before);
}

function add(parts: Part[], text: string, isMatch: boolean): void {
  const last = parts.at(-1);
  if (last?.isMatch === isMatch) last.text += text;
  else parts.push({ text, isMatch });
}
