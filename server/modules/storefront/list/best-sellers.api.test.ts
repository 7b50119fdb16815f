import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { bestSellers } from "./best-sellers.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ demo: true });
});
afterAll(() => shop.stop());

test("ranks best sellers by units across variants and omits unsold products", async () => {
  expect(await bestSellers(shop.platform, "en", 4)).toEqual([]);
  const { rows } = await shop.pool.query<{ id: number; product_id: number }>(
    "select id, product_id from catalog.listed_variant order by product_id, id",
  );
  const [first, second] = [...Map.groupBy(rows, (row) => row.product_id).values()].filter(
    (variants) => variants.length > 1,
  );
  const sell = (variantId: number | undefined, units: number, order: string) =>
    shop.pool.query(
      `insert into inventory.stock_movement (variant_id, kind, quantity, originator) values ($1, 'sale', $2, $3)`,
      [variantId, -units, order],
    );
  await sell(first?.[0]?.id, 3, "order:1");
  await sell(second?.[0]?.id, 2, "order:2");
  await sell(second?.[1]?.id, 2, "order:3");
  const sold = await bestSellers(shop.platform, "en", 4);
  expect(sold.map(({ id }) => id)).toEqual([second?.[0]?.product_id, first?.[0]?.product_id]);
  expect(await bestSellers(shop.platform, "en", 1)).toHaveLength(1);
});
