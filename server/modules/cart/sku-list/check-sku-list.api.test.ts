import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CheckedSkuLine } from "#contract/cart/sku-list-endpoint.ts";
import { reviewCompany } from "#server/modules/companies/index.ts";
import { savePriceList } from "#server/modules/pricing/index.ts";
import { withStatementCount } from "#server/platform/postgres/statements.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { foundCompany } from "#server/testing/company.ts";
import { addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

const LIST = "/api/v1/cart/sku-list";

let shop: TestShop;
let client: ApiClient;
/** SKUs are set by the test, so that it knows them. */
const SKUS = ["AB-10.5-WH", "AB-10.5-BK", "CD-7", "DRAFT-1", "C-D7", "EF-1"];
let variantIds: number[];

beforeAll(async () => {
  shop = await createTestShop();
  client = new ApiClient(shop.app);
  variantIds = await shop.run((work) =>
    addProducts(work, [
      { stock: 5, piastres: 100_00 },
      { stock: 3 },
      { stock: 0 },
      { isDraft: true },
      { stock: 9 },
      { stock: 9 },
    ]),
  );
  for (const [index, sku] of SKUS.entries()) {
    await shop.pool.query("update catalog.variant set sku = $1 where id = $2", [
      sku,
      variantIds[index],
    ]);
  }
});
afterAll(() => shop.stop());

const check = async (text: string): Promise<CheckedSkuLine[]> => {
  const answer = await client.post(LIST, { text });
  expect(answer.statusCode).toBe(200);
  return answer.json().lines;
};
const states = async (text: string) =>
  (await check(text)).map(({ state, goods }) => [state, goods.map(({ sku }) => sku)]);

describe("POST /cart/sku-list", () => {
  test("returns products with price and stock without changing the cart", async () => {
    expect(await check("ab-10.5-wh ٢\n")).toMatchObject([
      {
        rows: [1],
        typed: "ab-10.5-wh ٢",
        quantity: 2,
        state: "found",
        goods: [
          {
            variantId: variantIds[0],
            sku: "AB-10.5-WH",
            price: { amount: 100_00 },
            quantity: 2,
            lineTotal: 200_00,
            available: 5,
          },
        ],
      },
    ]);
    expect((await client.cart()).json().items).toEqual([]);
  });

  test("marks lines as short, sold out, unknown or without quantity", async () => {
    expect(await states("AB-10.5-BK 4\nEF-1 none\nDRAFT-1 1\nZZ-99 1")).toEqual([
      ["short", ["AB-10.5-BK"]],
      ["quantity", ["EF-1"]],
      ["unknown", []],
      ["unknown", []],
    ]);
    await shop.pool.query("update catalog.variant set sku = 'GH-7' where id = $1", [variantIds[4]]);
    expect(await states("CD-7 1")).toEqual([["sold-out", ["CD-7"]]]);
    await shop.pool.query("update catalog.variant set sku = 'C-D7' where id = $1", [variantIds[4]]);
  });

  test("finds a SKU without separators unless it is ambiguous", async () => {
    expect(await states("AB105WH 1")).toEqual([["found", ["AB-10.5-WH"]]]);
    expect(await states("CD7 1")).toEqual([["ambiguous", ["C-D7", "CD-7"]]]);
    expect(await states("C-D7 1")).toEqual([["found", ["C-D7"]]]);
  });

  test("suggests SKUs that start with the typed text", async () => {
    expect(await states("AB-10 1\nAB 1")).toEqual([
      ["ambiguous", ["AB-10.5-BK", "AB-10.5-WH"]],
      ["unknown", []],
    ]);
  });

  test("returns 409 above 100 lines and 422 when empty", async () => {
    const many = Array.from({ length: 101 }, (_, index) => `NO-${index} 1`).join("\n");
    expect((await client.post(LIST, { text: many })).json().code).toBe("cart-too-large");
    expect((await client.post(LIST, { text: "  \n " })).statusCode).toBe(422);
  });

  test("takes at most three statements for any list length", async () => {
    const text = SKUS.map((sku) => `${sku} 1`).join("\n");
    const { statements } = await withStatementCount(() => client.post(LIST, { text }));
    expect(statements).toBeLessThanOrEqual(3);
  });
});

test("returns prices of the company's price list for a SKU list", async () => {
  const { founder, companyId } = await foundCompany(shop);
  const prices = [{ variantId: variantIds[0] ?? 0, piastres: 80_00 }];
  const name = { ar: "مكاتب هندسية", en: "Engineers" };
  const priceListId = await shop.run((work) =>
    savePriceList(work, { code: "engineers", name, prices }),
  );
  await shop.run((work) =>
    reviewCompany(work, companyId, { review: "approved", note: "", priceListId }),
  );
  const { lines } = (await founder.post(LIST, { text: "AB-10.5-WH 2" })).json();
  expect(lines[0].goods[0]).toMatchObject({
    price: { amount: 80_00, was: 100_00 },
    lineTotal: 160_00,
  });
});
