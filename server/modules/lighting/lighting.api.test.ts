import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { CartFinding } from "#contract/lighting/endpoints.ts";
import { withStatementCount } from "#server/platform/postgres/statements.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;
let client: ApiClient;
const ids = new Map<string, number>();

beforeAll(async () => {
  shop = await createTestShop({ demo: true });
  const { rows } = await shop.pool.query<{ id: number; sku: string }>(
    "select id, sku from catalog.variant",
  );
  for (const { id, sku } of rows) ids.set(sku, id);
});
afterAll(() => shop.stop());
beforeEach(() => {
  client = new ApiClient(shop.app);
});

const idOf = (sku: string) => ids.get(sku) ?? 0;
const check = async (who = client): Promise<CartFinding[]> =>
  (await who.get("/api/v1/cart/check")).json().findings;
const rulesOf = async () => (await check()).map(({ rule }) => rule);

async function fill(cart: Record<string, number>): Promise<void> {
  for (const [sku, quantity] of Object.entries(cart)) {
    expect((await client.add(idOf(sku), quantity)).statusCode).toBe(200);
  }
}

test("returns no findings without a cart and creates no shopper", async () => {
  const answer = await client.get("/api/v1/cart/check");
  expect([answer.statusCode, answer.json(), answer.cookies]).toEqual([200, { findings: [] }, []]);
  expect(answer.headers["cache-control"]).toBe("private, no-store");
});

test("suggests a driver of sufficient power for a 24 V strip", async () => {
  await fill({ "KHT-24-30": 1 });
  await check();
  const { result, statements } = await withStatementCount(() => check());
  expect(statements).toBeLessThanOrEqual(4);
  expect(result).toMatchObject([
    {
      rule: "driver",
      severity: "miss",
      variantIds: [idOf("KHT-24-30")],
      values: { voltage: 24, load: 50, need: 60 },
      remedy: {
        kind: "add",
        from: null,
        quantity: 1,
        help: { variantId: idOf("MDD-24-60"), options: "60 W", price: { amount: 42000 } },
      },
    },
  ]);
  expect(result[0]?.remedy?.help?.picture?.src).toMatch(/^\/media\//);
  await fill({ "MDD-24-60": 1 });
  expect(await check()).toEqual([]);
});

test("suggests the cheapest drivers strong enough for three strips", async () => {
  await fill({ "KHT-24-30": 3 });
  expect((await check())[0]?.remedy).toMatchObject({
    quantity: 2,
    help: { variantId: idOf("MDD-24-100") },
  });
});

test("suggests the missing number of lamps of the fitting's cap", async () => {
  const { rows } = await shop.pool.query<{ sku: string }>(
    `select sku from catalog.variant where sku like 'LYL-8%' or sku like 'LY%8%' order by sku limit 1`,
  );
  const eight = rows[0]?.sku ?? "";
  await fill({ [eight]: 1 });
  const answer = await client.send({
    method: "GET",
    url: "/api/v1/cart/check",
    headers: { "accept-language": "ar" },
  });
  expect(answer.json().findings).toMatchObject([
    {
      rule: "lamps",
      values: { cap: "E14", missing: 8, holders: 8 },
      remedy: { kind: "add", quantity: 8, help: { name: expect.stringContaining("شمعة") } },
    },
  ]);
  await fill({ "SHR-E14-40": 3 });
  expect((await check())[0]?.remedy).toMatchObject({
    quantity: 5,
    help: { variantId: idOf("SHR-E14-40") },
  });
});

test("suggests replacing a cool lamp among warm lamps with warm white", async () => {
  await fill({ "WMD-GU10-30": 6, "WMD-GU10-65": 2 });
  expect(await check()).toMatchObject([
    {
      rule: "light-colour",
      severity: "hint",
      remedy: {
        kind: "swap",
        from: idOf("WMD-GU10-65"),
        quantity: 2,
        help: { variantId: idOf("WMD-GU10-30") },
      },
    },
  ]);
});

test("suggests a dimmable lamp of the same cap for a dimmer", async () => {
  await fill({ "WMD-GU10-40": 4, "HMS-D-WH": 1 });
  expect(await check()).toMatchObject([
    { rule: "dimmer", severity: "clash", remedy: { help: { variantId: idOf("HAM-GU10-40") } } },
  ]);
});

test("suggests a missing cylinder and the handle matching the lock", async () => {
  await fill({ "HSN-60-85": 1, "SLT-BZ-72": 1 });
  expect(await check()).toMatchObject([
    {
      rule: "handle-centre",
      values: { own: 72, wanted: 85 },
      remedy: { kind: "swap", from: idOf("SLT-BZ-72"), help: { variantId: idOf("SLT-BZ-85") } },
    },
    { rule: "cylinder", remedy: { kind: "add", quantity: 1 } },
  ]);
});

test("suggests only items in stock and otherwise no remedy", async () => {
  await fill({ "KHT-24-40": 1 });
  const stock = (sku: string, on_hand: number) =>
    shop.pool.query("update inventory.stock_level set on_hand = $2 where variant_id = $1", [
      idOf(sku),
      on_hand,
    ]);
  await stock("MDD-24-60", 0);
  expect((await check())[0]?.remedy?.help?.variantId).toBe(idOf("MDD-24-100"));
  for (const sku of ["MDD-24-100", "MDD-24-150"]) await stock(sku, 0);
  expect((await check())[0]).toMatchObject({ rule: "driver", remedy: null });
  for (const sku of ["MDD-24-60", "MDD-24-100", "MDD-24-150"]) await stock(sku, 50);
});

test("suggests removing lamps that fit no fitting", async () => {
  await fill({ "ASL-25-AB": 1, "WMD-GU10-30": 1 });
  expect(await check()).toMatchObject([
    {
      rule: "lamp-cap",
      values: { cap: "GU10", needed: "E27" },
      remedy: { kind: "remove", from: idOf("WMD-GU10-30"), help: null, quantity: 1 },
    },
    { rule: "lamps" },
  ]);
});

test("checks only the active cart and does not block orders", async () => {
  await fill({ "KHT-24-27": 1 });
  expect(await check(new ApiClient(shop.app))).toEqual([]);
  const quote = await client.quote();
  const order = await client.order(quote.json().totals.total, { key: "order-with-a-finding-1" });
  expect(order.statusCode).toBe(201);
  await fill({ "KHT-24-27": 1 });
  expect(await rulesOf()).toEqual(["driver"]);
  await client.post("/api/v1/cart/park");
  expect(await rulesOf()).toEqual([]);
});
