import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signInStaff, type StaffClient } from "#server/testing/sign-in-staff.ts";
import { addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

const URL = "/api/v1/admin/sku-labels";
let shop: TestShop;
let staff: StaffClient;
let variantIds: number[];

beforeAll(async () => {
  shop = await createTestShop();
  staff = await signInStaff(shop, "catalogue");
  variantIds = await shop.run((work) => addProducts(work, [{ stock: 1 }, { stock: 1 }]));
});
afterAll(() => shop.stop());

async function skuOf(variantId: number): Promise<string> {
  const { rows } = await shop.pool.query<{ sku: string }>(
    "select sku from catalog.variant where id = $1",
    [variantId],
  );
  return rows[0]?.sku ?? "";
}

test("prints the requested copies of 60 × 30 mm SKU labels", async () => {
  const [first = 0, second = 0] = variantIds;
  const answer = await staff.get(`${URL}?variants=${second},${first}&copies=2&lang=en`);
  expect(answer.headers["content-type"]).toBe("application/pdf");
  const data = new Uint8Array(answer.rawPayload);
  const file = await getDocument({ data, verbosity: 0 }).promise;
  const texts: string[] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number);
    const [, , width = 0, height = 0] = page.view;
    expect([width / (72 / 25.4), height / (72 / 25.4)].map(Math.round)).toEqual([60, 30]);
    const { items } = await page.getTextContent();
    texts.push(items.map((item) => ("str" in item ? item.str : "")).join(" "));
  }
  const skus = [await skuOf(second), await skuOf(second), await skuOf(first), await skuOf(first)];
  expect(texts).toHaveLength(4);
  for (const [index, sku] of skus.entries()) expect(texts[index]).toContain(sku);
});

test("returns 422 above the label limit and 404 for unknown variants", async () => {
  const tooMany = await staff.get(`${URL}?variants=${variantIds.join(",")}&copies=501`);
  expect(tooMany.json()).toMatchObject({
    status: 422,
    errors: [{ path: "copies", code: "maxValue" }],
  });
  expect((await staff.get(`${URL}?variants=999999`)).statusCode).toBe(404);
});
