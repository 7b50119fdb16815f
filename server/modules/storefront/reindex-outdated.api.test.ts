import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
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
