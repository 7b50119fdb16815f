import { setImmediate as nextTurn } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ProductList } from "#contract/storefront/endpoints.ts";
import {
  placeProduct,
  saveAttributes,
  saveBrand,
  saveCategory,
  saveProducts,
  showProduct,
} from "#server/modules/catalog/index.ts";
import { bookStock } from "#server/modules/inventory/index.ts";
import { savePrices } from "#server/modules/pricing/index.ts";
import { inTransaction, type Work } from "#server/platform/postgres/unit-of-work.ts";
import { insertStaff } from "#server/testing/insert-person.ts";
import {
  addressOf,
  expectedList,
  type Goods,
  type Moment,
  type Question,
  type Shown,
  shownBy,
} from "./changing-goods.ts";
import { randomFrom } from "./fuzzed-queries.ts";
import { createShopOfTwo, type Process, type ShopOfTwo } from "./shop-of-two.ts";

/** As many as fit on one page. */
const PRODUCTS = 20;
/** These keep their category and stay published, as an empty category cannot be requested. */
const STAYING = 4;
const CHANGES = 200;
const PUBLISHED = new Date("2026-01-01T00:00:00Z");
const FINISHES = ["brass", "black"];

let shop: ShopOfTwo;
let staffId: number;
let categoryIds: [number, number];
/** The state after each change: the last change is in progress or done. */
const moments: Moment[] = [];
/** Index of the last acknowledged state. */
let acknowledged = 0;

beforeAll(async () => {
  shop = await createShopOfTwo();
  const { run, platform } = shop.shop;
  staffId = await insertStaff(platform.db, {
    email: "stock@staff.example",
    name: "Stock",
    role: "owner",
    passwordHash: "none",
  });
  categoryIds = [await run(addCategory("lamps")), await run(addCategory("handles"))];
  moments.push(await run(addGoods));
});
afterAll(() => shop.stop());

const bothLanguages = (text: string) => ({ ar: text, en: text });

function addCategory(code: string) {
  const name = bothLanguages(code);
  const draft = { code, parentId: null, name, slug: name, description: name };
  return async (work: Work) => {
    const { categoryId } = await saveCategory(work, {
      ...draft,
      keyFacts: [],
      assetId: null,
      position: 1,
    });
    return categoryId;
  };
}

/** Each in two finishes, alternating between the two categories. */
async function addGoods(work: Work): Promise<Goods[]> {
  const name = bothLanguages("Brand");
  const { brandId } = await saveBrand(work, { code: "brand", name, description: name });
  const values = FINISHES.map((code) => ({ code, name: bothLanguages(code) }));
  await saveAttributes(work, [
    { code: "finish", kind: "enum", name, group: "body", isFacet: true, values },
  ]);
  const drafts = Array.from({ length: PRODUCTS }, (_, index) => ({
    code: `goods-${index}`,
    categoryId: categoryIds[index % 2] ?? 0,
    brandId,
    name: bothLanguages(`Goods ${index}`),
    slug: bothLanguages(`goods-${index}`),
    summary: name,
    description: name,
    sellingPoints: [],
    careNotes: null,
    attributes: {},
    options: ["finish"],
    publishedAt: PUBLISHED,
    variants: FINISHES.map((finish) => ({
      sku: `G-${index}-${finish.toUpperCase()}`,
      options: { finish },
    })),
    pictures: [],
  }));
  const saved = await saveProducts(work, drafts);
  const goods = saved.map(({ productId, variantIds }, index) => ({
    id: productId,
    categoryId: categoryIds[index % 2] ?? 0,
    isShown: true,
    variants: [...variantIds.values()].map((id) => ({ id, piastres: 100_00 + index, stock: 1 })),
  }));
  for (const { id, piastres } of goods.flatMap(({ variants }) => variants)) {
    await savePrices(work, [{ variantId: id, piastres }]);
    await book(work, id, 1);
  }
  return goods;
}

const book = (work: Work, variantId: number, quantity: number) =>
  bookStock(work, staffId, {
    kind: "adjustment",
    reason: "miscounted",
    note: "race",
    lines: [{ variantId, quantity }],
  });

interface Change {
  after: Goods;
  command: (work: Work) => Promise<unknown>;
}

