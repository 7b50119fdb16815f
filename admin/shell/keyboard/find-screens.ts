import { foldLetters } from "#contract/storefront/fold-letters.ts";

export interface NamedScreen {
  name: string;
  /** What it is called, in every language. */
  names: readonly string[];
}

/** Screens that begin with what is typed come first, then those in which a word does; hamza and ta marbuta count for nothing. */
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
