import type { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { cutText } from "#contract/kernel/cut-text.ts";
import { EGYPTIAN_WORDS } from "./egyptian-words.ts";
import { folded, spellings, withoutEnding } from "./spellings.ts";

/** The password's owner: what somebody who knows them would try first. */
export interface PasswordOwner {
  email?: string | null | undefined;
  phone?: string | null | undefined;
  /** Names of the person, the company and the shop, in any language. */
  names: readonly (string | null | undefined)[];
}

/** Fewer guesses than this can be made in an afternoon, even one by one. */
const ENOUGH_GUESSES_LOG10 = 7.5;
/**
 * The estimate gets slower with every character, and passwords this long are strong unless they
 * repeat.
 */
const ESTIMATED_CHARACTERS = 32;
/**
 * Shorter names occur in too many words by chance; they are given to the estimator, not searched
 * for.
 */
const SEARCHED_FROM = 4;

interface Judges {
  isCommon: (password: string) => boolean;
  estimator: ZxcvbnFactory;
}

let judges: Promise<Judges> | undefined;

/** Loaded for the first password that is set: a shop without registrations needs no lists. */
async function loadJudges(): Promise<Judges> {
  const [list, core, graphs] = await Promise.all([
    import("fxa-common-password-list"),
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common/dist/adjacencyGraphs.json.mjs"),
  ]);
  return {
    isCommon: (password) => list.default.test(password),
    estimator: new core.ZxcvbnFactory({
      dictionary: { egyptian: EGYPTIAN_WORDS },
      graphs: graphs.default,
    }),
  };
}

/** Why a password is guessed: it is about its owner or the shop, widely used, or a pattern. */
export type Weakness = "personalPassword" | "commonPassword" | "weakPassword";

/** Why a password is guessable, also when typed on the Arabic keyboard; undefined: it is not. */
export async function weaknessOf(
  password: string,
  owner: PasswordOwner,
): Promise<Weakness | undefined> {
  judges ??= loadJudges();
  const { isCommon, estimator } = await judges;
  const own = ownWords(owner);
  const searched = own.filter((word) => word.length >= SEARCHED_FROM);
  const all = spellings(password);
  const isPersonal = all.some((spelling) => searched.some((word) => spelling.includes(word)));
  if (isPersonal) return "personalPassword";
  const isUsual = all.some((spelling) => isCommon(spelling) || isCommon(withoutEnding(spelling)));
  if (isUsual) return "commonPassword";
  const isPattern = all.some((spelling) => {
    const { guessesLog10 } = estimator.check(cutText(spelling, ESTIMATED_CHARACTERS), own);
    return guessesLog10 < ENOUGH_GUESSES_LOG10;
  });
  return isPattern ? "weakPassword" : undefined;
}

/** A person's own words as they might appear in a password. */
function ownWords({ email, phone, names }: PasswordOwner): string[] {
  const words = names.flatMap((name) => [...folded(name ?? "").split(/[^\p{L}\p{N}]+/u)]);
  const [local = ""] = (email ?? "").split("@");
  const digits = (phone ?? "").replace(/^\+20/, "0");
  const all = [...words, folded(email ?? ""), folded(local), digits, digits.slice(1)];
  return [...new Set(all.filter((word) => word.length > 1))];
}
