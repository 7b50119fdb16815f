import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { HOUR_MS } from "#contract/kernel/time/units.ts";
import { auditShop } from "#server/audit.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { freePort } from "#server/testing/free-port.ts";
import { openMailbox } from "#server/testing/mailbox.ts";
import {
  type BankOrder,
  createBankOrders,
  DUE,
  secretOf,
} from "#server/testing/orders/bank-orders.ts";
import { registerCustomer } from "#server/testing/sign-in.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { expireOrders } from "../../orders/index.ts";
import { paymobHmac } from "../paymob/paymob-hmac.ts";
import { sandboxGateway } from "../sandbox/sandbox-gateway.ts";

let shop: TestShop;
let bank: ReturnType<typeof createBankOrders>;
let variantId: number;

beforeAll(async () => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  shop = await createTestShop({ config: { port, publicUrl: origin, devPages: true } });
  openMailbox(shop.platform);
  await shop.app.listen({ port, host: "127.0.0.1" });
  await shop.run(addDeliveryTerms);
  [variantId = 0] = await shop.run((work) => addProducts(work, [{ stock: 900 }]));
  bank = createBankOrders(shop, { origin, variantId });
});
afterAll(() => shop.stop());

describe.each(["mobile-wallet", "instalments"] as const)("payment by %s", (method) => {
  let order: BankOrder;
  beforeEach(async () => {
    order = await bank.orderBy(method);
  });

  test("collects its details on the bank's page and completes the order", async () => {
    const page = new URL((await order.begin()).json().redirect);
    const question = await (await fetch(page)).text();
    expect(question).toContain('name="given"');
    expect(question).not.toContain("outcome=success");
    const given = method === "mobile-wallet" ? "01012345678" : "12";
    const ask = bank.atSandbox("ask", { clientSecret: secretOf(page), given });
    expect(await (await fetch(ask)).text()).toContain("outcome=success");
    expect(await order.payment()).toMatchObject({ method, state: "waiting", paid: 0, bill: null });
    await order.decide("success");
    expect(await order.payment()).toMatchObject({ state: "paid", paid: DUE });
    expect(await order.status()).toBe("ordered");
    expect(await order.read("/invoice")).toMatchObject({
      paymentMethod: method,
      invoiceStatus: "Paid",
    });
  });

  test("can be retried on a new page or paid on delivery", async () => {
    const first = (await order.begin()).json().redirect;
    await order.decide("decline");
    expect(await order.payment()).toMatchObject({
      state: "waiting",
      isDeclined: true,
      canPayInCash: true,
    });
    expect((await order.begin()).json().redirect).not.toBe(first);
    await order.decide("decline");
    const cash = await order.buyer.post(`/api/v1/orders/${order.number}/cash`);
    expect(cash.json()).toMatchObject({ paymentMethod: "cod", status: "ordered" });
  });

  test("is refunded when it arrives after the order was cancelled", async () => {
    await order.begin();
    const late = await bank.word(method, order);
    await order.passTime();
    await expireOrders(shop.platform);
    expect(await bank.say(late)).toMatchObject({ status: 200, taken: true });
    expect(await order.status()).toBe("cancelled");
    expect(await order.payment()).toMatchObject({ state: "refunding", paid: DUE, refunded: DUE });
  });

  test("is refunded by the bank when the paid order is cancelled", async () => {
    await order.decide("success");
    await order.buyer.post(`/api/v1/orders/${order.number}/cancel`);
    expect(await order.payment()).toMatchObject({ state: "refunding" });
    expect(await bank.settle()).toBeGreaterThan(0);
    expect(await order.payment()).toMatchObject({ state: "refunded", refunded: DUE });
  });
});

describe.each(["mobile-wallet", "instalments", "kiosk"] as const)("callback for %s", (method) => {
  let order: BankOrder;
  beforeEach(async () => {
    order = await bank.orderBy(method);
    await order.begin();
  });

  test("returns 403 for a missing, wrong or foreign signature", async () => {
    const obj = await bank.word(method, order);
    const bent = { ...obj, amount_cents: DUE + 1 };
    const sign = (about: object) => paymobHmac(about, sandboxGateway("").hmacSecret);
    for (const [body, hmac] of [
      [obj, ""],
      [obj, "0".repeat(128)],
      [bent, sign(obj)],
      [obj, paymobHmac(obj, "another secret")],
    ] as const)
      expect((await bank.say(body, hmac)).status).toBe(403);
    expect(await order.payment()).toMatchObject({ state: "waiting", paid: 0 });
  });

  test("returns 403 for an unknown integration id", async () => {
    const obj = { ...(await bank.word(method, order)), integration_id: 99 };
    expect((await bank.say(obj)).status).toBe(403);
    expect(await order.payment()).toMatchObject({ state: "waiting", paid: 0 });
  });

  test("is processed once for 20 concurrent requests", async () => {
    const obj = await bank.word(method, order);
    const answers = await Promise.all(Array.from({ length: 20 }, () => bank.say(obj)));
    expect(answers.filter(({ taken }) => taken)).toHaveLength(1);
    expect(await order.payment()).toMatchObject({ state: "paid", paid: DUE, refunded: 0 });
  });

  test("waits for the remainder of a partial payment and refunds an overpayment", async () => {
    await bank.say(await bank.word(method, order, { amount: 100_00 }));
    expect(await order.payment()).toMatchObject({ state: "waiting", paid: 100_00 });
    expect(await order.status()).toBe("pending");
    await bank.say(await bank.word(method, order, { amount: 100_00 }));
    expect(await order.payment()).toMatchObject({ paid: 200_00, refunded: 26_00 });
    expect(await order.status()).toBe("ordered");
  });
});

