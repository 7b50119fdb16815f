import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import type { ProductList } from "#contract/storefront/endpoints.ts";
import type { SynonymRecord } from "#contract/storefront/synonym-endpoints.ts";
import { TagCache } from "#server/platform/cache/tag-cache.ts";
import { TagListener } from "#server/platform/cache/tag-listener.ts";
import { signInStaff, type StaffClient } from "#server/testing/sign-in-staff.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { listProducts } from "../list/list-products.ts";

const PATH = "/api/v1/admin/synonyms";
let shop: TestShop;
let staff: StaffClient;
beforeAll(async () => {
  shop = await createTestShop({ demo: true });
  staff = await signInStaff(shop, "catalogue");
});
afterAll(() => shop.stop());

const add = (words: string[], locale: "ar" | "en" | null = null) =>
  staff.post(PATH, { words, locale });
const found = async (q: string, lang = "ar") => {
  const answer = await shop.app.inject({ url: "/api/v1/products", query: { q, lang } });
  return answer.json<ProductList>();
};

describe("synonym group", () => {
  test("applies to searches in its language until deleted", async () => {
    const q = "زغلولة";
    expect((await found(q)).total).toBe(0);
    const added = await add([q, "نجفة"], "ar");
    expect(added.statusCode).toBe(201);
    const { id, version } = added.json<SynonymRecord>();
    const chandeliers = await found("نجفة");
    const first = await found(q);
    expect([first.total, first.isGuess]).toEqual([chandeliers.total, false]);
    expect((await found(q, "en")).total).toBe(0);
    const removed = await staff.send({
      method: "DELETE",
      url: `${PATH}/${id}?version=${version}`,
    });
    expect(removed.statusCode).toBe(204);
    expect((await found(q)).total).toBe(0);
  });

  test("finds products that match all words of a phrase", async () => {
    const products = async (q: string) =>
      (await found(q, "en")).items.map(({ id }) => id).toSorted((a, b) => a - b);
    // The trade's own meanings of "chandelier" no longer apply once staff define the phrase.
    const read = await products("ring chandelier");
    const { id, version } = (await add(["ring chandelier", "halolamp"])).json<SynonymRecord>();
    const meant = await products("halolamp");
    expect(meant.length).toBeGreaterThan(0);
    expect(read).toEqual(expect.arrayContaining(meant));
    expect(await products("ring chandelier")).toEqual(meant);
    await staff.send({ method: "DELETE", url: `${PATH}/${id}?version=${version}` });
  });

  test("applies in other processes after saving", async () => {
    const cache = new TagCache(1_000_000);
    const connection = {
      socketDir: inject("socketDir"),
      user: inject("databaseUser"),
      database: shop.pool.options.database ?? "",
    };
    const listener = await TagListener.start({ connection }, cache, shop.platform.log);
    const elsewhere = { ...shop.platform, cache };
    const query = { q: "قرقوشة", page: 1, sort: null, facets: {} };
    const total = async () => (await listProducts(elsewhere, "ar", { scope: "all", query })).total;
    expect(await total()).toBe(0);
    await add(["قرقوشة", "كالون"]);
    await expect.poll(total).toBeGreaterThan(0);
    await listener.stop();
  });

  test("returns 422 without two different words", async () => {
    for (const words of [["نجفة", "نجفه"], ["نجفة", "؟!"], ["نجفة"]]) {
      const answer = await add(words);
      expect(answer.statusCode).toBe(422);
      expect(answer.json().errors[0].path).toBe("words");
    }
  });

  test("returns 409 for a stale version and logs changes", async () => {
    const { id, version } = (await add(["مشربية", "فانوس"])).json<SynonymRecord>();
    const change = { version, words: ["مشربية", "فانوس", "lantern"], locale: "en" };
    expect(
      (await staff.send({ method: "PUT", url: `${PATH}/${id}`, payload: change })).statusCode,
    ).toBe(200);
    const late = await staff.send({ method: "PUT", url: `${PATH}/${id}`, payload: change });
    expect([late.statusCode, late.json().current.locale]).toEqual([409, "en"]);
    const { rows } = await shop.pool.query(
      "select action, before->'locale' as before, after->'locale' as after from staff.audit_entry where target = $1 order by id",
      [`synonym:${id}`],
    );
    expect(rows).toEqual([
      { action: "synonym.add", before: null, after: null },
      { action: "synonym.save", before: null, after: "en" },
    ]);
  });
});

test("returns understood terms and results with and without synonyms", async () => {
  await add(["بلبوص", "سبوت"]);
  const answer = await staff.get("/api/v1/admin/search/trial?q=بلبوص دفن");
  const { terms, before, after } = answer.json();
  expect(terms[0]).toMatchObject({ text: "بلبوص", isKind: true });
  expect(terms[0].also).toContain("سبوت");
  expect(terms[1].facts).toEqual(["mounting:recessed"]);
  expect([before.isGuess, after.isGuess]).toEqual([true, false]);
  expect(after.items.length).toBeGreaterThan(0);
});

describe("GET /api/v1/admin/search/explanation", () => {
  test.each(["نجفة كريستال", "سبوت ٧ وات", "led strip 24v", "أكرة"])(
    "returns descending points for the results of “%s”",
    async (q) => {
      const { items } = await found(q);
      const points: number[] = [];
      for (const { id } of items.slice(0, 8)) {
        const answer = await staff.get(`/api/v1/admin/search/explanation?q=${q}&productId=${id}`);
        const { place, points: earned, terms } = answer.json();
        expect(place).toBe(points.length + 1);
        expect(terms.length).toBeGreaterThan(0);
        points.push(earned);
      }
      expect(points.length).toBeGreaterThan(1);
      expect(points).toEqual(points.toSorted((a, b) => b - a));
      expect(points[0]).toBeGreaterThan(0);
    },
  );

  test("returns 404 for an unknown product", async () => {
    const answer = await staff.get("/api/v1/admin/search/explanation?q=led&productId=999999");
    expect(answer.statusCode).toBe(404);
  });
});
