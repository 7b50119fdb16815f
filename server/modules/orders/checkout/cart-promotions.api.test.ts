import { afterAll, beforeAll, expect, test } from "vitest";
import { savePromotion } from "#server/modules/pricing/index.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { openMailbox } from "#server/testing/mailbox.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

/**
 * Promotions without a coupon: cart, quote, payment, messages and invoice show the same amounts.
 */
let shop: TestShop;
let lamp: number;
let handle: number;

const automatic = { code: null, from: new Date(Date.now() - 1_000), until: null };
const OFF = { ar: "خصم الثلاث قطع", en: "Three and more" };

beforeAll(async () => {
  shop = await createTestShop();
  await shop.run(addDeliveryTerms);
  const prices = [
    { stock: 500, piastres: 333_33 },
    { stock: 500, piastres: 100_00 },
  ];
  [lamp = 0, handle = 0] = await shop.run((work) => addProducts(work, prices));
  await shop.run((work) =>
    savePromotion(work, {
      ...automatic,
      label: OFF,
      minimumQuantity: 3,
      benefit: { kind: "percent", basisPoints: 1_000, upTo: null },
    }),
  );
  await shop.run((work) =>
    savePromotion(work, {
      ...automatic,
      label: { ar: "توصيل مجاني", en: "Free delivery" },
      minimum: 2_000_00,
      benefit: { kind: "free-delivery" },
    }),
  );
});
afterAll(() => shop.stop());

const set = (client: ApiClient, quantity: number) =>
  client.send({ method: "PATCH", url: `/api/v1/cart/lines/${lamp}`, payload: { quantity } });

test("recalculates promotions and free delivery after each cart change", async () => {
  const client = new ApiClient(shop.app);
  const none = { promotions: [], freeDelivery: false };
  expect((await client.add(lamp, 2)).json()).toMatchObject({ totalPrice: 666_66, ...none });
  // 10 % of 1,099.99, rounded half up.
  const promotions = [{ label: OFF.en, amount: 110_00 }];
  const three = { totalPrice: 989_99, promotions, freeDelivery: false };
  expect((await set(client, 3)).json()).toMatchObject({ totalPrice: 899_99 });
  expect((await client.add(handle)).json()).toMatchObject(three);
  expect((await client.cart()).json()).toMatchObject(three);
  const arabic = (await client.get("/api/v1/cart?lang=ar")).json();
  expect(arabic.promotions).toEqual([{ label: OFF.ar, amount: 110_00 }]);
  expect((await set(client, 9)).json().freeDelivery).toBe(true);
  // Parked units do not count.
  expect((await client.post("/api/v1/cart/park")).json()).toMatchObject({ totalPrice: 0, ...none });
  expect((await client.add(handle)).json()).toMatchObject({ totalPrice: 100_00, ...none });
});

test("shows the same amounts in cart, quote, order, email and invoice", async () => {
  const email = "promotions@example.com";
  const client = new ApiClient(shop.app);
  await client.add(lamp, 7);
  const cart = (await client.cart()).json();
  expect(cart).toMatchObject({ totalPrice: 2_099_98, freeDelivery: true });
  const [{ label, amount }] = cart.promotions;
  const { totals, adjustments } = (await client.quote()).json();
  expect(totals.items - totals.discount).toBe(cart.totalPrice);
  expect(totals.total).toBe(cart.totalPrice + totals.codFee);
  expect(adjustments).toContainEqual({ kind: "promotion", label, amount });
  const order = (await client.order(totals.total, { contact: { email } })).json();
  expect([order.totals, order.adjustments]).toEqual([totals, adjustments]);
  const mail = await openMailbox(shop.platform).mailTo(email);
  expect(mail.html).toContain(label);
  expect(mail.html).toContain("233.33");
  const invoice = (await client.get(`/api/v1/orders/${order.number}/invoice`)).json();
  expect(invoice.totals).toMatchObject({ total: totals.total, discount: totals.discount });
});

test("does not apply a company promotion to a guest's cart", async () => {
  const label = { ar: "للشركات", en: "For companies" };
  await shop.run((work) =>
    savePromotion(work, {
      ...automatic,
      label,
      audience: "company",
      benefit: { kind: "amount", piastres: 10_00 },
    }),
  );
  const client = new ApiClient(shop.app);
  expect((await client.add(handle)).json()).toMatchObject({ totalPrice: 100_00, promotions: [] });
});
