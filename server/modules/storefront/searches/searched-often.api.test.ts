import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { suggest } from "../suggest.ts";
import { countSearch, searchCounts } from "./count-searches.ts";
import { searchedOften } from "./searched-often.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ demo: true });
  const { db } = shop.platform;
  const count = (text: string, times: number, results: number) => {
    for (let time = 0; time < times; time += 1) countSearch(db, text, results);
  };
  count("نجفة كريستال للصالون", 4, 6);
  count("نجفة حلقة", 9, 3);
  count("نجفة بخمسين ألف", 2, 6);
  count("مروحة سقف", 9, 0);
  count("نجفة محمود عبد الرازق", 9, 5);
  count("نجفة 4400123", 9, 5);
  await searchCounts.flush(db);
});
afterAll(() => shop.stop());

test("returns frequent searches that have results and no personal data", async () => {
  expect(await searchedOften(shop.platform)).toEqual(["نجفة حلقة", "نجفة كريستال للصالون"]);
});

test("suggests frequent searches before product names", async () => {
  const { queries } = await suggest(shop.platform, "ar", "نجفه");
  expect(queries.slice(0, 2)).toEqual(["نجفة حلقة", "نجفة كريستال للصالون"]);
  expect(queries.length).toBeLessThanOrEqual(4);
});

test("suggests names in the typed script, regardless of page language", async () => {
  expect((await suggest(shop.platform, "ar", "chand")).queries).toContain("chandelier");
  expect((await suggest(shop.platform, "en", "سبوت د")).queries).toEqual(["سبوت دفن"]);
});

test("returns no completions for a guess", async () => {
  const { isGuess, queries } = await suggest(shop.platform, "ar", "chandelir");
  expect({ isGuess, queries }).toEqual({ isGuess: true, queries: [] });
});