describe("kiosk bill number", () => {
  test("stays the same for concurrent requests and reserves stock for a day", async () => {
    const order = await bank.orderBy("kiosk");
    const answers = await Promise.all(Array.from({ length: 10 }, order.begin));
    const bills = answers.map((answer) => answer.json().bill);
    // A request during another one to the bank gets the answer a moment later.
    const bill = bills.find((one) => one !== null);
    expect(new Set(bills.filter((one) => one !== null))).toEqual(new Set([bill]));
    expect(bill).toMatch(/^\d+$/);
    expect((await order.begin()).json()).toEqual({ redirect: null, bill });
    const { heldUntil, ...payment } = await order.payment();
    expect(payment).toMatchObject({ state: "waiting", bill, method: "kiosk" });
    const left = new Date(heldUntil).getTime() - Date.now();
    expect(left).toBeGreaterThan(23.9 * HOUR_MS);
    expect(left).toBeLessThanOrEqual(24 * HOUR_MS);
    const { rows } = await shop.pool.query(
      `select count(*)::int as numbers from payments.bank_attempt join orders.order on "order".id = order_id
       where number = $1`,
      [order.number],
    );
    expect(rows).toEqual([{ numbers: 1 }]);
  });

  test("is in the email and SMS before the customer opens the page", async () => {
    const order = await bank.orderBy("kiosk");
    const box = openMailbox(shop.platform);
    const mail = await box.mailTo(order.contact.email);
    const [sms] = await box.smsTo(`+2${order.contact.phone}`);
    const { bill } = await order.payment();
    expect(bill).toMatch(/^\d+$/);
    for (const text of [mail.text, sms?.text]) {
      expect(text).toContain(bill);
      expect(text).toContain("174");
    }
  });

  test("completes the order once it is paid at an outlet", async () => {
    const order = await bank.orderBy("kiosk");
    const { bill } = (await order.begin()).json();
    expect((await bank.payAtOutlet(bill)).status).toBe(200);
    expect(await order.payment()).toMatchObject({ state: "paid", paid: DUE, bill: null });
    expect(await order.status()).toBe("ordered");
    // Nothing more can be paid under it.
    expect((await bank.payAtOutlet(bill)).status).toBe(404);
  });

  test("does not mark the order as paid while the payment is pending", async () => {
    const order = await bank.orderBy("kiosk");
    await order.begin();
    const waiting = await bank.word("kiosk", order, { success: false, pending: true });
    expect(await bank.say(waiting)).toMatchObject({ taken: true });
    expect(await order.payment()).toMatchObject({ state: "waiting", paid: 0, isDeclined: false });
  });

  test("becomes store credit once when a customer pays after the deadline", async () => {
    const mona = await registerCustomer(shop);
    const order = await bank.orderBy("kiosk", mona);
    const { bill } = (await order.begin()).json();
    await order.passTime();
    await expireOrders(shop.platform);
    await bank.payAtOutlet(bill);
    expect(await order.status()).toBe("cancelled");
    expect(await order.payment()).toMatchObject({ state: "refunding", paid: DUE, refunded: DUE });
    await Promise.all([bank.settle(), bank.settle(), bank.settle()]);
    expect(await order.payment()).toMatchObject({ state: "refunded" });
    const wallet = (await mona.get("/api/v1/account/wallet")).json();
    expect([wallet.balance, wallet.entries.total]).toEqual([DUE, 1]);
  });

  test("leaves a failed refund for staff when a guest pays too late", async () => {
    const order = await bank.orderBy("kiosk");
    const { bill } = (await order.begin()).json();
    await order.passTime();
    await expireOrders(shop.platform);
    await bank.payAtOutlet(bill);
    await bank.settle();
    expect(await order.payment()).toMatchObject({ state: "refunding", refunded: DUE });
    const { rows } = await shop.pool.query(
      `select state from payments.refund join payments.receipt on receipt.id = receipt_id
       join orders.order on "order".id = order_id where number = $1`,
      [order.number],
    );
    expect(rows).toEqual([{ state: "failed" }]);
  });

  test("returns 502 card-provider while the bank does not answer", async () => {
    const gateway = { ...sandboxGateway("http://127.0.0.1:9"), url: "http://127.0.0.1:9" };
    const lonely = await createTestShop({ config: { bankGateway: gateway } });
    await lonely.run(addDeliveryTerms);
    const [id = 0] = await lonely.run((work) => addProducts(work, [{}]));
    const client = new ApiClient(lonely.app);
    await client.add(id);
    const { number } = (await client.order(DUE, { paymentMethod: "kiosk" })).json();
    for (const _again of [1, 2]) {
      const answer = await client.post(`/api/v1/orders/${number}/payment`);
      expect([answer.statusCode, answer.json().code]).toEqual([502, "card-provider"]);
    }
    expect((await client.get(`/api/v1/orders/${number}/payment`)).json()).toMatchObject({
      state: "waiting",
      bill: null,
    });
    await lonely.stop();
  });

  test("returns 409 payment-method for orders above the kiosk limit", async () => {
    const buyer = new ApiClient(shop.app);
    await buyer.add(variantId, 200);
    const quote = await buyer.post("/api/v1/checkout/quote", {
      governorate: "EG-C",
      paymentMethod: "kiosk",
    });
    const { totals, methods } = quote.json();
    expect(methods).toContainEqual({ method: "kiosk", reason: "limit", amount: 20_000_00 });
    const refused = await buyer.order(totals.total, { paymentMethod: "kiosk" });
    expect([refused.statusCode, refused.json().code]).toEqual([409, "payment-method"]);
  });
});

test("passes the consistency check after all tests in this file", async () => {
  await bank.settle();
  expect((await auditShop(shop.platform.db)).findings).toEqual([]);
});
