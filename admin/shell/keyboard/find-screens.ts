import { foldLetters } from "#contract/storefront/fold-letters.ts";

export interface NamedScreen {
  name: string;
  /** The screen's name in all languages. */
  names: readonly string[];
}

/**
 * Screens that start with the typed text come first, then those with a word that does; hamza and ta
 * marbuta are ignored.
 */
export function findScreens<S extends NamedScreen>(screens: readonly S[], typed: string): S[] {
  const words = foldLetters(typed).trim();
  if (words === "") return [...screens];
  const rankOf = ({ names }: S) => Math.min(...names.map((name) => rank(foldLetters(name), words)));
  return screens
    .map((screen) => ({ screen, rank: rankOf(screen) }))
    .filter((one) => one.rank < NOT_FOUND)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ screen }) => screen);
}

const NOT_FOUND = 3;

function rank(name: string, words: string): number {
  if (name.startsWith(words)) return 0;
  // "الطلبات" is found by "طلب".
  if (
    name
      .split(" ")
      .some((word) => word.startsWith(words) || word.replace(/^ال/, "").startsWith(words))
  )
    return 1;
  return name.includes(words) ? 2 : NOT_FOUND;
}
