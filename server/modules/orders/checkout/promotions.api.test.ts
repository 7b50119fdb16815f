import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  personKeys,
  type PromotionDraft,
  redeemPromotions,
  savePriceList,
  savePromotion,
} from "#server/modules/pricing/index.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { registerCustomer, signIn } from "#server/testing/sign-in.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;
let variantId: number;

beforeAll(async () => {
  shop = await createTestShop();
  await shop.run(addDeliveryTerms);
  [variantId = 0] = await shop.run((work) => addProducts(work, [{ stock: 500, piastres: 100_00 }]));
});
afterAll(() => shop.stop());

const LABEL = { ar: "خصم الافتتاح", en: "Opening discount" };
let count = 0;

/** Creates a coupon, ten percent by default. @returns its code */
async function coupon(changes: Partial<PromotionDraft> = {}): Promise<string> {
  const code = `OPEN-${(count += 1)}`;
  await shop.run((work) =>
    savePromotion(work, {
      code,
      label: LABEL,
      from: new Date(Date.now() - 1_000),
      until: null,
      benefit: { kind: "percent", basisPoints: 1_000, upTo: null },
      ...changes,
    }),
  );
  return code;
}

async function visitorWith(quantity: number): Promise<ApiClient> {
  const client = new ApiClient(shop.app);
  await client.add(variantId, quantity);
  return client;
}

const quote = (client: ApiClient, code: string) =>
  client.post("/api/v1/checkout/quote", {
    governorate: "EG-C",
    paymentMethod: "cod",
    coupon: code,
  });

async function usesOf(code: string) {
  const { rows } = await shop.pool.query(
    `select uses, (select count(*)::int from pricing.promotion_use as used where used.promotion_id = promotion.id) as counted
     from pricing.promotion where code = $1`,
    [code],
  );
  return [rows[0].uses, rows[0].counted];
}

