import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { rebuildLists } from "./rebuild-lists.ts";
import { reindexOutdated } from "./reindex-outdated.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ demo: true });
});
afterAll(() => shop.stop());

it("reindexes documents written by an older version", async () => {
  const found = async () =>
    (await shop.app.inject(`/api/v1/products?q=${encodeURIComponent("اكرة سودا")}`)).json<{
      total: number;
      isGuess: boolean;
    }>();
  const before = await found();
  expect(await reindexOutdated(shop.platform, "other")).toBe(0);
  await shop.pool.query(
    "update storefront.document set words = regexp_replace(words, ' \\S+:\\S+', '', 'g')",
  );
  shop.platform.cache.drop(["*"]);
  expect((await found()).total).not.toBe(before.total);
  const { rows } = await shop.pool.query(
    "select count(*)::integer as count from storefront.document",
  );
  expect(await reindexOutdated(shop.platform, "other")).toBe(rows[0].count);
  expect(await found()).toMatchObject({ total: before.total, isGuess: false });
  expect(await reindexOutdated(shop.platform, "other")).toBe(0);
});

/**
 * Sets the edition of some documents: of certain products, or of more than fit in one transaction.
 */
const writeEdition = (edition: number, where: string) =>
  shop.pool.query(
    `update storefront.document set words = regexp_replace(words, 'edition:\\d+', 'edition:' || $1::text)
     where ${where}`,
    [edition],
  );

it("reindexes a single outdated document", async () => {
  await writeEdition(1, "product_id = (select max(product_id) from storefront.document)");
  expect(await reindexOutdated(shop.platform, "older")).toBe(1);
  expect(await reindexOutdated(shop.platform, "older")).toBe(0);
});

it("skips documents of a newer edition unless the mode is “other”", async () => {
  await writeEdition(9_999, "true");
  expect(await reindexOutdated(shop.platform, "older")).toBe(0);
  expect(await reindexOutdated(shop.platform, "other")).toBeGreaterThan(50);
});

it("removes words of no product when all documents are rebuilt", async () => {
  const said = "لكمشثقفهم";
  const found = async () =>
    (
      await shop.app.inject(`/api/v1/products?q=${encodeURIComponent(said)}&n=${Math.random()}`)
    ).json<{
      total: number;
      isGuess: boolean;
    }>();
  const { rowCount } = await shop.pool.query(
    "update storefront.document set name = name || $1, words = $2 || words where product_id = (select min(id) from catalog.product)",
    [`${said} `, ` ${said}`],
  );
  expect(rowCount).toBe(1);
  expect((await found()).total).toBe(1);
  const { rows } = await shop.pool.query("select count(*)::integer as count from catalog.product");
  expect(await rebuildLists(shop.platform)).toBe(rows[0].count);
  expect((await found()).total).toBe(0);
});

it("reindexes 2,100 documents in three transactions", async () => {
  const copies = 2_100;
  await shop.pool.query(
    `with pattern as (select * from catalog.product order by id limit 1),
     copied as (
       insert into catalog.product (category_id, brand_id, code, name, slug, summary, description)
       select category_id, brand_id, code || '-' || number, name, slug, summary, description
       from pattern, generate_series(1, $1) as number
       returning id
     )
     insert into storefront.document (product_id, name, title, words)
     select id, ' x ', ' x ', ' x ' from copied`,
    [copies],
  );
  const transactions = async () => {
    const { rows } = await shop.pool.query<{ count: number }>(
      "select count(distinct xmin::text)::integer as count from storefront.document where words not like ' x '",
    );
    return rows[0]?.count ?? 0;
  };
  const before = await transactions();
  expect(await reindexOutdated(shop.platform, "other")).toBe(copies);
  expect((await transactions()) - before).toBe(3);
});
