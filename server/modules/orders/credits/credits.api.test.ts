import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Order } from "#contract/orders/endpoints.ts";
import { auditShop } from "#server/audit.ts";
import { savePromotion } from "#server/modules/pricing/index.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { openMailbox } from "#server/testing/mailbox.ts";
import {
  type CreditScenario,
  createCreditScenario,
  units as lines,
} from "#server/testing/orders/credit-scenario.ts";
import { registerCustomer } from "#server/testing/sign-in.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { eraseOrders } from "../privacy/erase-orders.ts";

let shop: TestShop;
let scenario: CreditScenario;

beforeAll(async () => {
  shop = await createTestShop({ config: { devPages: true } });
  scenario = await createCreditScenario(shop);
});
afterAll(() => shop.stop());

describe("cancelling units", () => {
  test("reduces the cash to collect and issues no credit note", async () => {
    const buyer = new ApiClient(shop.app);
    const placed = await scenario.order(buyer);
    const answer = await scenario.actions.cancel(placed.number, {
      lines: lines(1, 2),
      note: "Out of stock",
    });
    expect(answer.json()).toMatchObject({
      status: "ordered",
      due: 488_66,
      dueNow: 488_66 - 114_00 - 66_66,
      credits: [
        {
          kind: "cancellation",
          amount: 180_66,
          toWallet: 0,
          note: "Out of stock",
          lines: lines(1, 2),
        },
      ],
    });
    expect(answer.json().lines.map(({ cancelled }: Order["lines"][number]) => cancelled)).toEqual([
      1, 2,
    ]);
    expect(await scenario.held(placed)).toEqual([2]);
    expect(await scenario.notesOf(placed)).toEqual([]);
    expect(await scenario.payment(buyer, placed)).toMatchObject({
      state: "at-the-door",
      due: 308_00,
    });
    await scenario.actions.move(placed.number, "processing");
    const sent = await scenario.actions.ship(placed.number, {});
    expect(sent.json()).toMatchObject({ status: "shipped", fulfilments: [{ collect: 308_00 }] });
    await scenario.actions.move(placed.number, "delivered");
    const booked = await scenario.actions.pay(placed.number, { kind: "cash", amount: 308_00 });
    expect(booked.json()).toMatchObject({ state: "paid", paid: 308_00, refunded: 0 });
  });

  test("refunds the paid total to the piastre and cancels the empty order", async () => {
    const code = "ODD-CENTS";
    await shop.run((work) =>
      savePromotion(work, {
        code,
        label: { ar: "خصم", en: "Discount" },
        from: new Date(Date.now() - 1_000),
        until: null,
        // 408.66 − 77.77: not evenly divisible.
        benefit: { kind: "amount", piastres: 77_77 },
        useLimit: 1,
      }),
    );
    const buyer = await registerCustomer(shop);
    const placed = await scenario.paid(buyer, { coupon: code });
    expect(placed.totals.discount).toBe(77_77);
    for (const part of [lines(1), lines(1, 1), lines(1)])
      expect((await scenario.actions.cancel(placed.number, { lines: part })).json().status).toBe(
        "ordered",
      );
    const last = (
      await scenario.actions.cancel(placed.number, { lines: lines(0, 1) })
    ).json<Order>();
    expect([last.status, last.dueNow]).toEqual(["cancelled", 0]);
    const amounts = last.credits.map(({ amount }) => amount);
    expect(amounts.reduce((sum, one) => sum + one)).toBe(placed.totals.total);
    // The last unit includes the delivery.
    expect(amounts[3]).toBeGreaterThan(60_00);
    expect(await scenario.payment(buyer, placed)).toMatchObject({
      state: "refunding",
      paid: placed.totals.total,
      refunded: placed.totals.total,
    });
    expect(await scenario.held(placed)).toEqual([]);
    const { rows } = await shop.pool.query("select uses from pricing.promotion where code = $1", [
      code,
    ]);
    expect(rows).toEqual([{ uses: 0 }]);
  });

  test("refunds money first and store credit last", async () => {
    const buyer = await scenario.rich();
    const placed = await scenario.paid(buyer, { wallet: 200_00 });
    // 468.66: 200 of store credit, 268.66 of money.
    await scenario.actions.cancel(placed.number, { lines: lines(2) });
    expect(await scenario.payment(buyer, placed)).toMatchObject({
      state: "paid",
      due: 40_66,
      refunded: 228_00,
    });
    expect(await scenario.balance(buyer)).toBe(0);
    await scenario.actions.cancel(placed.number, { lines: lines(1) });
    expect(await scenario.payment(buyer, placed)).toMatchObject({ due: 0, refunded: 268_66 });
    expect(await scenario.balance(buyer)).toBe(73_34);
    const { credits } = await scenario.read(buyer, placed);
    expect(credits.map(({ toWallet }) => toWallet)).toEqual([0, 73_34]);
  });

  test("refunds to store credit on request and otherwise to the original payment", async () => {
    const buyer = await registerCustomer(shop);
    const placed = await scenario.paid(buyer);
    await scenario.actions.cancel(placed.number, { lines: lines(2), refundTo: "wallet" });
    expect(await scenario.balance(buyer)).toBe(228_00);
    expect(await scenario.payment(buyer, placed)).toMatchObject({ state: "paid", refunded: 0 });
    const cancelled = await buyer.post(`/api/v1/orders/${placed.number}/cancel`);
    expect(cancelled.json()).toMatchObject({ status: "cancelled" });
    expect(await scenario.payment(buyer, placed)).toMatchObject({ refunded: 468_66 - 228_00 });
    expect(await scenario.balance(buyer)).toBe(228_00);
    const notes = await scenario.notesOf(placed);
    expect(notes.map(({ total }) => total)).toEqual([228_00, 468_66 - 228_00]);
  });

  test("returns 409 refund-method for a guest's refund to store credit", async () => {
    const guest = new ApiClient(shop.app);
    const placed = await scenario.paid(guest);
    const refused = await scenario.actions.cancel(placed.number, {
      lines: lines(1),
      refundTo: "wallet",
    });
    expect(refused.json().code).toBe("refund-method");
    expect((await scenario.read(guest, placed)).credits).toEqual([]);
    expect(await scenario.held(placed)).toEqual([3, 2]);
  });

  test("sets the order to shipped or delivered when the remaining units are", async () => {
    const buyer = new ApiClient(shop.app);
    const [one, two] = [await scenario.order(buyer), await scenario.order(buyer)];
    for (const { number } of [one, two]) {
      await scenario.actions.move(number, "processing");
      await scenario.actions.ship(number, { lines: lines(3) });
    }
    await scenario.actions.deliver(two.number, 1);
    const [first, second] = [
      await scenario.actions.cancel(one.number, { lines: lines(0, 2) }),
      await scenario.actions.cancel(two.number, { lines: lines(0, 2) }),
    ];
    expect([first.json().status, second.json().status]).toEqual(["shipped", "delivered"]);
    // Delivery and fees are kept, since something was delivered.
    expect(second.json()).toMatchObject({ dueNow: 422_00, credits: [{ amount: 66_66 }] });
    expect((await scenario.actions.cancel(two.number, { lines: lines(1) })).json().code).toBe(
      "order-state",
    );
  });

  test("returns 409 before payment and for more than the remaining units", async () => {
    const buyer = new ApiClient(shop.app);
    const waiting = await scenario.order(buyer, { paymentMethod: "card" });
    expect((await scenario.actions.cancel(waiting.number, { lines: lines(1) })).json().code).toBe(
      "order-state",
    );
    const placed = await scenario.order(buyer);
    const much = await scenario.actions.cancel(placed.number, { lines: lines(4) });
    expect(much.json()).toMatchObject({
      code: "units-left",
      errors: [{ path: "lines.0.quantity" }],
    });
  });

  test("cancels once for a repeated idempotency key", async () => {
    const placed = await scenario.order(new ApiClient(shop.app));
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        scenario.actions.cancel(placed.number, { lines: lines(1) }, "cancel-key-1"),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    const { rows } = await shop.pool.query(
      "select after from staff.audit_entry where action = 'order.cancel-units' and target = $1",
      [`order:${placed.number}`],
    );
    expect(rows).toEqual([{ after: { lines: lines(1), refundTo: "original", amount: 114_00 } }]);
  });

  test("refunds once when customer and staff cancel concurrently", async () => {
    const buyer = await registerCustomer(shop);
    for (let round = 0; round < 4; round += 1) {
      const placed = await scenario.paid(buyer);
      const [mine] = await Promise.all([
        buyer.post(`/api/v1/orders/${placed.number}/cancel`),
        scenario.actions.cancel(placed.number, { lines: lines(2) }),
        scenario.actions.cancel(placed.number, { lines: lines(1, 1) }),
      ]);
      expect(mine.statusCode).toBe(200);
      expect(await scenario.payment(buyer, placed)).toMatchObject({ refunded: 468_66 });
      expect(await scenario.held(placed)).toEqual([]);
    }
  });

  test("marks a partly paid order as paid when nothing remains due", async () => {
    const buyer = new ApiClient(shop.app);
    const placed = await scenario.order(buyer);
    await scenario.actions.pay(placed.number, { kind: "transfer", amount: 400_00 });
    const invoice = async () => (await buyer.get(`/api/v1/orders/${placed.number}/invoice`)).json();
    expect((await invoice()).kind).toBe("confirmation");
    await scenario.actions.cancel(placed.number, { lines: lines(1) });
    expect((await invoice()).invoiceStatus).toBe("Paid");
    expect(await scenario.payment(buyer, placed)).toMatchObject({ due: 374_66, refunded: 25_34 });
  });
});

