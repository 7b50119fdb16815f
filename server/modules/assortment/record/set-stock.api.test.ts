import { afterAll, beforeAll, expect, test } from "vitest";
import type { ProductRecord } from "#contract/assortment/product-record.ts";
import { signInStaff, type StaffClient } from "#server/testing/sign-in-staff.ts";
import { addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;
let staff: StaffClient;

beforeAll(async () => {
  shop = await createTestShop();
  staff = await signInStaff(shop, "catalogue");
  // Adds an attribute of sizes to choose from.
  await shop.run((work) => addProducts(work, [{ givesLight: true }]));
});
afterAll(() => shop.stop());

/** A product with stock of its only variant. */
async function productWith(stock: number): Promise<ProductRecord> {
  const [variantId] = await shop.run((work) => addProducts(work, [{ stock }]));
  const { rows } = await shop.pool.query<{ id: number }>(
    "select product_id as id from catalog.variant where id = $1",
    [variantId],
  );
  return (await staff.get(`/api/v1/admin/products/${rows[0]?.id}`)).json();
}

const save = (product: ProductRecord, changes: object) =>
  staff.send({
    method: "PATCH",
    url: `/api/v1/admin/products/${product.id}`,
    payload: { ...product, ...changes },
  });

/** Saves the product with this stock of its only variant. */
const saveStock = (product: ProductRecord, stock: object) =>
  save(product, { variants: [{ ...product.variants[0], ...stock }] });

const levels = (answer: { json: () => unknown }) =>
  (answer.json() as ProductRecord).stock.map(({ onHand }) => onHand);

async function movements(variantId: number | undefined) {
  const { rows } = await shop.pool.query<{ kind: string; quantity: number }>(
    "select kind, quantity from inventory.stock_movement where variant_id = $1 order by id",
    [variantId],
  );
  return rows.map(({ kind, quantity }) => `${kind} ${quantity}`);
}

test("saves stock with variants as receipts and adjustments", async () => {
  const product = await productWith(5);
  const saved = await save(product, {
    options: ["diameter_mm"],
    variants: [
      { ...product.variants[0], options: { diameter_mm: 90 }, onHand: "٨", onHandSeen: 5 },
      { sku: "WIDE-120", options: { diameter_mm: 120 }, piastres: 100_00, onHand: 3 },
    ],
  });
  expect(saved.statusCode).toBe(200);
  expect(levels(saved)).toEqual([8, 3]);
  const [first, second] = saved.json<ProductRecord>().variants;
  expect((await movements(first?.id)).at(-1)).toBe("adjustment 3");
  expect(await movements(second?.id)).toEqual(["receipt 3"]);
});

test("preserves sales during editing and stock that was not edited", async () => {
  const product = await productWith(5);
  const [variant] = product.variants;
  await shop.pool.query(
    "update inventory.stock_level set on_hand = on_hand - 2 where variant_id = $1",
    [variant?.id],
  );
  expect(levels(await saveStock(product, { onHand: 9, onHandSeen: 5 }))).toEqual([7]);
  expect(levels(await saveStock(product, {}))).toEqual([7]);
});

test("returns stock-held at the variant for more than available stock", async () => {
  const product = await productWith(2);
  const refused = await saveStock(product, { onHand: 0, onHandSeen: 3 });
  expect(refused.json()).toMatchObject({
    code: "stock-held",
    errors: [{ path: "variants.0.onHand" }],
  });
  const read = await staff.get(`/api/v1/admin/products/${product.id}`);
  expect(levels(read)).toEqual([2]);
});
