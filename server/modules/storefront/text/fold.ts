import { foldLetters } from "#contract/storefront/fold-letters.ts";
import { TRADE_WORDS } from "./trade-words/trade-words.ts";

const ARTICLES = ["وال", "بال", "كال", "فال", "لل", "ال", "و"];
const AND = new Set(["و", "وال"]);
const SUFFIXES = ["تين", "ات", "ين", "ون", "ها", "ه"];
const SHORTEST_STEM = 3;
const ARABIC_WORD = /^[\u0621-\u064A]+$/;

/**
 * The stem of a folded word: without article, "and" and the most common endings, as long as three
 * letters remain.
 */
export function stem(word: string): string {
  if (ARABIC_WORD.test(word)) return stemArabic(word);
  return /^[a-z]+$/.test(word) ? stemLatin(word) : word;
}

function stemArabic(word: string): string {
  const article = beginsLikeTradeWord(word) ? "" : (articleOf(word) ?? "");
  const bare = word.slice(article.length);
  if (LIKE_PLURALS.has(bare)) return bare;
  // A degree is not a staircase: درجه is not درج.
  if (/^درج(?:ه|ات)$/.test(bare)) return "درجه";
  const suffix = SUFFIXES.find(
    (ending) => bare.endsWith(ending) && bare.length - ending.length >= SHORTEST_STEM,
  );
  return suffix ? bare.slice(0, -suffix.length) : bare;
}

/** Whether a folded word has the prefix "and": واباليك. */
export function beginsWithAnd(word: string): boolean {
  if (!ARABIC_WORD.test(word) || beginsLikeTradeWord(word)) return false;
  return AND.has(articleOf(word) ?? "");
}

function articleOf(word: string): string | undefined {
  return ARTICLES.find(
    (prefix) => word.startsWith(prefix) && word.length - prefix.length >= SHORTEST_STEM,
  );
}

/**
 * كالون and بالكونة only look as if they had an article: the trade's own nouns are never cut at the
 * front.
 */
function beginsLikeTradeWord(word: string): boolean {
  return LIKE_ARTICLES.some((known) => word.startsWith(known));
}

/** English plurals. */
function stemLatin(word: string): string {
  if (word.length < 4) return word;
  if (/(?:ch|sh|ss|x)es$/.test(word)) return word.slice(0, -2);
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

const ARABIC_TRADE_WORDS = TRADE_WORDS.flatMap(({ phrases }) => phrases)
  .flatMap((phrase) => foldLetters(phrase).split(" "))
  .filter((word) => ARABIC_WORD.test(word));
const LIKE_ARTICLES = ARABIC_TRADE_WORDS.filter(
  (word) =>
    word.length > SHORTEST_STEM &&
    // A word starting with "the" really has it.
    !word.startsWith("ال") &&
    ARTICLES.some((prefix) => word.startsWith(prefix)),
)
  // The feminine ending may be written or not.
  .map((word) => word.replace(/ه$/, ""));
/** كالون is not a plural of كال. */
const LIKE_PLURALS = new Set(ARABIC_TRADE_WORDS.filter((word) => /(?:ون|[^ت]ين)$/.test(word)));
