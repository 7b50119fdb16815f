import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { ProductRecord } from "#contract/assortment/product-record.ts";
import type { PriceRecord } from "#contract/pricing/price-endpoints.ts";
import { productChanged } from "#server/modules/catalog/index.ts";
import { signInStaff, type StaffClient } from "#server/testing/sign-in-staff.ts";
import { addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { savePrices, writePrices } from "./save-prices.ts";

let shop: TestShop;
let staff: StaffClient;
const events: object[] = [];

beforeAll(async () => {
  shop = await createTestShop();
  staff = await signInStaff(shop, "catalogue");
  shop.platform.events.afterCommit(productChanged, async (event) => void events.push(event));
});
afterAll(() => shop.stop());

interface Priced {
  productId: number;
  variantId: number;
  version: string;
}

/** A published product of one variant for EGP 100, and the version of that price. */
async function addPriced(): Promise<Priced> {
  const [variantId = 0] = await shop.run((work) => addProducts(work, [{ piastres: 100_00 }]));
  const { rows } = await shop.pool.query<{ id: number }>(
    "select product_id as id from catalog.variant where id = $1",
    [variantId],
  );
  const productId = rows[0]?.id ?? 0;
  const read = await staff.get(`/api/v1/admin/products/${productId}`);
  const version = read.json<ProductRecord>().variants[0]?.priceVersion ?? "";
  return { productId, variantId, version };
}

const send = (variantId: number, piastres: number | string, version: string) =>
  staff.send({
    method: "PUT",
    url: `/api/v1/admin/variants/${variantId}/price`,
    payload: { piastres, version },
  });

async function prices(...variantIds: number[]) {
  const { rows } = await shop.pool.query<{ piastres: number }>(
    "select piastres from pricing.price where variant_id = any ($1) order by variant_id",
    [variantIds],
  );
  return rows.map(({ piastres }) => piastres);
}

async function auditOf(variantId: number) {
  const { rows } = await shop.pool.query(
    "select action, before, after from staff.audit_entry where target = $1",
    [`variant:${variantId}`],
  );
  return rows;
}

describe("PUT /admin/variants/{id}/price", () => {
  test("sets the price with one event and one audit entry", async () => {
    const { productId, variantId, version } = await addPriced();
    events.length = 0;
    const answer = await send(variantId, "١٢٠٠٠", version);
    expect(answer.json()).toEqual({ variantId, piastres: 120_00, version: expect.any(String) });
    expect(await prices(variantId)).toEqual([120_00]);
    expect(events).toEqual([{ productIds: [productId], onlyPrices: true }]);
    expect(await auditOf(variantId)).toEqual([
      { action: "price.save", before: { piastres: 100_00 }, after: { piastres: 120_00 } },
    ]);
  });

  test("returns 409 with the current price to one of two concurrent writes", async () => {
    const { variantId, version } = await addPriced();
    const answers = await Promise.all([
      send(variantId, 110_00, version),
      send(variantId, 130_00, version),
    ]);
    const saved = answers.find(({ statusCode }) => statusCode === 200);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    const current = saved?.json<PriceRecord>();
    expect(refused?.json()).toMatchObject({ code: "changed-meanwhile", current });
    expect(await prices(variantId)).toEqual([current?.piastres]);
    expect(await auditOf(variantId)).toHaveLength(1);
  });

  test("returns 409 to one of two concurrent first prices", async () => {
    const { productId, variantId } = await addPriced();
    await shop.pool.query("delete from pricing.price where variant_id = $1", [variantId]);
    const read = await staff.get(`/api/v1/admin/products/${productId}`);
    const version = read.json<ProductRecord>().variants[0]?.priceVersion ?? "";
    const answers = await Promise.all([
      send(variantId, 110_00, version),
      send(variantId, 130_00, version),
    ]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    const saved = answers.find(({ statusCode }) => statusCode === 200)?.json<PriceRecord>();
    expect(await prices(variantId)).toEqual([saved?.piastres]);
  });

  test("writes nothing for an unchanged price", async () => {
    const { variantId, version } = await addPriced();
    const row = "select xmin from pricing.price where variant_id = $1";
    const before = await shop.pool.query(row, [variantId]);
    events.length = 0;
    const answer = await send(variantId, 100_00, version);
    expect(answer.json()).toEqual({ variantId, piastres: 100_00, version });
    expect(events).toEqual([]);
    expect(await auditOf(variantId)).toEqual([]);
    expect((await shop.pool.query(row, [variantId])).rows).toEqual(before.rows);
  });

  test("invalidates cached responses of its product and of prices only", async () => {
    const { productId, variantId, version } = await addPriced();
    const drop = vi.spyOn(shop.platform.cache, "drop");
    await send(variantId, 120_00, version);
    const dropped = drop.mock.calls.map(([tags]) => [...tags]);
    drop.mockRestore();
    // The publication of the new product drops its tags at about the same time.
    const isPublication = (tags: string[]) => tags.includes("categories");
    expect(dropped.filter((tags) => !isPublication(tags))).toEqual([
      ["prices", `product:${productId}`],
    ]);
    expect(dropped.filter(isPublication).flat()).not.toContain("prices");
  });

  test("returns 404 for an unknown variant and 422 for price 0", async () => {
    const { variantId, version } = await addPriced();
    expect((await send(999_999, 1, version)).statusCode).toBe(404);
    expect((await send(variantId, 0, version)).json()).toMatchObject({ code: "validation" });
  });
});

describe("writePrices", () => {
  test("skips prices that changed since they were read", async () => {
    const { variantId: one } = await addPriced();
    const { variantId: other } = await addPriced();
    const written = await shop.run((work) =>
      writePrices(work, [
        { variantId: one, piastres: 90_00, before: 100_00 },
        { variantId: other, piastres: 90_00, before: 80_00 },
      ]),
    );
    expect(written).toEqual(new Set([one]));
    expect(await prices(one, other)).toEqual([90_00, 100_00]);
  });

  test("does not add a price that another command removed", async () => {
    const { variantId } = await addPriced();
    await shop.run((work) => savePrices(work, [{ variantId, piastres: null, before: 100_00 }]));
    const late = shop.run((work) =>
      savePrices(work, [{ variantId, piastres: 90_00, before: 100_00 }]),
    );
    await expect(late).rejects.toMatchObject({ code: "changed-meanwhile" });
    expect(await prices(variantId)).toEqual([]);
  });

  test("writes many prices in opposite orders concurrently without a deadlock", async () => {
    const some = await Promise.all(Array.from({ length: 20 }, () => addPriced()));
    const save = (list: readonly Priced[], piastres: number) =>
      shop.run((work) =>
        savePrices(
          work,
          list.map(({ variantId }) => ({ variantId, piastres })),
        ),
      );
    await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        save(index % 2 === 0 ? some : some.toReversed(), 200_00 + index),
      ),
    );
    expect(new Set(await prices(...some.map(({ variantId }) => variantId))).size).toBe(1);
  });
});
