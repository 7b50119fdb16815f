import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditShop } from "#server/audit.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { openMailbox } from "#server/testing/mailbox.ts";
import { deliveredOrder, type Delivery } from "#server/testing/orders/delivered-order.ts";
import {
  createReturnActions,
  type ReturnActions,
  whole,
} from "#server/testing/orders/return-actions.ts";
import { registerCustomer } from "#server/testing/sign-in.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;
let actions: ReturnActions;
let lamp: number;
let spot: number;

beforeAll(async () => {
  shop = await createTestShop({ config: { devPages: true } });
  await shop.run(addDeliveryTerms);
  [lamp = 0, spot = 0] = await shop.run((work) =>
    addProducts(work, [{ stock: 500 }, { stock: 500, piastres: 33_33 }]),
  );
  actions = await createReturnActions(shop);
});
afterAll(() => shop.stop());

const delivered = (buyer: ApiClient, changes: Partial<Delivery> = {}) =>
  deliveredOrder(shop, buyer, { units: [[lamp, 3]], ...changes });

describe("refunding a return", () => {
  test("refunds fees only with the last unit of a faulty order", async () => {
    const buyer = await registerCustomer(shop);
    // Three at EGP 33.33, delivery 60 and cash-on-delivery fee 20.
    const number = await delivered(buyer, { units: [[spot, 3]] });
    const more = { refundTo: "wallet" };
    const totals = [];
    for (const reason of ["defective", "damaged", "wrong-item"]) {
      const { refunded: back } = await actions.refunded(buyer, number, { reason, more });
      totals.push([back.total, back.fees]);
    }
    expect(totals).toEqual([
      [33_33, 0],
      [33_33, 0],
      [33_33 + 80_00, 80_00],
    ]);
    const wallet = (await buyer.get("/api/v1/account/wallet")).json();
    expect(wallet.balance).toBe(179_99);
    expect(wallet.entries.items[0]).toMatchObject({ reason: "refund" });
    expect(await actions.creditNotes(number)).toBe(179_99);
    expect((await actions.ask(buyer, number, { reason: "defective" })).json().code).toBe(
      "return-quantity",
    );
  });

  test("does not refund delivery for a change of mind", async () => {
    const buyer = new ApiClient(shop.app);
    const number = await delivered(buyer);
    const back = await actions.refunded(buyer, number, { quantity: 3 });
    expect(back.refunded).toEqual({ total: 342_00, fees: 0, setOff: 0, toWallet: 0 });
    expect(back.parts).toEqual([{ kind: "payout", amount: 342_00 }]);
    expect(await actions.creditNotes(number)).toBe(342_00);
  });

  test("waits until staff record the payout once, and emails the customer", async () => {
    const buyer = new ApiClient(shop.app);
    const email = "payout@example.com";
    const order = await delivered(buyer, { contact: { email } });
    const back = await actions.refunded(buyer, order, { quantity: 3 });
    const waiting = async () =>
      (await actions.staff.get("/api/v1/admin/returns?payout=waiting"))
        .json<{ items: { number: string }[] }>()
        .items.map(({ number }) => number);
    expect(await waiting()).toContain(back.number);
    const send = (reference: string) => actions.act(back.number, "payout-sent", { reference });
    const answers = await Promise.all([send("IPN-1"), send("IPN-2")]);
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.toSorted((one, other) => one - other)).toEqual([200, 409]);
    const sent = answers.find(({ statusCode }) => statusCode === 200)?.json();
    expect(sent.payoutSent).toMatchObject({ reference: expect.stringMatching(/^IPN-/) });
    expect(await waiting()).not.toContain(back.number);
    const mails = await openMailbox(shop.platform).mailsTo(email);
    const payouts = mails.filter(({ text }) => text.includes("IPN-"));
    expect(payouts).toHaveLength(1);
    for (const part of [order, "342", sent.payoutSent.reference])
      expect(payouts[0]?.text).toContain(part);
    const { rows } = await shop.pool.query(
      "select before, after from staff.audit_entry where action = 'return.payout-sent' and target = $1",
      [`return:${back.number}`],
    );
    // Without the reference: people write names into it.
    expect(rows).toEqual([
      { before: { payout: "waiting" }, after: { payout: "sent", amount: 342_00 } },
    ]);
  });

  test("refunds receipts first and store credit last", async () => {
    const buyer = await registerCustomer(shop);
    await shop.run(async (work) => {
      const { deposit } = await import("#server/modules/wallet/index.ts");
      const customerId = buyer.userInfo.id;
      await deposit(work, { customerId, amount: 200_00, reason: "staff", reference: null });
    });
    const number = await delivered(buyer, { paymentMethod: "card", wallet: 200_00 });
    // 342 plus 60 delivery: 200 from the wallet, 202 by transfer.
    const back = await actions.refunded(buyer, number, { quantity: 3 });
    expect(back.parts).toEqual([
      { kind: "receipt", amount: 202_00 },
      { kind: "wallet", amount: 140_00 },
    ]);
    const refunds = await actions.sum(
      `select sum(refund.piastres) from payments.refund join payments.receipt on receipt.id = receipt_id
       where receipt.reference = $1 and reason = $2`,
      [number, `return:${back.number}`],
    );
    expect(refunds).toBe(202_00);
    const payment = (await buyer.get(`/api/v1/orders/${number}/payment`)).json();
    expect(payment).toMatchObject({ paid: 202_00, refunded: 202_00 });
  });

  test("refunds once for concurrent requests", async () => {
    const buyer = await registerCustomer(shop);
    const order = await delivered(buyer);
    const { number } = (
      await actions.ask(buyer, order, { quantity: 2, more: { refundTo: "wallet" } })
    ).json();
    await actions.act(number, "decision", { decision: "approved" });
    await actions.act(number, "receive", { lines: [whole(2)] });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => actions.act(number, "refund")),
    );
    const codes = answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);
    expect(codes).toEqual([200, 409, 409, 409, 409]);
    expect((await buyer.get("/api/v1/account/wallet")).json().balance).toBe(228_00);
    expect(await actions.creditNotes(order)).toBe(228_00);
  });

  test("deducts earlier goodwill from the refund", async () => {
    const buyer = await registerCustomer(shop);
    const order = await delivered(buyer, { paymentMethod: "card" });
    const given = await actions.staff.post(`/api/v1/admin/orders/${order}/goodwill`, {
      amount: 302_00,
      reason: "Two scratches",
    });
    expect(given.statusCode).toBe(200);
    // 342 plus 60 delivery was paid: 100 of it is left.
    const back = await actions.refunded(buyer, order, { quantity: 3 });
    expect(back.refunded).toEqual({ total: 100_00, fees: 0, setOff: 242_00, toWallet: 0 });
    expect(back.parts).toEqual([{ kind: "receipt", amount: 100_00 }]);
    expect(await actions.creditNotes(order)).toBe(402_00);
  });

  test("returns 409 refund-exceeds-paid for an unpaid order", async () => {
    const buyer = new ApiClient(shop.app);
    await buyer.add(lamp, 3);
    const { number: order } = (await buyer.order(402_00, { paymentMethod: "card" })).json();
    // Staff shipped before the money arrived.
    for (const status of ["ordered", "processing", "shipped", "delivered"])
      await actions.staff.post(`/api/v1/admin/orders/${order}/status`, { status });
    const { number } = (await actions.ask(buyer, order, { quantity: 3 })).json();
    await actions.act(number, "decision", { decision: "approved" });
    await actions.act(number, "receive", { lines: [whole(3)] });
    const answer = await actions.act(number, "refund");
    expect([answer.statusCode, answer.json().code]).toEqual([409, "refund-exceeds-paid"]);
    expect((await buyer.get(`/api/v1/returns/${number}`)).json().state).toBe("received");
    expect(await actions.creditNotes(order)).toBe(0);
  });
});

test("passes the consistency check after all tests in this file", async () => {
  expect((await auditShop(shop.platform.db)).findings).toEqual([]);
});
