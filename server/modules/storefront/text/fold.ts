const ARTICLES = ["وال", "بال", "كال", "فال", "لل", "ال", "و"];
const SUFFIXES = ["ات", "ين", "ون", "ها", "ه"];
const SHORTEST_STEM = 3;
/** Folded words that only look as if they had an article or an ending: كالون is no "like", درجه no درج (stairs). */
const WHOLE = ["كالون", "بالكون", "درجه", "درجات"];
const ARABIC_WORD = /^[\u0621-\u064A]+$/;

/** The stem of a folded word: without article, "and" and the lightest endings, as long as three letters stay. */
export function stem(word: string): string {
  if (ARABIC_WORD.test(word)) return stemArabic(word);
  return /^[a-z]+$/.test(word) ? stemLatin(word) : word;
}

function stemArabic(word: string): string {
  const article = ARTICLES.find(
    (prefix) => word.startsWith(prefix) && word.length - prefix.length >= SHORTEST_STEM,
  );
  const bare = word.slice(article?.length ?? 0);
  const whole = [word, bare].flatMap((form) => WHOLE.find((known) => isFormOf(form, known)) ?? []);
  if (whole[0] !== undefined) return whole[0];
  const suffix = SUFFIXES.find(
    (ending) => bare.endsWith(ending) && bare.length - ending.length >= SHORTEST_STEM,
  );
  return suffix ? bare.slice(0, -suffix.length) : bare;
}

function isFormOf(word: string, whole: string): boolean {
  return word.startsWith(whole) && ["", ...SUFFIXES].includes(word.slice(whole.length));
}

/** English plurals. */
function stemLatin(word: string): string {
  if (word.length < 4) return word;
  if (/(?:ch|sh|ss|x)es$/.test(word)) return word.slice(0, -2);
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}
