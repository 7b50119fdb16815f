import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { beforeDeadline } from "#server/testing/before-deadline.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { currentPrices, saveOffer, savePrices } from "./index.ts";

let shop: TestShop;
let variantId: number;

beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  [variantId = 0] = await shop.run((work) => addProducts(work, [{ piastres: 100_00 }]));
});

const inMs = (milliseconds: number) => new Date(Date.now() + milliseconds);
const price = async () => (await currentPrices(shop.platform.db, [variantId])).get(variantId);
const offer = (piastres: number, from: Date, until: Date | null) =>
  shop.run((work) => saveOffer(work, { variantId, piastres, from, until }));

describe("current price", () => {
  test("is the lower of regular price and active offer", async () => {
    expect(await price()).toEqual({ amount: 100_00, was: null, offerEndsAt: null });
    const until = inMs(3_600_000);
    await offer(80_00, inMs(-1_000), until);
    expect(await price()).toEqual({ amount: 80_00, was: 100_00, offerEndsAt: until });
    await shop.run((work) => savePrices(work, [{ variantId, piastres: 70_00 }]));
    expect(await price()).toEqual({ amount: 70_00, was: null, offerEndsAt: null });
  });

  test("ignores expired and future offers", async () => {
    await offer(80_00, inMs(-10_000), inMs(-5_000));
    await offer(80_00, inMs(3_600_000), null);
    expect(await price()).toMatchObject({ amount: 100_00, was: null });
  });

  test("rejects overlapping and reversed offers", async () => {
    await offer(80_00, inMs(-10_000), null);
    await expect(offer(70_00, inMs(5_000), null)).rejects.toMatchObject({ code: "validation" });
    await expect(offer(70_00, inMs(-20_000), inMs(-30_000))).rejects.toMatchObject({
      code: "validation",
    });
  });
});

test("drops cached prices when prices change and offers start or end", async () => {
  const { cache, db } = shop.platform;
  const { rows } = await shop.pool.query("select product_id from catalog.variant where id = $1", [
    variantId,
  ]);
  const keep = () =>
    cache.resolve(
      "page",
      async (scope) => {
        scope.tag(`product:${rows[0].product_id}`);
        return { price: (await currentPrices(db, [variantId])).get(variantId)?.amount };
      },
      () => 100,
    );
  const forgetOffers = () =>
    shop.pool.query("delete from pricing.offer where variant_id = $1", [variantId]);

  await keep();
  await shop.run((work) => savePrices(work, [{ variantId, piastres: 90_00 }]));
  expect(await keep()).toEqual({ price: 90_00 });
  await beforeDeadline(async (inSeconds) => {
    await forgetOffers();
    await offer(60_00, inMs(inSeconds * 1000), null);
    expect(await keep()).toEqual({ price: 90_00 });
  });
  expect(await keep()).toEqual({ price: 60_00 });
  await beforeDeadline(async (inSeconds) => {
    await forgetOffers();
    await offer(60_00, inMs(-1_000), inMs(inSeconds * 1000));
    expect(await keep()).toEqual({ price: 60_00 });
  });
  expect(await keep()).toEqual({ price: 90_00 });
});

test("lists delivery terms in the requested language with delivery dates", async () => {
  await shop.run(addDeliveryTerms);
  const answer = await shop.app.inject({ url: "/api/v1/delivery-terms?lang=ar" });
  const { items } = answer.json();
  expect(items).toMatchObject([
    {
      governorate: "EG-C",
      name: "القاهرة",
      fee: 60_00,
      codFee: 20_00,
      codLimit: 20_000_00,
      freeFrom: 5_000_00,
    },
    { governorate: "EG-ASN", name: "أسوان", fee: 90_00, codLimit: null, freeFrom: null },
  ]);
  for (const { earliest, latest } of items) expect(earliest < latest).toBe(true);
});
