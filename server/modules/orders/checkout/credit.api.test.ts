import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { auditShop } from "#server/audit.ts";
import { deposit } from "#server/modules/wallet/index.ts";
import { registerCustomer, type CustomerClient } from "#server/testing/sign-in.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;
let variantId: number;
let buyer: CustomerClient;
let count = 0;

beforeAll(async () => {
  shop = await createTestShop();
  await shop.run(addDeliveryTerms);
  [variantId = 0] = await shop.run((work) => addProducts(work, [{ stock: 500 }]));
});
afterAll(() => shop.stop());
// EGP 114 of goods, 60 for delivery, 20 cash-on-delivery fee.
beforeEach(async () => {
  buyer = await registerCustomer(shop);
  await buyer.add(variantId);
});

const credit = (amount: number) =>
  shop.run((work) =>
    deposit(work, {
      customerId: buyer.userInfo.id,
      amount,
      reason: "correction",
      reference: `credit-${(count += 1)}`,
    }),
  );
const balance = async () => (await buyer.get("/api/v1/account/wallet")).json().balance;

describe("store credit", () => {
  test("pays part of an order and leaves the remainder due", async () => {
    await credit(100_00);
    const placed = await buyer.order(194_00, { wallet: 100_00 });
    expect(placed.json()).toMatchObject({ status: "ordered", walletPaid: 100_00, due: 94_00 });
    expect(await balance()).toBe(0);
  });

  test("pays a whole order without waiting for a payment", async () => {
    await credit(500_00);
    const whole = await buyer.order(174_00, { paymentMethod: "wallet" });
    expect(whole.json()).toMatchObject({ status: "ordered", walletPaid: 174_00, due: 0 });
    await buyer.add(variantId);
    const atDoor = await buyer.order(194_00, { wallet: 194_00 });
    expect(atDoor.json()).toMatchObject({ status: "ordered", due: 0, heldUntil: null });
    expect(await balance()).toBe(500_00 - 174_00 - 194_00);
  });

  test("returns 409 wallet-balance and places no order when it is insufficient", async () => {
    await credit(50_00);
    for (const choice of [{ wallet: 50_01 }, { paymentMethod: "wallet" }]) {
      const total = "wallet" in choice ? 194_00 : 174_00;
      expect((await buyer.order(total, choice)).json().code).toBe("wallet-balance");
    }
    expect(await balance()).toBe(50_00);
    expect((await buyer.cart()).json().totalQty).toBe(1);
  });

  test("is spent at most once for five concurrent orders", async () => {
    await credit(174_00);
    const answers = await Promise.all(
      Array.from({ length: 5 }, async (_, index) => {
        await buyer.add(variantId, 1, `add-at-once-${index}`);
        return buyer.order(174_00, { paymentMethod: "wallet" });
      }),
    );
    await buyer.post("/api/v1/cart/park");
    await buyer.add(variantId, 1);
    answers.push(await buyer.order(174_00, { paymentMethod: "wallet" }));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(await balance()).toBe(0);
  });

  test("is restored once for concurrent cancellations", async () => {
    await credit(100_00);
    const { number } = (await buyer.order(194_00, { wallet: 100_00 })).json();
    await Promise.all([1, 2, 3].map(() => buyer.post(`/api/v1/orders/${number}/cancel`)));
    expect(await balance()).toBe(100_00);
  });
});

test("passes the consistency check after all tests in this file", async () => {
  expect((await auditShop(shop.platform.db)).findings).toEqual([]);
});
