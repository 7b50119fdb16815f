import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { rebuildLists } from "./rebuild-lists.ts";
import { reindexOutdated } from "./reindex-outdated.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ demo: true });
});
afterAll(() => shop.stop());

it("a shop of an older version finds by the words of this one after its next start", async () => {
  const found = async () =>
    (await shop.app.inject(`/api/v1/products?q=${encodeURIComponent("اكرة سودا")}`)).json<{
      total: number;
      isGuess: boolean;
    }>();
  const before = await found();
  expect(await reindexOutdated(shop.platform)).toBe(0);
  await shop.pool.query(
    "update storefront.document set words = regexp_replace(words, ' \\S+:\\S+', '', 'g')",
  );
  shop.platform.cache.drop(["*"]);
  expect((await found()).total).not.toBe(before.total);
  const { rows } = await shop.pool.query(
    "select count(*)::integer as count from storefront.document",
  );
  expect(await reindexOutdated(shop.platform)).toBe(rows[0].count);
  expect(await found()).toMatchObject({ total: before.total, isGuess: false });
  expect(await reindexOutdated(shop.platform)).toBe(0);
});

it("what stands in the index although no product says it is mended by writing everything anew", async () => {
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
