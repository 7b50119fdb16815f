import fc from "fast-check";
import { expect, test } from "vitest";
import { PIASTRES_PER_POUND } from "#contract/kernel/money.ts";
import { BARS } from "./count-facets.ts";
import { count, find } from "./find.ts";
import { IndexModel } from "./index-model.ts";
import {
  BRAND,
  type Choice,
  type FacetCount,
  HAS_STOCK,
  type ListQuestion,
  PRICE,
  type SearchTerm,
  STOCK,
} from "./questions.ts";
import type { ProductRow } from "./read-products.ts";
import { searchHits } from "./text-hits.ts";

const SCOPES = ["all", "new-arrival", "special-offers"] as const;
const SORTS = ["relevance", "newest", "price-asc", "price-desc", "rating"] as const;
const PAGE_SIZE = 24;
const ATTRIBUTES = ["finish", "power_w"];

/** A product in its simplest form. */
interface Plain {
  id: number;
  isListed: boolean;
  categoryId: number;
  brand: string;
  publishedAt: number;
  isNew: boolean;
  isOnOffer: boolean;
  inStock: boolean;
  amounts: number[];
  score: number | null;
  popularity: number | null;
  finishes: string[];
  powers: [number, number][];
}

const FINISHES = ["black", "brass", "white"];
const BRANDS = ["nour", "sada"];
const power = fc
  .tuple(fc.nat(9), fc.nat(4))
  .map(([low, more]): [number, number] => [low, low + more]);
const plain = fc.record({
  id: fc.integer({ min: 1, max: 60 }),
  isListed: fc.boolean(),
  categoryId: fc.integer({ min: 1, max: 4 }),
  brand: fc.constantFrom(...BRANDS),
  publishedAt: fc.nat(5),
  isNew: fc.boolean(),
  isOnOffer: fc.boolean(),
  inStock: fc.boolean(),
  amounts: fc
    .uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 })
    .map((pounds) => pounds.toSorted((a, b) => a - b).map((each) => each * PIASTRES_PER_POUND)),
  score: fc.option(fc.nat(3)),
  popularity: fc.option(fc.integer({ min: 1, max: 3 })),
  finishes: fc.subarray(FINISHES),
  powers: fc.uniqueArray(power, { maxLength: 3, selector: (each) => each.join() }),
});

const bounds = fc.tuple(fc.option(fc.nat(10)), fc.option(fc.nat(10)));
const choices = fc
  .record({
    finish: fc.option(fc.subarray([...FINISHES, "unknown"], { minLength: 1 })),
    brand: fc.option(fc.subarray(BRANDS, { minLength: 1 })),
    power: fc.option(bounds),
    price: fc.option(bounds),
    stock: fc.boolean(),
  })
  .map(({ finish, brand, power: watts, price, stock }): Choice[] => [
    ...(finish ? [{ code: "finish", values: finish }] : []),
    ...(brand ? [{ code: BRAND, values: brand }] : []),
    ...(watts ? [{ code: "power_w", min: watts[0], max: watts[1] }] : []),
    ...(price ? [{ code: PRICE, min: price[0], max: price[1] }] : []),
    ...(stock ? [{ code: STOCK, values: [HAS_STOCK] }] : []),
  ]);
const question = fc.record({
  scope: fc.constantFrom(...SCOPES),
  categoryIds: fc.option(fc.subarray([1, 2, 3, 4]), { nil: undefined }),
  facts: fc.constant([]),
  choices,
  sort: fc.option(fc.constantFrom(...SORTS)),
  page: fc.integer({ min: 1, max: 3 }),
  pageSize: fc.constant(PAGE_SIZE),
});

const factsOf = ({ finishes, powers }: Plain) => [
  ...finishes.map((value) => `finish=${value}`),
  ...powers.map(([low, high]) => `power_w=${low}..${high}`),
];

const digests = new Map<string, number>();

function rowOf({ finishes, powers, ...product }: Plain): ProductRow {
  const facts = factsOf({ finishes, powers, ...product });
  const said = facts.map((fact) => ` ${fact}`).join("");
  const digest = digests.get(said) ?? digests.size;
  digests.set(said, digest);
  const words = { words: " a b c ", nameWords: 1, titleWords: 1, codes: "a-1\n" };
  return {
    ...product,
    ...words,
    isLow: false,
    isPictured: true,
    facts: said && `${said} `,
    digest,
    nextAt: null,
  };
}

