import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ProductRecord } from "#contract/assortment/product-record.ts";
import { productChanged } from "#server/modules/catalog/index.ts";
import { signInStaff, type StaffClient } from "#server/testing/sign-in-staff.ts";
import { addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;
let staff: StaffClient;
const events: object[] = [];

const URL = "/api/v1/admin/products";

beforeAll(async () => {
  shop = await createTestShop();
  staff = await signInStaff(shop, "catalogue");
  shop.platform.events.afterCommit(productChanged, async (event) => void events.push(event));
});
afterAll(() => shop.stop());

const read = async (id: number) => (await staff.get(`${URL}/${id}`)).json<ProductRecord>();

async function addProduct(): Promise<ProductRecord> {
  const [variantId] = await shop.run((work) => addProducts(work, [{ piastres: 100_00 }]));
  const { rows } = await shop.pool.query<{ id: number }>(
    "select product_id as id from catalog.variant where id = $1",
    [variantId],
  );
  events.length = 0;
  return read(rows[0]?.id ?? 0);
}

const save = ({ id, versions }: ProductRecord, fields: object) =>
  staff.patch(`${URL}/${id}`, { versions, ...fields });

const renamed = (en: string) => ({ name: { ar: "ثريا", en } });

/** The transactions that last wrote a product's rows, by table. */
async function writers(id: number) {
  const { rows } = await shop.pool.query(
    `select product.xmin::text as product,
      (select string_agg(xmin::text, ' ') from catalog.variant where product_id = $1) as variants,
      (select string_agg(price.xmin::text, ' ') from pricing.price
        join catalog.variant on variant.id = variant_id where product_id = $1) as prices,
      (select count(*)::int from staff.audit_entry where target = 'product:' || $1) as entries
    from catalog.product where id = $1`,
    [id],
  );
  return rows[0];
}

describe("PATCH /admin/products/{id}", () => {
  test("saves different sections for two editors with the same record", async () => {
    const product = await addProduct();
    const [variant] = product.variants;
    const answers = await Promise.all([
      save(product, renamed("Moon")),
      save(product, { variants: [{ ...variant, piastres: 120_00 }] }),
      save(product, { isMarkedNew: true }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await read(product.id)).toMatchObject({
      name: { en: "Moon" },
      isMarkedNew: true,
      variants: [{ piastres: 120_00 }],
    });
  });

  test("returns 409 to one of two concurrent saves of a section", async () => {
    const product = await addProduct();
    const answers = await Promise.all([
      save(product, renamed("First")),
      save(product, renamed("Second")),
    ]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  });

  test("returns 409 for variants whose price has changed since", async () => {
    const product = await addProduct();
    const [variant] = product.variants;
    const price = { piastres: 90_00, version: variant?.priceVersion };
    const url = `/api/v1/admin/variants/${variant?.id}/price`;
    const set = await staff.send({ method: "PUT", url, payload: price });
    expect(set.statusCode).toBe(200);
    const late = await save(product, { variants: [{ ...variant, piastres: 80_00 }] });
    expect(late.json()).toMatchObject({
      code: "changed-meanwhile",
      current: { variants: [{ piastres: 90_00 }] },
    });
    expect((await save(product, renamed("Still saved"))).statusCode).toBe(200);
  });

  test("returns 409 to one of a concurrent price command and save", async () => {
    const product = await addProduct();
    const [variant] = product.variants;
    const url = `/api/v1/admin/variants/${variant?.id}/price`;
    const payload = { piastres: 90_00, version: variant?.priceVersion };
    const answers = await Promise.all([
      staff.send({ method: "PUT", url, payload }),
      save(product, { variants: [{ ...variant, piastres: 80_00 }] }),
    ]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  });

  test("emits one event for a save of all sections with a price", async () => {
    const product = await addProduct();
    const [variant] = product.variants;
    await save(product, {
      ...renamed("All of it"),
      isMarkedNew: true,
      variants: [{ ...variant, sku: `${variant?.sku}-B`, piastres: 120_00 }],
      pictures: [],
    });
    expect(events).toEqual([{ productIds: [product.id], onlyPrices: false }]);
  });

  test("emits one event for a bulk change of many products", async () => {
    const products = [await addProduct(), await addProduct(), await addProduct()];
    const ids = products.map(({ id }) => id);
    events.length = 0;
    const change = { kind: "price", basisPoints: 500, piastres: 0 };
    expect((await staff.post(`${URL}/changes`, { ids, change })).json()).toMatchObject({
      changed: 3,
    });
    expect(events).toEqual([{ productIds: ids, onlyPrices: true }]);
  });

  test("writes nothing for an unchanged product", async () => {
    const product = await addProduct();
    const before = await writers(product.id);
    const answer = await save(product, product);
    expect(answer.json()).toEqual(product);
    expect(await writers(product.id)).toEqual(before);
    expect(events).toEqual([]);
  });

  test.each([
    ["the state", { kind: "state", state: "published" }],
    ["the prices", { kind: "price", basisPoints: 0, piastres: 0 }],
  ])("writes nothing for a bulk change that keeps %s", async (_, change) => {
    const { id } = await addProduct();
    const before = await writers(id);
    const answer = await staff.post(`${URL}/changes`, { ids: [id], change });
    expect(answer.json()).toMatchObject({ changed: 1, refused: 0 });
    expect(await writers(id)).toEqual(before);
    expect(events).toEqual([]);
  });

  test("writes only the price for variants with another price", async () => {
    const product = await addProduct();
    const before = await writers(product.id);
    const [variant] = product.variants;
    await save(product, { variants: [{ ...variant, piastres: 130_00 }] });
    const after = await writers(product.id);
    expect(after).toEqual({ ...before, prices: after.prices, entries: before.entries + 1 });
    expect(after.prices).not.toBe(before.prices);
    expect(events).toEqual([{ productIds: [product.id], onlyPrices: true }]);
  });

  test("rejects fields of a section without its version", async () => {
    const { id, versions } = await addProduct();
    const answer = await staff.patch(`${URL}/${id}`, {
      versions: { media: versions.media },
      ...renamed("Nameless"),
    });
    expect(answer.json()).toMatchObject({ errors: [{ path: "versions.texts", code: "required" }] });
  });

  test("finds a product by its new name from the commit on", async () => {
    const product = await addProduct();
    const found = async () => {
      const answer = await staff.get("/api/v1/products?q=zanzibar");
      return answer.json<{ items: { id: number }[] }>().items.map(({ id }) => id);
    };
    expect(await found()).toEqual([]);
    const words = shop.platform.events.handleAfterCommit;
    shop.platform.events.handleAfterCommit = async () => {};
    await save(product, renamed("Zanzibar"));
    shop.platform.events.handleAfterCommit = words;
    expect(await found()).toEqual([product.id]);
  });
});
