import { afterAll, beforeAll, expect, test } from "vitest";
import type { ProductSet } from "#contract/lighting/endpoints.ts";
import { SET_KINDS } from "#contract/lighting/set-words.ts";
import { readDictionary } from "#server/modules/catalog/index.ts";
import { withStatementCount } from "#server/platform/postgres/statements.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { checkItems } from "../check-items.ts";
import { type CartItem, numberOf, rangeOf } from "../items/cart-item.ts";
import { readItems } from "../read-items.ts";
import { readSets } from "./read-sets.ts";

let shop: TestShop;
const ids = new Map<string, number>();
const skus = new Map<number, string>();

beforeAll(async () => {
  shop = await createTestShop({ demo: true });
  const { rows } = await shop.pool.query<{ id: number; sku: string }>(
    "select id, sku from catalog.listed_variant order by id",
  );
  for (const { id, sku } of rows) {
    ids.set(sku, id);
    skus.set(id, sku);
  }
});
afterAll(() => shop.stop());

const idOf = (sku: string) => ids.get(sku) ?? 0;
const setsOf = async (sku: string): Promise<ProductSet[]> =>
  (await new ApiClient(shop.app).get(`/api/v1/sons/${idOf(sku)}/sets`)).json().sets;
const named = ({ kind, pieces }: ProductSet) =>
  `${kind}: ${pieces.map(({ variant, quantity }) => `${quantity}×${skus.get(variant.variantId)}`).join(" ")}`;
const namesOf = async (sku: string) => (await setsOf(sku)).map(named);

test("adds a matching track, feed and cap to a track spot", async () => {
  expect(await namesOf("QTR-20-WH-30")).toEqual([
    "complete: 1×QTR-20-WH-30 1×QTR-RL-1-WH 1×QTR-FD-WH 1×QTR-CP-WH",
  ]);
});

test("adds a 48 V driver to a magnetic spot and vice versa", async () => {
  expect(await namesOf("MGN-12-30-36")).toEqual([
    "complete: 1×MGN-12-30-36 1×MZN-48-100 1×MGN-RL-1-BK 1×MGN-FD-BK 1×MGN-CP-BK",
  ]);
  const [powers] = await namesOf("MZN-48-100");
  expect(powers).toMatch(/^powers: 1×MZN-48-100 1×MGN-12-\S+ 1×MGN-RL-1-BK 1×MGN-FD-BK/);
});

test("offers lever sets for room doors and flat doors in matching finish", async () => {
  const [room = "", flat = ""] = await namesOf("ND-R-BR");
  expect(room).toMatch(/^door-room: 1×ND-R-BR 1×HD\S+$/);
  expect(flat).toMatch(/^door-flat: 1×ND-R-BR 1×HSN-\S+ 1×YSR-\S+ 1×ND-E-BR$/);
});

test("adds the matching mounting box to a socket", async () => {
  expect(await namesOf("LMS-S-WH")).toEqual(["mount: 1×LMS-S-WH 1×ASS-SQ-47"]);
});

/** Faults of a set, by the attributes of its items. */
async function faultsOf(variantId: number, { pieces, total, inStock }: ProductSet) {
  const dictionary = await readDictionary(shop.platform);
  const lines = pieces.map(({ variant, quantity }) => ({ variantId: variant.variantId, quantity }));
  const items = await readItems(shop.platform.db, dictionary, lines);
  const sum = pieces.reduce(
    (all, { variant, quantity }) => all + variant.price.amount * quantity,
    0,
  );
  const isThere = pieces.every(({ variant, quantity }) => variant.available >= quantity);
  const different = (code: string) => new Set(items.flatMap(({ facts }) => facts[code] ?? [])).size;
  return [
    ...checkItems(items).map(({ rule }) => rule),
    items[0]?.variantId !== variantId && "begins with another",
    sum !== total && "sum",
    isThere !== inStock && "stock",
    different("track_system") > 1 && "two track systems",
    different("spindle_mm") > 1 && "two spindles",
    different("box_size") > 1 && "two box sizes",
    isOverloaded(items) && "dimmer load",
  ].filter((fault) => fault !== false);
}

function isOverloaded(items: readonly CartItem[]): boolean {
  const [load] = items.flatMap((item) => {
    const range = rangeOf(item, "dimmer_load_w");
    return range ? [range] : [];
  });
  const watts = items.flatMap((item) => numberOf(item, "power_w") ?? []);
  return load !== undefined && watts.some((power) => power < load[0] || power > load[1]);
}

test("builds sets without findings and with correct stock and total", async () => {
  const wrong: string[] = [];
  const kinds = new Set<string>();
  for (const [variantId, sku] of skus) {
    for (const set of (await readSets(shop.platform, "ar", variantId)) ?? []) {
      kinds.add(set.kind);
      const faults = await faultsOf(variantId, set);
      if (faults.length > 0) wrong.push(`${sku} ${named(set)}: ${faults.join()}`);
    }
  }
  expect(wrong).toEqual([]);
  expect([...kinds].toSorted()).toEqual([...SET_KINDS].toSorted());
});

test("marks a set out of stock when one item is sold out", async () => {
  const sets = await setsOf("QTR-20-WH-40");
  expect(sets).toMatchObject([{ kind: "complete", inStock: false }]);
  expect(sets[0]?.pieces.map(({ variant }) => variant.available > 0)).toEqual([
    false,
    true,
    true,
    true,
  ]);
});

test("runs at most 12 SQL statements and returns 404 for unknown variants", async () => {
  await setsOf("ND-R-BR");
  const { statements } = await withStatementCount(() => setsOf("ND-R-BR"));
  expect(statements).toBeLessThanOrEqual(12);
  const answer = await new ApiClient(shop.app).get("/api/v1/sons/2000000/sets");
  expect(answer.statusCode).toBe(404);
});

test("adds sets once per key and returns 409 without enough stock", async () => {
  const client = new ApiClient(shop.app);
  const [set] = await setsOf("MGN-12-30-36");
  const lines = (set?.pieces ?? []).map(({ variant, quantity }) => ({
    variantId: variant.variantId,
    quantity,
  }));
  const add = (more: object[] = [], key?: string) =>
    client.post("/api/v1/cart/sets", { lines: [...lines, ...more] }, key);
  expect((await add([], "set-number-1")).json()).toMatchObject({
    totalQty: 5,
    totalPrice: set?.total,
  });
  expect((await add([], "set-number-1")).json().totalQty).toBe(5);
  const soldOut = idOf("QTR-20-WH-40");
  const refused = await add([{ variantId: soldOut }]);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ code: "stock", errors: [{ path: `lines.${soldOut}` }] });
  expect((await add([{ variantId: 2_000_000 }])).statusCode).toBe(404);
  expect((await add([{ variantId: idOf("ND-R-BR"), quantity: 999 }])).statusCode).toBe(409);
  expect((await client.cart()).json().totalQty).toBe(5);
  expect((await client.post("/api/v1/cart/sets", { lines: [] })).statusCode).toBe(422);
});