function meets(product: Plain, choice: Choice): boolean {
  const isWithin = (low: number, high: number) =>
    "min" in choice && high >= (choice.min ?? -Infinity) && low <= (choice.max ?? Infinity);
  const has = (value: string) => "values" in choice && choice.values.includes(value);
  switch (choice.code) {
    case STOCK:
      return product.inStock;
    case BRAND:
      return has(product.brand);
    case PRICE:
      return product.amounts.some((amount) =>
        isWithin(amount / PIASTRES_PER_POUND, amount / PIASTRES_PER_POUND),
      );
    case "finish":
      return product.finishes.some(has);
    default:
      return product.powers.some(([low, high]) => isWithin(low, high));
  }
}

const PLAIN: Plain = {
  id: 1,
  isListed: true,
  categoryId: 1,
  brand: "nour",
  publishedAt: 1,
  isNew: false,
  isOnOffer: false,
  inStock: true,
  amounts: [100],
  score: null,
  popularity: null,
  finishes: [],
  powers: [],
};
const QUESTION: ListQuestion = {
  scope: "all",
  facts: [],
  choices: [],
  sort: null,
  page: 1,
  pageSize: PAGE_SIZE,
};

const termOf = (word: string): SearchTerm => ({
  whole: [word],
  together: [],
  begins: [word],
  facts: [],
  isKind: false,
  typed: undefined,
  number: undefined,
  weight: 2,
  or: [],
  related: [],
});

/** A naive reference implementation. */
function bruteForce(products: Plain[], asked: ListQuestion) {
  const subject = products.filter(
    ({ isListed, isNew, isOnOffer, categoryId }) =>
      isListed &&
      (asked.scope !== "new-arrival" || isNew) &&
      (asked.scope !== "special-offers" || isOnOffer) &&
      (asked.categoryIds?.includes(categoryId) ?? true),
  );
  const meetingAllBut = (code?: string) =>
    subject.filter((product) =>
      asked.choices.every((choice) => choice.code === code || meets(product, choice)),
    );
  const facets: FacetCount[] = [];
  const countOf = (code: string, value: string, having: Plain[]) => {
    if (having.length > 0)
      facets.push({ code, value, count: having.length, low: null, high: null, bars: [] });
  };
  const range = (code: string, numbers: [number, number][], drawn = numbers) => {
    if (numbers.length === 0) return;
    const low = Math.min(...numbers.map(([least]) => least));
    const high = Math.max(...numbers.map(([, most]) => most));
    // Scaled by BARS, so that nothing is rounded. The greatest number is in the last bar.
    const begins = (bar: number) => (bar === BARS ? Infinity : bar * (high - low));
    const place = (number: number) => (number - low) * BARS;
    const bars = Array.from({ length: BARS }, (_, bar) => {
      if (low === high) return bar === 0 ? drawn.length : 0;
      return drawn.filter(
        ([least, most]) => place(least) < begins(bar + 1) && place(most) >= begins(bar),
      ).length;
    });
    facets.push({ code, value: null, count: numbers.length, low, high, bars });
  };
  for (const finish of FINISHES) {
    countOf(
      "finish",
      finish,
      meetingAllBut("finish").filter(({ finishes }) => finishes.includes(finish)),
    );
  }
  for (const brand of BRANDS) {
    countOf(
      BRAND,
      brand,
      meetingAllBut(BRAND).filter((product) => product.brand === brand),
    );
  }
  countOf(
    STOCK,
    HAS_STOCK,
    meetingAllBut(STOCK).filter(({ inStock }) => inStock),
  );
  range(
    "power_w",
    meetingAllBut("power_w").flatMap(({ powers }) => powers),
  );
  range(
    PRICE,
    meetingAllBut(PRICE).map(({ amounts }) => [amounts[0] ?? 0, amounts.at(-1) ?? 0]),
    meetingAllBut(PRICE).map(({ amounts: [first = 0] }) => [first, first]),
  );
  const listed = meetingAllBut();
  const ordered = listed.toSorted((a, b) => placeOf(asked, a, b));
  return {
    total: listed.length,
    ids: ordered.slice((asked.page - 1) * PAGE_SIZE, asked.page * PAGE_SIZE).map(({ id }) => id),
    facets: inOrder(facets),
    categoryIds: new Set(subject.map(({ categoryId }) => categoryId)),
  };
}

