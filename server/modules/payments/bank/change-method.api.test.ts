import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { HOUR_MS } from "#contract/kernel/time/units.ts";
import { auditShop } from "#server/audit.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { freePort } from "#server/testing/free-port.ts";
import { openMailbox } from "#server/testing/mailbox.ts";
import { type BankOrder, createBankOrders, DUE } from "#server/testing/orders/bank-orders.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;
let bank: ReturnType<typeof createBankOrders>;

beforeAll(async () => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  shop = await createTestShop({ config: { port, publicUrl: origin, devPages: true } });
  openMailbox(shop.platform);
  await shop.app.listen({ port, host: "127.0.0.1" });
  await shop.run(addDeliveryTerms);
  const [variantId = 0] = await shop.run((work) => addProducts(work, [{ stock: 900 }]));
  bank = createBankOrders(shop, { origin, variantId });
});
afterAll(() => shop.stop());

describe("POST /orders/{number}/method", () => {
  const change = ({ buyer, number }: BankOrder, paymentMethod: string) =>
    buyer.post(`/api/v1/orders/${number}/method`, { paymentMethod });
  const left = async ({ payment }: BankOrder) =>
    new Date((await payment()).heldUntil).getTime() - Date.now();

  test("changes the method after a decline and reserves stock for that method", async () => {
    const order = await bank.orderBy("mobile-wallet");
    await order.decide("decline");
    const { others } = await order.payment();
    expect(others).toEqual(["card", "kiosk", "instalments"]);
    const changed = await change(order, "kiosk");
    expect(changed.json()).toMatchObject({ number: order.number, paymentMethod: "kiosk" });
    expect(await order.payment()).toMatchObject({ isDeclined: false, due: DUE, bill: null });
    expect(await left(order)).toBeGreaterThan(23.9 * HOUR_MS);
    const { bill } = (await order.begin()).json();
    const texts = await openMailbox(shop.platform).smsTo(`+2${order.contact.phone}`);
    expect(texts.at(-1)?.text).toContain(bill);
    await bank.payAtOutlet(bill);
    expect(await order.payment()).toMatchObject({ state: "paid", paid: DUE });
    expect(await order.read("/invoice")).toMatchObject({
      paymentMethod: "kiosk",
      invoiceStatus: "Paid",
    });
  });

  test("keeps the deadline within a day of the order for repeated changes", async () => {
    const order = await bank.orderBy("kiosk");
    await shop.pool.query(
      `update orders.order set placed_at = placed_at - interval '3 hours', expires_at = expires_at - interval '3 hours'
       where number = $1`,
      [order.number],
    );
    for (const method of ["card", "kiosk", "mobile-wallet", "kiosk"])
      expect((await change(order, method)).statusCode).toBe(200);
    expect(await left(order)).toBeLessThanOrEqual(21 * HOUR_MS);
    expect(await left(order)).toBeGreaterThan(20.9 * HOUR_MS);
  });

  test("refunds the second payment when the order is paid by both methods", async () => {
    const order = await bank.orderBy("kiosk");
    const { bill } = (await order.begin()).json();
    await change(order, "card");
    await order.decide("success");
    await bank.payAtOutlet(bill);
    expect(await order.payment()).toMatchObject({ paid: 2 * DUE, refunded: DUE, state: "paid" });
    expect(await order.status()).toBe("ordered");
  });

  test("rejects other visitors, paid or expired orders and methods not offered", async () => {
    const order = await bank.orderBy("mobile-wallet");
    const stranger = new ApiClient(shop.app);
    expect((await change({ ...order, buyer: stranger }, "card")).statusCode).toBe(404);
    expect((await change(order, "instapay")).json().code).toBe("payment-method");
    expect((await change(order, "cod")).statusCode).toBe(422);
    await order.begin();
    await bank.say(await bank.word("mobile-wallet", order, { amount: 100_00 }));
    expect((await order.payment()).others).toEqual([]);
    expect((await change(order, "card")).json().code).toBe("order-state");
    const over = await bank.orderBy("mobile-wallet");
    await over.passTime();
    expect((await change(over, "card")).json().code).toBe("order-state");
  });
});

test("passes the consistency check after all tests in this file", async () => {
  await bank.settle();
  expect((await auditShop(shop.platform.db)).findings).toEqual([]);
});
