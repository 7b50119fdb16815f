import { normaliseDigits } from "#contract/kernel/digits.ts";
import { TRADE_WORDS } from "./trade-words/trade-words.ts";

const HARAKAT_AND_TATWEEL = /\u0640|[\u064B-\u065F]|\u0670|[\u0610-\u061A]|[\u06D6-\u06ED]/g;
const LATIN_MARKS = /[\u0300-\u036F]/g;

/** Letters that people write in several ways, as one. */
const SAME_LETTER: Record<string, string> = {
  أ: "ا",
  إ: "ا",
  آ: "ا",
  ٱ: "ا",
  ى: "ي",
  ی: "ي",
  ئ: "ي",
  ؤ: "و",
  ة: "ه",
  گ: "ك",
  ک: "ك",
  پ: "ب",
  چ: "ج",
  ڤ: "ف",
  ء: "",
};
const SEVERAL_WAYS = new RegExp(`[${Object.keys(SAME_LETTER).join("")}]`, "g");

const ARTICLES = ["وال", "بال", "كال", "فال", "لل", "ال", "و"];
const SUFFIXES = ["تين", "ات", "ين", "ون", "ها", "ه"];
const SHORTEST_STEM = 3;
const ARABIC_WORD = /^[\u0621-\u064A]+$/;

/** One spelling for what is written in many: digits, letters, marks and case. Words stay whole. */
export function foldLetters(text: string): string {
  return normaliseDigits(text.normalize("NFKC"))
    .replace(HARAKAT_AND_TATWEEL, "")
    .replace(SEVERAL_WAYS, (letter) => SAME_LETTER[letter] ?? letter)
    .normalize("NFD")
    .replace(LATIN_MARKS, "")
    .toLowerCase();
}

/** The stem of a folded word: without article, "and" and the lightest endings, as long as three letters stay. */
export function stem(word: string): string {
  if (ARABIC_WORD.test(word)) return stemArabic(word);
  return /^[a-z]+$/.test(word) ? stemLatin(word) : word;
}

function stemArabic(word: string): string {
  const article = beginsLikeTradeWord(word) ? "" : (articleOf(word) ?? "");
  const bare = word.slice(article.length);
  if (LIKE_PLURALS.has(bare)) return bare;
  // A degree is no staircase: درجه is not درج.
  if (/^درج(?:ه|ات)$/.test(bare)) return "درجه";
  const suffix = SUFFIXES.find(
    (ending) => bare.endsWith(ending) && bare.length - ending.length >= SHORTEST_STEM,
  );
  return suffix ? bare.slice(0, -suffix.length) : bare;
}

function articleOf(word: string): string | undefined {
  return ARTICLES.find(
    (prefix) => word.startsWith(prefix) && word.length - prefix.length >= SHORTEST_STEM,
  );
}

/** كالون and بالكونة only look as if they had an article: what the trade calls a thing is never cut in front. */
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
    // What begins with "the" does have it.
    !word.startsWith("ال") &&
    ARTICLES.some((prefix) => word.startsWith(prefix)),
)
  // A feminine ending may be written or not.
  .map((word) => word.replace(/ه$/, ""));
/** كالون is no plural of كال. */
const LIKE_PLURALS = new Set(ARABIC_TRADE_WORDS.filter((word) => /(?:ون|[^ت]ين)$/.test(word)));
