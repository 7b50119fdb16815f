import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditShop } from "#server/audit.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import {
  type CreditScenario,
  createCreditScenario,
} from "#server/testing/orders/credit-scenario.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";
import { registerCustomer } from "#server/testing/sign-in.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;
let scenario: CreditScenario;

beforeAll(async () => {
  shop = await createTestShop({ config: { devPages: true } });
  scenario = await createCreditScenario(shop);
});
afterAll(() => shop.stop());

describe("goodwill", () => {
  test("refunds part of the paid amount and issues a credit note", async () => {
    const buyer = await registerCustomer(shop);
    const placed = await scenario.paid(buyer);
    const given = await scenario.actions.goodwill(placed.number, {
      amount: 68_66,
      reason: "Late, sorry",
    });
    expect(given.json()).toMatchObject({
      status: "ordered",
      dueNow: 400_00,
      credits: [{ kind: "goodwill", amount: 68_66, toWallet: 0, note: "Late, sorry", lines: [] }],
    });
    expect(await scenario.payment(buyer, placed)).toMatchObject({ state: "paid", refunded: 68_66 });
    await scenario.actions.goodwill(placed.number, { amount: 100_00, refundTo: "wallet" });
    expect(await scenario.balance(buyer)).toBe(100_00);
    const much = await scenario.actions.goodwill(placed.number, { amount: 300_01 });
    expect([much.statusCode, much.json().code]).toEqual([409, "refund-exceeds-paid"]);
    expect(await scenario.notesOf(placed)).toEqual([
      { reason: "correction", total: 68_66, lines: [["goodwill", 1, 68_66]] },
      { reason: "correction", total: 100_00, lines: [["goodwill", 1, 100_00]] },
    ]);
  });

  test("never exceeds the paid amount for concurrent requests", async () => {
    const buyer = await registerCustomer(shop);
    const placed = await scenario.paid(buyer);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        scenario.actions.goodwill(placed.number, {
          amount: 117_16,
          refundTo: index % 2 === 0 ? "wallet" : "original",
        }),
      ),
    );
    const codes = answers.map(({ statusCode }) => statusCode).toSorted((one, two) => one - two);
    // 468.66 is four times 117.16 plus two piastres.
    expect(codes).toEqual([200, 200, 200, 200, 409, 409, 409, 409]);
    const { refunded } = await scenario.payment(buyer, placed);
    expect(refunded + (await scenario.balance(buyer))).toBe(468_64);
    expect((await scenario.actions.goodwill(placed.number, { amount: 2 })).statusCode).toBe(200);
    expect((await scenario.actions.goodwill(placed.number, { amount: 1 })).statusCode).toBe(409);
  });

  test("returns 409 refund-exceeds-paid until the courier has collected the cash", async () => {
    const buyer = await registerCustomer(shop);
    const placed = await scenario.order(buyer);
    expect((await scenario.actions.goodwill(placed.number, { amount: 1 })).json().code).toBe(
      "refund-exceeds-paid",
    );
    await scenario.actions.move(placed.number, "processing");
    await scenario.actions.ship(placed.number, {});
    await scenario.actions.deliver(placed.number, 1);
    expect((await scenario.actions.goodwill(placed.number, { amount: 488_67 })).statusCode).toBe(
      409,
    );
    await scenario.actions.goodwill(placed.number, { amount: 88_66, refundTo: "wallet" });
    expect(await scenario.balance(buyer)).toBe(88_66);
    // All of the courier's cash is still outstanding.
    const booked = await scenario.actions.pay(placed.number, { kind: "cash", amount: 488_66 });
    expect(booked.json()).toMatchObject({ state: "paid", paid: 488_66, refunded: 0 });
  });

  test("is deducted from the refund when the order is cancelled later", async () => {
    const buyer = await registerCustomer(shop);
    const placed = await scenario.paid(buyer);
    await scenario.actions.goodwill(placed.number, { amount: 50_00 });
    await buyer.post(`/api/v1/orders/${placed.number}/cancel`);
    expect(await scenario.payment(buyer, placed)).toMatchObject({
      state: "refunding",
      refunded: 468_66,
    });
    const totals = (await scenario.notesOf(placed)).map(({ total }) => total);
    expect(totals).toEqual([50_00, 418_66]);
  });

  test("is limited by database constraints on credit and refund totals", async () => {
    const placed = await scenario.paid(new ApiClient(shop.app));
    const more = shop.pool.query(
      `insert into orders.credit (order_id, number, kind, goods_piastres, actor)
       select id, 1, 'goodwill', total_piastres + 1, 'staff' from orders.order where number = $1`,
      [placed.number],
    );
    await expect(more).rejects.toThrow(/order_credited_at_most/);
    const back = shop.pool.query(
      `insert into payments.refund (receipt_id, piastres, reason)
       select id, piastres + 1, 'goodwill' from payments.receipt
       where order_id = (select id from orders.order where number = $1)`,
      [placed.number],
    );
    await expect(back).rejects.toThrow(/receipt_refunded_at_most/);
  });

  test("returns 403 without payment permission and requires a reason", async () => {
    const placed = await scenario.paid(new ApiClient(shop.app));
    const support = await signInStaff(shop, "support");
    const path = `/api/v1/admin/orders/${placed.number}/goodwill`;
    expect((await support.post(path, { amount: 1, reason: "x" })).statusCode).toBe(403);
    const silent = await scenario.actions.staff.post(path, { amount: 1, reason: "" });
    expect(silent.json().errors[0].path).toBe("reason");
  });
});

test("passes the consistency check after all tests in this file", async () => {
  expect((await auditShop(shop.platform.db)).findings).toEqual([]);
});