function placeOf({ sort }: ListQuestion, a: Plain, b: Plain): number {
  const newest = b.publishedAt - a.publishedAt || b.id - a.id;
  const [priceA = 0] = a.amounts;
  const [priceB = 0] = b.amounts;
  const scoreOf = ({ score }: Plain) => score ?? -1;
  const orders = {
    newest,
    "price-asc": priceA - priceB || a.id - b.id,
    "price-desc": priceB - priceA || b.id - a.id,
    rating: scoreOf(b) - scoreOf(a) || newest,
    relevance:
      Number(b.inStock) - Number(a.inStock) || (b.popularity ?? 0) - (a.popularity ?? 0) || newest,
  };
  return orders[sort ?? "newest"];
}

const inOrder = (facets: FacetCount[]) =>
  facets.toSorted((a, b) => `${a.code} ${a.value}`.localeCompare(`${b.code} ${b.value}`));

test("finds and counts like a naive implementation while products change", () => {
  const change = fc.record({
    saved: fc.array(plain, { maxLength: 25 }),
    gone: fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 4 }),
  });
  fc.assert(
    fc.property(
      fc.array(fc.record({ change, asked: fc.array(question, { minLength: 1, maxLength: 4 }) }), {
        minLength: 1,
        maxLength: 6,
      }),
      (steps) => {
        const model = new IndexModel([]);
        const truth = new Map<number, Plain>();
        for (const { change: made, asked } of steps) {
          const saved = new Map(made.saved.map((product) => [product.id, product]));
          const gone = made.gone.filter((id) => !saved.has(id));
          for (const [id, product] of saved) truth.set(id, product);
          for (const id of gone) truth.delete(id);
          model.apply([...saved.values()].map(rowOf), [...saved.keys(), ...gone]);
          for (const one of asked) {
            const { total, ids, categoryIds } = find(model, one);
            const { facets, unfiltered } = count(model, one, ATTRIBUTES);
            const found = {
              total,
              ids,
              facets: inOrder(facets),
              categoryIds: new Set(categoryIds),
            };
            expect(found).toEqual(bruteForce([...truth.values()], one));
            const unchosen = bruteForce([...truth.values()], { ...one, choices: [] });
            expect(inOrder(unfiltered.facets)).toEqual(unchosen.facets);
            expect(unfiltered.total).toBe(unchosen.total);
          }
        }
      },
    ),
    { numRuns: 400 },
  );
});

test("recounts facets after another query or a product change", () => {
  const products = [1, 2, 3].map((id) => rowOf({ ...PLAIN, id, finishes: ["brass"] }));
  const model = new IndexModel([]);
  model.apply(products);
  const all: ListQuestion = { ...QUESTION, choices: [] };
  const none: ListQuestion = { ...QUESTION, choices: [{ code: "finish", values: ["white"] }] };
  const counted = () => count(model, all, ATTRIBUTES).facets.find(({ code }) => code === "finish");
  expect(find(model, all).total).toBe(3);
  expect(find(model, none).total).toBe(0);
  expect(counted()?.count).toBe(3);
  model.apply([], [3]);
  expect(counted()?.count).toBe(2);
});

test("explains a hit by the points that rank it", () => {
  const words = [" lamp led brass ", " brass led lamp ", " led lampshade ", " led chain "];
  const model = new IndexModel([]);
  model.apply(words.map((text, index) => ({ ...rowOf({ ...PLAIN, id: index + 1 }), words: text })));
  const search = { terms: [termOf("lamp"), termOf("led")] };
  const hits = searchHits(model, search);
  expect(hits.rows.length).toBeGreaterThan(2);
  // A hit's rank is its points plus one.
  const ranked = [...hits.rows].map((row) => [row, (hits.ranks[row] ?? 0) - 1] as const);
  for (const [row, points] of ranked) {
    const { explained } = find(model, { ...QUESTION, search, explain: row + 1 });
    expect(explained?.terms.flat().reduce((sum, part) => sum + part.points, 0)).toBe(points);
  }
  expect(find(model, { ...QUESTION, search, explain: 99 }).explained).toBeUndefined();
});

test("throws for anything but an index", () => {
  expect(() => find({ listed: 3 }, QUESTION)).toThrow("no index");
});
