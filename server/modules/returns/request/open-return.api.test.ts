import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditShop } from "#server/audit.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { openMailbox } from "#server/testing/mailbox.ts";
import { deliveredOrder, type Delivery } from "#server/testing/orders/delivered-order.ts";
import {
  createReturnActions,
  type ReturnActions,
  type ReturnInput,
  returnLine,
} from "#server/testing/orders/return-actions.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";
import { registerCustomer } from "#server/testing/sign-in.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;
let actions: ReturnActions;
let lamp: number;
let rare: number;

beforeAll(async () => {
  shop = await createTestShop({ config: { devPages: true } });
  await shop.run(addDeliveryTerms);
  [lamp = 0, rare = 0] = await shop.run((work) =>
    addProducts(work, [{ stock: 500 }, { stock: 1 }]),
  );
  actions = await createReturnActions(shop);
});
afterAll(() => shop.stop());

const delivered = (buyer: ApiClient, changes: Partial<Delivery> = {}) =>
  deliveredOrder(shop, buyer, { units: [[lamp, 3]], ...changes });

const open = (order: string, body: object, { key, ...input }: ReturnInput = {}) =>
  actions.staff.post(
    `/api/v1/admin/orders/${order}/returns`,
    { lines: [{ ...returnLine({ reason: "defective", ...input }), ...input.more }], ...body },
    key,
  );

const exchange = { resolution: "exchange" };
const atCounter = { ...exchange, isAtCounter: true };

describe("opening a return by phone", () => {
  test("approves the return immediately and emails the customer once", async () => {
    const email = "phone-return@example.com";
    const buyer = await registerCustomer(shop);
    const order = await delivered(buyer, { contact: { email } });
    const box = openMailbox(shop.platform);
    const opened = await open(order, {
      resolution: "refund",
      refundTo: "wallet",
      note: "Thursday",
    });
    expect(opened.statusCode, opened.body).toBe(201);
    const { number, ...back } = opened.json();
    expect(back).toMatchObject({ orderNumber: order, state: "approved", refundTo: "wallet" });
    const mails = (await box.mailsTo(email)).filter(({ subject }) => subject.includes(number));
    expect(mails.map(({ text }) => text.includes("Thursday"))).toEqual([true]);
    // The customer sees it as their own.
    expect((await buyer.get(`/api/v1/returns/${number}`)).json()).toMatchObject({ number });
    const { rows } = await shop.pool.query(
      "select action from staff.audit_entry where target = $1",
      [`return:${number}`],
    );
    expect(rows).toEqual([{ action: "return.open" }]);
  });

  test("enforces return period, quantity and refund method", async () => {
    const order = await delivered(new ApiClient(shop.app), { daysAgo: 60 });
    const late = await open(order, exchange, { reason: "changed-mind" });
    expect([late.statusCode, late.json().code]).toEqual([409, "return-window"]);
    const much = await open(order, exchange, { quantity: 4, reason: "warranty" });
    expect(much.json().code).toBe("return-quantity");
    const wallet = await open(
      order,
      { resolution: "refund", refundTo: "wallet" },
      {
        reason: "warranty",
      },
    );
    expect(wallet.json().code).toBe("refund-method");
    expect((await open("F-999999-AA", exchange)).statusCode).toBe(404);
  });

  test("opens one return for a repeated idempotency key", async () => {
    const order = await delivered(new ApiClient(shop.app));
    const key = "opened-return-1";
    const first = await open(order, exchange, { key });
    const again = await open(order, exchange, { key });
    expect(again.json().number).toBe(first.json().number);
  });
});

describe("opening a return at the counter", () => {
  test("exchanges units immediately and allows another return", async () => {
    const phone = "01044556677";
    const buyer = new ApiClient(shop.app);
    const order = await delivered(buyer, { contact: { email: "", phone } });
    const box = openMailbox(shop.platform);
    const sentBefore = (await box.smsTo(`+2${phone}`)).length;
    const before = await actions.onHand(lamp);
    const opened = await open(order, atCounter, { quantity: 2, more: { broken: 1 } });
    expect(opened.json()).toMatchObject({
      state: "exchanged",
      goods: [{ position: 1, whole: 1, broken: 1 }],
      refunded: null,
    });
    // Two units left the stock, and the whole one was restocked.
    expect(await actions.onHand(lamp)).toBe(before - 1);
    expect((await actions.options(buyer, order)).lines[0].open).toBe(3);
    const messages = (await box.smsTo(`+2${phone}`)).slice(sentBefore);
    expect(messages.map(({ text }) => text)).toEqual([expect.stringContaining("at our showroom")]);
  });

  test("refunds the return immediately", async () => {
    const buyer = await registerCustomer(shop);
    const order = await delivered(buyer);
    const body = { resolution: "refund", refundTo: "wallet", isAtCounter: true };
    const opened = await open(order, body);
    expect(opened.json()).toMatchObject({
      state: "refunded",
      refunded: { total: 114_00, toWallet: 114_00 },
    });
    expect(await actions.creditNotes(order)).toBe(114_00);
  });

  test("stores nothing when the replacement is out of stock", async () => {
    const buyer = new ApiClient(shop.app);
    const order = await delivered(buyer, { units: [[rare, 1]] });
    const short = await open(order, atCounter);
    expect([short.statusCode, short.json().code]).toEqual([409, "stock"]);
    expect((await actions.options(buyer, order)).returns).toEqual([]);
    const wrong = await open(order, atCounter, { more: { broken: 2 } });
    expect(wrong.json()).toMatchObject({
      code: "return-quantity",
      errors: [{ path: "lines.0.broken" }],
    });
  });

  test("hands over a replacement for a return the customer requested", async () => {
    const buyer = new ApiClient(shop.app);
    const order = await delivered(buyer);
    const more = { ...exchange, refundTo: undefined };
    const { number } = (await actions.ask(buyer, order, { reason: "defective", more })).json();
    await actions.act(number, "decision", { decision: "approved" });
    await actions.act(number, "receive", { lines: [{ position: 1, whole: 1, broken: 0 }] });
    const given = await actions.act(number, "exchange", { isHandedOver: true });
    expect(given.json()).toMatchObject({ state: "exchanged" });
  });
});

test("returns 403 when support staff open a return", async () => {
  const support = await signInStaff(shop, "support");
  const order = await delivered(new ApiClient(shop.app));
  const path = `/api/v1/admin/orders/${order}`;
  expect((await support.get(`${path}/return-options`)).json()).toMatchObject({ returns: [] });
  const body = { lines: [returnLine({ reason: "defective" })], ...exchange };
  expect((await support.post(`${path}/returns`, body)).statusCode).toBe(403);
});

test("passes the consistency check after all tests in this file", async () => {
  expect((await auditShop(shop.platform.db)).findings).toEqual([]);
});