describe("a coupon", () => {
  test("rejects a once-per-person coupon that the customer used as a guest", async () => {
    const code = await coupon({ useLimitEach: 1 });
    const customer = await registerCustomer(shop);
    const guest = await visitorWith(1);
    const { total } = (await quote(guest, code)).json().totals;
    expect((await guest.order(total, { coupon: code })).statusCode).toBe(201);
    await signIn(guest, customer.userInfo.email ?? "", customer.password);
    await guest.add(variantId);
    expect((await quote(guest, code)).json().code).toBe("coupon-unknown");
  });

  test("discounts quote and order for any spelling of the code", async () => {
    const code = await coupon();
    const client = await visitorWith(3);
    const typed = ` ${code.toLowerCase().replace("1", "١")} `;
    const quoted = (await quote(client, typed)).json();
    expect(quoted).toMatchObject({
      coupon: { code, isApplied: true, label: "Opening discount" },
      totals: { items: 300_00, discount: 30_00, total: 350_00 },
      adjustments: [{ kind: "promotion", label: "Opening discount", amount: 30_00 }],
    });
    const placed = await client.order(350_00, { coupon: typed });
    expect(placed.statusCode).toBe(201);
    expect(placed.json()).toMatchObject({
      totals: quoted.totals,
      adjustments: quoted.adjustments,
      lines: [{ lineTotal: 300_00, discount: 30_00, vat: 33_16 }],
    });
  });

  test.each([
    ["unknown", async () => "NEVER-WAS"],
    ["not yet valid", async () => coupon({ from: new Date(Date.now() + 3_600_000) })],
    ["expired", async () => coupon({ from: new Date(1), until: new Date(Date.now() - 1) })],
    ["for companies", async () => coupon({ audience: "company" })],
  ])("returns 422 coupon-unknown for a code that is %s", async (_what, make) => {
    const code = await make();
    const client = await visitorWith(1);
    for (const refused of [
      await quote(client, code),
      await client.order(180_00, { coupon: code }),
    ]) {
      expect([refused.statusCode, refused.json().code]).toEqual([422, "coupon-unknown"]);
      expect(refused.json().errors).toMatchObject([{ path: "coupon" }]);
    }
    expect((await client.cart()).json().totalQty).toBe(1);
  });

  test("returns the required minimum when the cart value is below it", async () => {
    const code = await coupon({ minimum: 500_00 });
    const quoted = (await quote(await visitorWith(4), code)).json();
    expect(quoted.coupon).toEqual({ code, isApplied: false, label: LABEL.en, minimum: 500_00 });
    expect(quoted.totals.discount).toBe(0);
  });

  test("allows exactly ten uses across 25 concurrent orders", async () => {
    const code = await coupon({ useLimit: 10 });
    const clients = await Promise.all(Array.from({ length: 25 }, () => visitorWith(1)));
    const answers = await Promise.all(
      clients.map((client) => client.order(170_00, { coupon: code })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10);
    const refused = answers.filter(({ statusCode }) => statusCode !== 201);
    for (const { statusCode } of refused) expect([409, 422]).toContain(statusCode);
    expect(await usesOf(code)).toEqual([10, 10]);
  });

  test("counts one use when one guest orders five times concurrently", async () => {
    const code = await coupon({ useLimitEach: 1 });
    const client = await visitorWith(1);
    const answers = await Promise.all(
      Array.from({ length: 5 }, async () => {
        await client.add(variantId, 1);
        return client.order(170_00, { coupon: code });
      }),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201).length).toBeLessThanOrEqual(1);
    await client.post("/api/v1/cart/park");
    await client.add(variantId, 1);
    await client.order(170_00, { coupon: code });
    expect(await usesOf(code)).toEqual([1, 1]);
  });

  test("redeems once for three concurrent orders of the same shopper", async () => {
    const code = await coupon({ useLimitEach: 1 });
    const client = await visitorWith(1);
    const { rows } = await shop.pool.query<{ id: number; shopper: number }>(
      `select id, (select max(shopper_id) from cart.line) as shopper from pricing.promotion where code = $1`,
      [code],
    );
    const use = { promotionIds: [rows[0]?.id ?? 0], shopperId: rows[0]?.shopper ?? 0, people: [] };
    const answers = await Promise.allSettled(
      ["order:F-1", "order:F-2", "order:F-3"].map((originator) =>
        shop.run((work) => redeemPromotions(work, { ...use, originator })),
      ),
    );
    const refused = answers.filter((answer) => answer.status === "rejected");
    expect(refused.map(({ reason }) => reason.code)).toEqual(["total-changed", "total-changed"]);
    expect(await usesOf(code)).toEqual([1, 1]);
    expect((await quote(client, code)).statusCode).toBe(422);
  });

  test("allows one use for four concurrent guests sharing a phone or email", async () => {
    const code = await coupon({ useLimitEach: 1 });
    const [phone, email] = ["01066660001", "four@gmail.com"];
    const contacts = [
      { phone, email },
      { phone, email: "" },
      { phone, email: "four@gmail.com" },
      { phone: "+20 106 666 0001", email: "five@example.com" },
    ];
    const guests = await Promise.all(contacts.map(() => visitorWith(1)));
    const answers = await Promise.all(
      guests.map((guest, index) =>
        guest.order(170_00, { coupon: code, contact: contacts[index] ?? {} }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    const late = await visitorWith(1);
    const refused = await late.order(170_00, { coupon: code, contact: { phone, email: "" } });
    expect(refused.json()).toMatchObject({ code: "coupon-unknown", errors: [{ path: "coupon" }] });
    const choice = { governorate: "EG-C", paymentMethod: "cod", coupon: code };
    const quoted = await late.post("/api/v1/checkout/quote", { ...choice, phone });
    expect(quoted.json().code).toBe("coupon-unknown");
    const other = { phone: "01066660009", email: "somebody@gmail.com" };
    expect((await late.order(170_00, { coupon: code, contact: other })).statusCode).toBe(201);
    expect(await usesOf(code)).toEqual([2, 2]);
  });

  test("treats spellings of one Gmail address as the same person", async () => {
    const code = await coupon({ useLimitEach: 1 });
    const order = async (phone: string, email: string) =>
      (await visitorWith(1)).order(170_00, { coupon: code, contact: { phone, email } });
    expect((await order("01066660021", "one.box@gmail.com")).statusCode).toBe(201);
    expect((await order("01066660022", "OneBox+2@googlemail.com")).json().code).toBe(
      "coupon-unknown",
    );
  });

  test("redeems once for three concurrent orders with the same phone", async () => {
    const code = await coupon({ useLimitEach: 1 });
    const { rows } = await shop.pool.query<{ id: number }>(
      "select id from pricing.promotion where code = $1",
      [code],
    );
    const guests = await Promise.all([1, 2, 3].map(() => visitorWith(1)));
    const shoppers = await shop.pool.query<{ id: number }>(
      "select id from customers.shopper order by id desc limit $1",
      [guests.length],
    );
    const people = personKeys({ current: "secret" }, { phone: "+201066660001" });
    const promotionIds = [rows[0]?.id ?? 0];
    const answers = await Promise.allSettled(
      shoppers.rows.map(({ id: shopperId }) =>
        shop.run((work) => {
          const originator = `order:G-${shopperId}`;
          return redeemPromotions(work, { promotionIds, shopperId, people, originator });
        }),
      ),
    );
    const refused = answers.filter((answer) => answer.status === "rejected");
    expect(refused.map(({ reason }) => reason.code)).toEqual(["total-changed", "total-changed"]);
    expect(await usesOf(code)).toEqual([1, 1]);
  });

  test("allows the same person another use after the order is cancelled", async () => {
    const code = await coupon({ useLimitEach: 1 });
    const contact = { phone: "01066660010", email: "" };
    const client = await visitorWith(1);
    const order = (await client.order(170_00, { coupon: code, contact })).json();
    await client.post(`/api/v1/orders/${order.number}/cancel`);
    const again = await (await visitorWith(1)).order(170_00, { coupon: code, contact });
    expect(again.statusCode).toBe(201);
  });

  test("releases one total use when the order is cancelled", async () => {
    const code = await coupon({ useLimit: 1 });
    const client = await visitorWith(1);
    const order = (await client.order(170_00, { coupon: code })).json();
    expect((await quote(await visitorWith(1), code)).statusCode).toBe(422);
    await client.post(`/api/v1/orders/${order.number}/cancel`);
    expect(await usesOf(code)).toEqual([0, 0]);
    expect((await quote(await visitorWith(1), code)).json().coupon.isApplied).toBe(true);
  });
});

describe("a promotion", () => {
  test("applies to subcategories of its category and to no other category", async () => {
    const { rows } = await shop.pool.query(
      `with top as (
         insert into catalog.category (code, name, slug, description, key_facts, position)
         select 'above', name, slug, description, key_facts, 9 from catalog.category where code = 'test' returning id
       ) update catalog.category set parent_id = top.id from top where code = 'test' returning top.id`,
    );
    const code = await coupon({ categoryIds: [rows[0].id] });
    expect((await quote(await visitorWith(1), code)).json().totals.discount).toBe(10_00);
    const other = await coupon({ categoryIds: [987_654] });
    expect((await quote(await visitorWith(1), other)).json().totals.discount).toBe(0);
  });

  test("applies automatically when it has no code", async () => {
    await coupon({ code: null, minimumQuantity: 400, label: { ar: "جملة", en: "Wholesale" } });
    const client = await visitorWith(400);
    const { totals, adjustments } = (await client.quote()).json();
    expect(totals.discount).toBe(4_000_00);
    expect(adjustments).toMatchObject([{ label: "Wholesale" }]);
  });
});

test("ignores price lists for guests without a company", async () => {
  await shop.run((work) =>
    savePriceList(work, {
      code: "engineers",
      name: { ar: "مكاتب هندسية", en: "Engineers" },
      prices: [{ variantId, piastres: 80_00 }],
    }),
  );
  const client = await visitorWith(1);
  expect((await client.cart()).json().items[0].price).toMatchObject({ amount: 100_00 });
});
