/** `npm run bench -- product-index`: the index alone, with made-up products and without a database. */
import { count, find, suggest } from "./find.ts";
import { IndexModel } from "./index-model.ts";
import type { Choice, ListQuestion, SearchTerm } from "./questions.ts";
import type { ProductRow } from "./read-products.ts";

const PRODUCTS = Number(process.env["BENCH_PRODUCTS"] ?? 100_000);
const CATEGORIES = 40;
const ATTRIBUTES = Array.from({ length: 24 }, (_, index) => `attribute_${index}`);
const NUMBERS = new Set(ATTRIBUTES.slice(0, 6));
const VALUES = 12;
const WORDS = 20_000;
const WORDS_PER_PRODUCT = 60;
const BATCH = 1_000;
/** Not counted: functions are compiled. */
const WARMING = 100;
const QUESTIONS = 500;
const SHARES = [0.5, 0.95, 0.99];

/** The same products each time: xorshift. */
let seed = 38;
function random(): number {
  seed ^= seed << 13;
  seed ^= seed >>> 17;
  seed ^= seed << 5;
  return (seed >>> 0) / 2 ** 32;
}
const upTo = (most: number) => Math.floor(random() * most);
/** Small numbers are far more frequent, as common words and brands are. */
const often = (most: number) => Math.floor(most ** random()) - 1;
/** Spread, so that few begin with the same two letters. */
const word = () => ((often(WORDS) * 7_919) % 36 ** 3).toString(36).padStart(3, "0");

function productOf(id: number): ProductRow {
  const facts = ATTRIBUTES.map((code) =>
    NUMBERS.has(code) ? numberFact(code) : `${code}=value-${often(VALUES)}`,
  );
  const words = Array.from({ length: WORDS_PER_PRODUCT }, word);
  const price = 5_000 + often(5_000_000);
  return {
    id,
    facts: ` ${facts.join(" ")} `,
    words: ` ${words.join(" ")} `,
    nameWords: 5,
    titleWords: 3,
    codes: `m${id}\nm${id}-1\n`,
    digest: id,
    isListed: true,
    categoryId: 1 + often(CATEGORIES),
    brand: `brand-${often(200)}`,
    publishedAt: id,
    isNew: random() < 0.1,
    isOnOffer: random() < 0.2,
    inStock: random() < 0.9,
    isLow: false,
    isPictured: true,
    amounts: [price, price + upTo(2) * 10_000],
    score: null,
    popularity: random() < 0.3 ? random() : null,
    nextAt: null,
  };
}

function numberFact(code: string): string {
  const number = 1 + often(300);
  return `${code}=${number}..${number}`;
}

const termOf = (text: string, isTyping = false): SearchTerm => ({
  whole: isTyping ? [] : [text],
  together: [],
  begins: isTyping ? [text] : [],
  facts: [],
  isKind: false,
  typed: undefined,
  number: undefined,
  weight: 2,
  or: [],
  related: [],
});

function choice(): Choice {
  const code = ATTRIBUTES[upTo(ATTRIBUTES.length)] ?? "";
  if (!NUMBERS.has(code)) return { code, values: [`value-${often(VALUES)}`] };
  const min = upTo(100);
  return { code, min, max: min + 100 };
}

const question = (changes: Partial<ListQuestion> = {}): ListQuestion => ({
  scope: "all",
  facts: [],
  choices: [],
  sort: null,
  page: 1 + upTo(5),
  pageSize: 24,
  ...changes,
});
const terms = () => [termOf(word()), termOf(word())];

const print = (line: string) => process.stdout.write(`${line}\n`);

const startedAt = performance.now();
const model = new IndexModel([]);
for (let id = 1; id <= PRODUCTS; id += BATCH) {
  const size = Math.min(BATCH, PRODUCTS - id + 1);
  model.apply(Array.from({ length: size }, (_, index) => productOf(id + index)));
}
model.words.putInOrder();
const { arrayBuffers } = process.memoryUsage();
print(
  `${model.listed} products in ${((performance.now() - startedAt) / 1_000).toFixed(1)} s, ${(arrayBuffers / 1e6).toFixed(0)} MB of columns`,
);

const answer = (asked: ListQuestion) => {
  find(model, asked);
  count(model, asked, ATTRIBUTES);
};
const kinds: Record<string, () => void> = {
  list: () => answer(question()),
  "filtered list": () => answer(question({ choices: [choice(), choice()] })),
  category: () => answer(question({ categoryIds: [1 + upTo(CATEGORIES)] })),
  search: () => answer(question({ search: { terms: terms() } })),
  suggestion: () => void suggest(model, { terms: [termOf(word().slice(0, -1), true)] }, 40),
  "change of a product": () => model.apply([productOf(1 + upTo(PRODUCTS))]),
};
print("ms                        p50     p95     p99");
for (const [name, ask] of Object.entries(kinds)) {
  const times: number[] = [];
  for (let asked = 0; asked < WARMING + QUESTIONS; asked += 1) {
    const from = performance.now();
    ask();
    if (asked >= WARMING) times.push(performance.now() - from);
  }
  times.sort((a, b) => a - b);
  const shown = SHARES.map((share) => times[Math.ceil(times.length * share) - 1] ?? 0);
  print(`${name.padEnd(22)}${shown.map((time) => time.toFixed(2).padStart(8)).join("")}`);
}
