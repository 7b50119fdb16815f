import { afterAll, beforeAll, expect, test } from "vitest";
import { parseListQuery } from "#contract/storefront/list-query.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { suggest } from "../suggest.ts";
import { listProducts } from "./list-products.ts";

const QUERY = "نجفة";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ demo: true });
});
afterAll(() => shop.stop());

async function found(): Promise<number[]> {
  const query = parseListQuery(new URLSearchParams({ q: QUERY }));
  const { items } = await listProducts(shop.platform, "ar", { scope: "all", query });
  return items.filter(({ inStock }) => inStock).map(({ id }) => id);
}

/** Inserts orders of a product in one statement. */
const sell = (productId: number, orders: number, daysAgo: number) =>
  shop.pool.query(
    `insert into inventory.stock_movement (variant_id, kind, quantity, originator, at)
     select min(variant.id), 'sale', -1, 'order:' || $1::integer || '-' || $3::integer || '-' || number, now() - make_interval(days => $3::integer)
     from catalog.listed_variant as variant, generate_series(1, $2::integer) as number
     where variant.product_id = $1::integer group by number`,
    [productId, orders, daysAgo],
  );

async function explained(productId: number): Promise<{ points: number; orders: number }> {
  const staff = await signInStaff(shop, "catalogue");
  const answer = await staff.get(
    `/api/v1/admin/search/explanation?q=${encodeURIComponent(QUERY)}&productId=${productId}`,
  );
  return answer.json();
}

test("sorts equal in-stock hits by recent orders from the next request on", async () => {
  const before = await found();
  const [first = 0, second = 0] = before;
  // Both are equally good hits.
  expect((await explained(second)).points).toBe((await explained(first)).points);
  await sell(second, 1, 0);
  expect((await found()).slice(0, 2)).toEqual([second, first]);
  // Three from a month ago weigh as much as one and a half from today.
  await sell(first, 3, 30);
  expect((await found()).slice(0, 2)).toEqual([first, second]);
  await sell(second, 1, 1);
  expect((await found()).slice(0, 2)).toEqual([second, first]);
  const { products } = await suggest(shop.platform, "ar", QUERY);
  const [card] = products;
  expect(card?.path).toContain(`/${second}-`);
});

test("counts each order once regardless of units", async () => {
  const [, , third = 0] = await found();
  expect((await explained(third)).orders).toBe(0);
  await sell(third, 2, 30);
  await shop.pool.query(
    `insert into inventory.stock_movement (variant_id, kind, quantity, originator, at)
     select variant_id, 'sale', -200, originator, at from inventory.stock_movement where originator like 'order:' || $1::integer || '-%'`,
    [third],
  );
  expect((await explained(third)).orders).toBe(1);
});
