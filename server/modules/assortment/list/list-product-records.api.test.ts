import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { listProductRecords, type ProductQuery } from "./list-product-records.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ demo: true });
  await sql`delete from catalog.picture where product_id % 3 = 0`.execute(shop.platform.db);
  await sql`update inventory.stock_level set on_hand = reserved where variant_id % 4 = 0`.execute(
    shop.platform.db,
  );
});
afterAll(() => shop.stop());

const FILTERS: Partial<ProductQuery>[] = [
  { lowStock: "true" },
  { withoutPicture: "true" },
  { lowStock: "true", withoutPicture: "true" },
  { lowStock: "true", state: "published", categoryId: 1 },
  { withoutPicture: "true", q: "led" },
  { withoutPicture: "true", state: "archived" },
];

test("lists the same pages by sorted ids and by index order", async () => {
  let listed = 0;
  for (const filter of FILTERS) {
    for (const sort of ["newest", "oldest", "name", "code"] as const) {
      for (const page of [1, 2, 99]) {
        const query: ProductQuery = { q: "", sort, page, pageSize: 7, ...filter };
        const few = await listProductRecords(shop.platform, "ar", query, Infinity);
        expect(await listProductRecords(shop.platform, "ar", query, 0)).toEqual(few);
        listed += few.items.length;
      }
    }
  }
  expect(listed).toBeGreaterThan(100);
});

test("finds a product by part of its code", async () => {
  const { rows } = await sql<{ code: string }>`
    select code from catalog.product where length(code) > 5 order by id limit 1`.execute(
    shop.platform.db,
  );
  const code = rows[0]?.code ?? "";
  const query: ProductQuery = { q: code.slice(1, 5), sort: "newest", page: 1, pageSize: 100 };
  const { items } = await listProductRecords(shop.platform, "en", query);
  expect(items.map((item) => item.code)).toContain(code);
});

test("finds products by any part of a current code or SKU", async () => {
  const { db } = shop.platform;
  const named = async (q: string) => {
    const query: ProductQuery = { q, sort: "oldest", page: 1, pageSize: 100 };
    return (await listProductRecords(shop.platform, "en", query)).items.map(({ id }) => id);
  };
  const having = async (part: string) => {
    const { rows } = await sql<{ id: number }>`
      select product.id from catalog.product where archived_at is null and (
        code like ${`%${part}%`}
        or exists (select from catalog.variant where product_id = product.id and lower(sku) like ${`%${part}%`})
      )`.execute(db);
    return rows.map(({ id }) => id);
  };
  for (const part of ["-5", "r-", "0-g", "zzz", "crystal-ch"]) {
    const found = await named(part.toUpperCase());
    expect(found.filter((id) => id <= 100)).toEqual(expect.arrayContaining(await having(part)));
  }
  expect(await named("zz-9")).toEqual([]);
  await sql`update catalog.variant set sku = 'QZZ-99', is_active = false
    where id = (select min(id) from catalog.variant where product_id = 3)`.execute(db);
  await sql`update catalog.product set code = 'nazz-9-x' where id = 4`.execute(db);
  expect(await named("zz-9")).toEqual([3, 4]);
});
