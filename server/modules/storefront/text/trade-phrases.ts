import { foldLetters } from "#contract/storefront/fold-letters.ts";
import { stem } from "./fold.ts";
import { OPINION_WORDS, SISTERS, STOP_WORDS, TRADE_WORDS } from "./trade-words/trade-words.ts";
import { queryWords } from "./words.ts";

/** The meaning of a trade phrase. */
export interface TradePhrase {
  /** Other phrases with the same meaning. */
  others: string[];
  isKind: boolean;
  facts: string[];
}

/** By phrase, folded and stemmed like queries. */
const BY_PHRASE = new Map<string, TradePhrase>();
const keyOf = (phrase: string) =>
  queryWords(phrase)
    .map(({ text }) => text)
    .join(" ");
for (const { phrases, isKind, facts } of TRADE_WORDS) {
  const folded = phrases.map(keyOf);
  for (const phrase of folded) {
    const known = BY_PHRASE.get(phrase);
    BY_PHRASE.set(phrase, {
      others: [...new Set([...(known?.others ?? []), ...folded])].filter((one) => one !== phrase),
      isKind,
      facts: [...(known?.facts ?? []), ...facts],
    });
  }
}
const WORDS = new Set(
  TRADE_WORDS.flatMap(({ phrases }) => phrases)
    .flatMap(queryWords)
    .filter(({ measure }) => !measure)
    .flatMap(({ text, folded }) => [text, folded]),
);

/** The trade's spelling by folded form: نجفة for نجفه. */
const SPELLINGS = new Map(
  TRADE_WORDS.flatMap(({ phrases }) => phrases)
    .flatMap((phrase) => phrase.split(" "))
    .toReversed()
    .map((word) => [foldLetters(word), word]),
);

/** A folded word in its readable spelling. */
export function spelling(folded: string): string {
  return SPELLINGS.get(folded) ?? folded;
}

export function tradePhrase(phrase: string): TradePhrase | undefined {
  return BY_PHRASE.get(phrase);
}

/** All phrases for the same kind. */
const kindOf = (key: string) => [key, ...(BY_PHRASE.get(key)?.others ?? [])];
const SISTERS_OF = new Map<string, string[]>();
for (const [kind, sister] of SISTERS) {
  for (const phrase of kindOf(keyOf(kind))) {
    SISTERS_OF.set(phrase, [...(SISTERS_OF.get(phrase) ?? []), ...kindOf(keyOf(sister))]);
  }
}

/** Names of the kinds that buyers confuse with this one. */
export function sisterPhrases(phrase: string): readonly string[] {
  return SISTERS_OF.get(phrase) ?? [];
}

/** The single words of all phrases. */
export function tradeWordsAlone(): Iterable<string> {
  return WORDS;
}

export function isTradeWord(word: string): boolean {
  return WORDS.has(word);
}

const LITTLE_WORDS = new Set(STOP_WORDS.map(foldLetters));
const OPINIONS = new Set(OPINION_WORDS.map(foldLetters));

/** Whether a folded word has no meaning in a search. */
export const isLittleWord = (folded: string) => LITTLE_WORDS.has(folded);

/** Whether a folded word is an opinion of the buyer. */
export const isOpinion = (folded: string) => OPINIONS.has(folded);

const PREPOSITION = /^(?:[بل]|عال)\p{Script=Arabic}{3}/u;

/**
 * "With", "for" and "on the" are one-letter prefixes: the rest of the word, if it belongs to the
 * trade.
 */
export function withoutPreposition(word: string): string | undefined {
  const rest = word.slice(1);
  const isOne = PREPOSITION.test(word) && isTradeWord(stem(rest)) && !isTradeWord(word);
  return isOne ? rest : undefined;
}

/** All phrases of more than one word. */
export const TRADE_PHRASES: readonly string[] = [...BY_PHRASE.keys()].filter((phrase) =>
  phrase.includes(" "),
);
