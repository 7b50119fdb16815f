import { afterAll, beforeAll, expect, it } from "vitest";
import { catalogue } from "#demo/index.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { type Answer, figuresOf } from "./figures.ts";
import { judgedQueries } from "./judged-queries.ts";

const LEAST_NDCG = 0.97;

let shop: TestShop;
const answers: Answer[] = [];

beforeAll(async () => {
  shop = await createTestShop({ demo: true });
  const codes = new Map(catalogue.products.map(({ slug, code }) => [slug.en, code]));
  for (const judged of judgedQueries()) {
    const url = `/api/v1/products?lang=en&q=${encodeURIComponent(judged.query)}`;
    const { items } = (await shop.app.inject(url)).json<{ items: { path: string }[] }>();
    const found = items.map(({ path }) => codes.get(/\/\d+-([^/?]+)/.exec(path)?.[1] ?? "") ?? "");
    answers.push({ ...judged, found });
  }
});
afterAll(() => shop.stop());

it.each([
  ["tuned", false],
  ["held-out", true],
])("reaches NDCG 0.97 for the %s queries", (_, isHeldOut) => {
  const part = answers.filter((answer) => answer.isHeldOut === isHeldOut);
  expect(figuresOf(part).ndcg).toBeGreaterThanOrEqual(LEAST_NDCG);
});

it("returns results for every judged query", () => {
  expect(answers.filter(({ found }) => found.length === 0).map(({ query }) => query)).toEqual([]);
});
