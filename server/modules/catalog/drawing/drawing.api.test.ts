import { afterAll, beforeAll, expect, it } from "vitest";
import { addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;
let light: number;
let draft: number;
let plain: number;

beforeAll(async () => {
  shop = await createTestShop();
  [light = 0, draft = 0, plain = 0] = await shop.run((work) =>
    addProducts(work, [{ givesLight: true }, { givesLight: true, isDraft: true }, {}]),
  );
});
afterAll(() => shop.stop());

const ask = (id: number, query = "") =>
  shop.app.inject({ url: `/api/v1/sons/${id}/dimensions${query}` });

it("returns 200 with an SVG drawing in the page's language", async () => {
  const arabic = await ask(light, "?lang=ar");
  expect(arabic.statusCode).toBe(200);
  expect(arabic.headers).toMatchObject({
    "content-type": "image/svg+xml",
    "content-language": "ar",
    "x-content-type-options": "nosniff",
  });
  expect(arabic.headers["content-security-policy"]).toContain("default-src 'none'");
  expect(arabic.body).toContain("كل الأبعاد بالملليمتر");
  expect((await ask(light, "?lang=en")).body).toContain("All dimensions in millimetres");
  expect(arabic.body).toContain("Ø 90");
});

it("returns 404 for drafts, unknown variants and variants without dimensions", async () => {
  for (const id of [draft, plain, 99_999]) expect((await ask(id)).statusCode).toBe(404);
});

it("reports in product details whether a drawing and photometry exist", async () => {
  const { items } = (await shop.app.inject({ url: "/api/v1/products" })).json<{
    items: { id: number }[];
  }>();
  const shown = await Promise.all(
    items.map(async ({ id }) => {
      const page = await shop.app.inject({ url: `/api/v1/products/${id}` });
      const { variants } = page.json<{
        variants: { id: number; hasDimensions: boolean; hasPhotometry: boolean }[];
      }>();
      return variants[0];
    }),
  );
  expect(shown).toContainEqual(
    expect.objectContaining({ id: light, hasDimensions: true, hasPhotometry: true }),
  );
  expect(shown).toContainEqual(
    expect.objectContaining({ id: plain, hasDimensions: false, hasPhotometry: false }),
  );
});
