import { foldLetters } from "#contract/storefront/fold-letters.ts";
import { isLittleWord } from "../text/trade-phrases.ts";

/** A product's given name is in such quotes and is not a search: the "Hala" of a chandelier. */
const GIVEN_NAME = /[«“][^»”]*[»”]/g;
const WORD = /^\p{L}{2,}$/u;
/** Two words found in only one product are as specific as its name. */
const FEWEST_OF_TWO_WORDS = 2;

interface Sources {
  /** Texts of searches, most frequent first. */
  searched: readonly string[];
  names: readonly string[];
}

/**
 * Longer texts that begin with what was typed: first frequent searches, then phrases from several
 * products' names.
 */
export function completionsFrom(text: string, { searched, names }: Sources): string[] {
  const typed = folded(text);
  if (typed === "") return [];
  const completing = searched.filter((query) => folded(query).startsWith(typed));
  const different = new Map<string, string>();
  for (const query of [...completing, ...namesFrom(typed, names)]) {
    const key = folded(query);
    if (key !== typed && !different.has(key)) different.set(key, query);
  }
  return [...different.values()];
}

/** The typed words as found in names, with the next one or two words; most frequent first. */
function namesFrom(typed: string, names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  const beginnings = names.flatMap((name) => beginningsIn(name, typed.split(" ")));
  for (const beginning of beginnings) counts.set(beginning, (counts.get(beginning) ?? 0) + 1);
  return [...counts]
    .filter(([beginning, count]) => !beginning.includes(" ") || count >= FEWEST_OF_TWO_WORDS)
    .toSorted(([, a], [, b]) => b - a)
    .map(([beginning]) => beginning);
}

function beginningsIn(name: string, typed: string[]): string[] {
  const words = name.replace(GIVEN_NAME, " ").split(/\s+/).filter(Boolean);
  const at = words.findIndex((_, start) =>
    typed.every((word, offset) => {
      const own = folded(words[start + offset] ?? "");
      return offset === typed.length - 1 ? own.startsWith(word) : own === word;
    }),
  );
  if (at < 0) return [];
  const end = at + typed.length;
  const asTyped = words.slice(at, end);
  const next = words[end];
  if (!asTyped.every((word) => WORD.test(word))) return [];
  const isTelling = next !== undefined && WORD.test(next) && !isLittleWord(foldLetters(next));
  return [asTyped, ...(isTelling ? [[...asTyped, next]] : [])].map((part) => part.join(" "));
}

const folded = (text: string) => foldLetters(text).replace(/\s+/g, " ").trim();