test("emails cancelled units and new totals in the order's language", async () => {
  const box = openMailbox(shop.platform);
  const buyer = new ApiClient(shop.app);
  const to = "credits@example.com";
  const placed = await scenario.order(buyer, { contact: { email: to } });
  await shop.pool.query("update orders.order set locale = 'ar' where number = $1", [placed.number]);
  await scenario.actions.cancel(placed.number, { lines: lines(2), note: "نفدت القطعة" });
  await box.mailsTo(to);
  await scenario.actions.move(placed.number, "processing");
  await scenario.actions.ship(placed.number, {});
  await scenario.actions.move(placed.number, "delivered");
  await scenario.actions.goodwill(placed.number, { amount: 10_00 });
  const plain = (text = "") => text.replaceAll(/[\u2066-\u2069\u061c]/g, "");
  const mails = (await box.mailsTo(to)).slice(1);
  expect(mails.map(({ subject }) => plain(subject))).toEqual([
    `تم إلغاء منتجات من طلبك ${placed.number}`,
    `نُجهّز الآن طلبك ${placed.number}`,
    `طلبك ${placed.number} في الطريق إليك`,
    `تم تسليم طلبك ${placed.number}`,
    expect.stringContaining(`من طلبك ${placed.number}`),
  ]);
  for (const words of ["228", "قطعتان", "نفدت القطعة", "260.66"])
    expect(plain(mails[0]?.text)).toContain(words);
  // The remaining order and its price.
  expect(plain(mails[1]?.text)).toContain("قطعة واحدة");
  expect(plain(mails[1]?.text)).toContain("260.66");
});

test("deletes notes and tracking numbers on erasure and keeps amounts and units", async () => {
  const buyer = await registerCustomer(shop);
  const placed = await scenario.order(buyer);
  await scenario.actions.cancel(placed.number, { lines: lines(1), note: "Mona asked for it" });
  await scenario.actions.move(placed.number, "processing");
  await scenario.actions.ship(placed.number, { courier: "Bosta", tracking: "B-1" });
  await scenario.actions.move(placed.number, "delivered");
  const { rows } = await shop.pool.query("select shopper_id from orders.order where number = $1", [
    placed.number,
  ]);
  await shop.run((work) => eraseOrders(work, rows[0].shopper_id));
  const kept = (await scenario.actions.staff.get(`/api/v1/admin/orders/${placed.number}`)).json();
  expect(kept.credits).toMatchObject([{ amount: 114_00, note: null, lines: lines(1) }]);
  expect(kept.fulfilments).toMatchObject([
    { courier: "Bosta", tracking: null, lines: lines(2, 2) },
  ]);
});

test("passes the consistency check after all tests in this file", async () => {
  expect((await auditShop(shop.platform.db)).findings).toEqual([]);
});
