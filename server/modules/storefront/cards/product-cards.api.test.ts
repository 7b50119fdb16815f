import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { productCards } from "./product-cards.ts";

/** After this many executions the database decides whether to plan a statement each time. */
const PLANNED_ANEW = 5;

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop({ demo: true });
});
afterAll(() => shop.stop());

test("returns cards in the order of the ids and omits unlisted products", async () => {
  const cards = await productCards(shop.platform, "ar", [9, 1, 1_000_000, 20]);
  expect(cards.map(({ id }) => id)).toEqual([9, 1, 20]);
});

test("uses a generic query plan after five executions", async () => {
  const { cache, db } = shop.platform;
  const plans = await db.connection().execute(async (connection) => {
    for (let size = 1; size <= PLANNED_ANEW + 3; size += 1) {
      const ids = Array.from({ length: size }, (_, at) => at + 1);
      await productCards({ cache, db: connection }, "ar", ids);
    }
    const { rows } = await sql<{ anew: number }>`
      select custom_plans as anew from pg_prepared_statements
      where statement like '%with ordinality as wanted%'`.execute(connection);
    return rows;
  });
  expect(plans).toEqual([{ anew: PLANNED_ANEW }]);
});