/** Another price or stock, sometimes another category, or a product removed or restored. */
function change(goods: Goods, mayMove: boolean, random: () => number): Change {
  const { id, variants } = goods;
  const what = random();
  if (mayMove && what < 0.1) {
    const isShown = !goods.isShown;
    const visibility = { publishedAt: isShown ? PUBLISHED : null, isArchived: false };
    return { after: { ...goods, isShown }, command: (work) => showProduct(work, id, visibility) };
  }
  if (mayMove && what < 0.2) {
    const [first, second] = categoryIds;
    const categoryId = goods.categoryId === first ? second : first;
    return {
      after: { ...goods, categoryId },
      command: (work) => placeProduct(work, id, { categoryId }),
    };
  }
  const place = random() < 0.5 ? 0 : 1;
  const variant = variants[place];
  if (!variant) throw new Error("Goods have two variants");
  const withVariant = (changes: Partial<typeof variant>): Goods => ({
    ...goods,
    variants: variants.with(place, { ...variant, ...changes }),
  });
  if (what < 0.5) {
    const stock = variant.stock > 0 ? 0 : 1 + Math.floor(random() * 9);
    const quantity = stock - variant.stock;
    return { after: withVariant({ stock }), command: (work) => book(work, variant.id, quantity) };
  }
  const piastres = 10_00 + Math.floor(random() * 990_00);
  return {
    after: withVariant({ piastres }),
    command: (work) => savePrices(work, [{ variantId: variant.id, piastres }]),
  };
}

/** Records the new state before the change, and acknowledges it after the commit. */
async function changeOnce({ platform }: Process, random: () => number): Promise<void> {
  const now = moments.at(-1) ?? [];
  const place = Math.floor(random() * now.length);
  const goods = now[place];
  if (!goods) throw new Error("There are goods");
  const { after, command } = change(goods, place >= STAYING, random);
  moments.push(now.with(place, after));
  await inTransaction(platform, command);
  acknowledged = moments.length - 1;
}

const QUESTIONS = (): Question[] => [
  {},
  { categoryId: categoryIds[0] },
  { categoryId: categoryIds[1], inStock: true },
  { price: [200, 700] },
  { price: [100, 500], inStock: true },
];

interface Answer {
  question: Question;
  shown: Shown;
  /**
   * Index of the last state acknowledged when the request was sent, and of the last one begun when
   * the response arrived.
   */
  from: number;
  to: number;
}

let asked = 0;

/** @param isNew uses a unique URL, which has no cached response */
async function ask({ app }: Process, question: Question, isNew: boolean): Promise<Answer> {
  const from = acknowledged;
  asked += 1;
  const url = addressOf(question) + (isNew ? `&n=${asked}` : "");
  const response = await app.inject(url);
  const to = moments.length - 1;
  expect(response.statusCode).toBe(200);
  return { question, shown: shownBy(response.json<ProductList>()), from, to };
}

/**
 * The products of one state, with cards of the same or a later one; both between request and
 * response.
 */
function wasTrue({ question, shown, from, to }: Answer): boolean {
  const text = JSON.stringify(shown);
  for (let found = from; found <= to; found += 1) {
    for (let drawn = found; drawn <= to; drawn += 1) {
      const expected = expectedList(question, moments[found] ?? [], moments[drawn] ?? []);
      if (JSON.stringify(expected) === text) return true;
    }
  }
  return false;
}

test.each([
  ["the first process", 0, 1],
  ["the second process", 1, 0],
] as const)(
  "returns no outdated or mixed list while %s changes products",
  async (_, writer, reader) => {
    const random = randomFrom(16 + writer);
    const [changing, other] = [shop.processes[writer], shop.processes[reader]];
    const answers: Answer[] = [];
    let isOver = false;
    const askOn = async (process: Process, isNew: boolean) => {
      while (!isOver) {
        for (const question of QUESTIONS()) answers.push(await ask(process, question, isNew));
        // A cached response comes without I/O: without this, the changes would wait forever.
        await nextTurn();
      }
    };
    // As fast as they are acknowledged: more than 50 per second.
    const changeOn = async () => {
      for (let count = 0; count < CHANGES; count += 1) await changeOnce(changing, random);
    };
    // The process that made the change evicts its cache before acknowledging it.
    await Promise.all([
      changeOn().finally(() => {
        isOver = true;
      }),
      askOn(changing, true),
      askOn(changing, false),
      askOn(other, true),
    ]);
    expect(answers.length).toBeGreaterThan(4 * QUESTIONS().length);
    expect(answers.filter((answer) => !wasTrue(answer))).toEqual([]);
  },
);

test("shows a change to the next request in every process", async () => {
  const random = randomFrom(3);
  const wrong: Answer[] = [];
  for (let round = 0; round < 40; round += 1) {
    const writer = shop.processes[round % 2 === 0 ? 0 : 1];
    await changeOnce(writer, random);
    for (const process of shop.processes) {
      const answers: Answer[] = [];
      for (const question of QUESTIONS()) answers.push(await ask(process, question, true));
      wrong.push(...answers.filter((answer) => !wasTrue(answer)));
    }
  }
  expect(wrong).toEqual([]);
});

test("updates cached lists in every process", async () => {
  const last = moments.length - 1;
  for (const process of shop.processes) {
    for (const question of QUESTIONS()) {
      await expect
        .poll(async () => (await ask(process, question, false)).shown)
        .toEqual(expectedList(question, moments[last] ?? [], moments[last] ?? []));
    }
  }
});
