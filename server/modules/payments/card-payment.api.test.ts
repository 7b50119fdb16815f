import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { auditShop } from "#server/audit.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { findPersonalData } from "#server/testing/find-personal-data.ts";
import { freePort } from "#server/testing/free-port.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { expireOrders } from "../orders/index.ts";
import { settleRefunds } from "./index.ts";
import { paymobHmac } from "./paymob/paymob-hmac.ts";
import { describe as wordsOf } from "./sandbox/describe-transaction.ts";
import { sandboxGateway } from "./sandbox/sandbox-gateway.ts";
import type { Transaction } from "./sandbox/transaction.ts";

let shop: TestShop;
let origin: string;
let variantId: number;
let buyer: ApiClient;
let number: string;

beforeAll(async () => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  shop = await createTestShop({ config: { port, publicUrl: origin, devPages: true } });
  await shop.app.listen({ port, host: "127.0.0.1" });
  await shop.run(addDeliveryTerms);
  [variantId = 0] = await shop.run((work) => addProducts(work, [{ stock: 500 }]));
});
afterAll(async () => {
  await shop.stop();
});
beforeEach(async () => {
  buyer = new ApiClient(shop.app);
  await buyer.add(variantId);
  // EGP 114 and delivery 60; no cash-on-delivery fee.
  ({ number } = (await buyer.order(174_00, { paymentMethod: "card" })).json());
});

const payment = async () => (await buyer.get(`/api/v1/orders/${number}/payment`)).json();
const status = async () => (await buyer.get(`/api/v1/orders/${number}`)).json().status;
const invoiced = async () =>
  (await buyer.get(`/api/v1/orders/${number}/invoice`)).json().invoiceStatus;
const begin = () => buyer.post(`/api/v1/orders/${number}/payment`);

/** Opens the bank's page and chooses an outcome there. @returns where the bank sends the browser */
async function decide(outcome: string): Promise<URL> {
  const page = new URL((await begin()).json().redirect);
  expect((await fetch(page)).status).toBe(200);
  const clientSecret = page.searchParams.get("clientSecret") ?? "";
  const choice = new URL(`${origin}/dev/paymob/decide`);
  choice.search = new URLSearchParams({ clientSecret, outcome }).toString();
  const answer = await fetch(choice, { redirect: "manual" });
  return new URL(answer.headers.get("location") ?? "");
}

/** A hand-made notification of the bank about an attempt. */
async function notification(changes: Partial<Transaction> & { reference?: string }) {
  const { reference = `${number}-1`, ...rest } = changes;
  const { rows } = await shop.pool.query(
    "select bank_order from payments.bank_attempt where reference = $1",
    [reference],
  );
  const intention = {
    method: "card" as const,
    clientSecret: "",
    orderId: Number(rows[0]?.bank_order ?? 1),
    amount: 174_00,
    reference,
    callbackUrl: origin,
    returnUrl: origin,
  };
  return wordsOf({
    id: 7,
    intention,
    amount: 174_00,
    success: true,
    pending: false,
    refunded: 0,
    ...rest,
  });
}

const callback = (obj: object, hmac: string) =>
  fetch(`${origin}/api/v1/payments/paymob/callback?hmac=${hmac}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ type: "TRANSACTION", obj }),
  });
const signed = (obj: object) => paymobHmac(obj, sandboxGateway(origin).hmacSecret);

/** Value of the metric that counts declined payments. */
async function declined(): Promise<number> {
  const { body } = await shop.app.inject("/metrics");
  return Number(/^bank_answers_total\{kind="declined"\} (\d+)$/m.exec(body)?.[1] ?? 0);
}

describe("a card payment", () => {
  test("completes the order after the callback and redirects to the order page", async () => {
    expect(await payment()).toMatchObject({ state: "waiting", due: 174_00, paid: 0 });
    expect(await status()).toBe("pending");
    const back = await decide("success");
    expect(back.pathname).toBe(`/en/Order/${number}`);
    expect(await payment()).toMatchObject({ state: "paid", paid: 174_00, heldUntil: null });
    expect(await status()).toBe("ordered");
    const { rows } = await shop.pool.query(
      "select expires_at from inventory.stock_reservation where originator = $1",
      [`order:${number}`],
    );
    expect(rows).toEqual([{ expires_at: null }]);
  });

  test("leaves a declined order waiting and offers a new page", async () => {
    const first = (await begin()).json().redirect;
    const before = await declined();
    await decide("decline");
    expect(await payment()).toMatchObject({ state: "waiting", isDeclined: true, paid: 0 });
    expect(await declined()).toBe(before + 1);
    const second = (await begin()).json().redirect;
    expect(second).not.toBe(first);
    await decide("success");
    expect(await payment()).toMatchObject({ state: "paid", isDeclined: false });
  });

  test("resumes an abandoned payment on the same page", async () => {
    const page = (await begin()).json().redirect;
    await decide("abandon");
    expect(await payment()).toMatchObject({ state: "waiting" });
    expect((await begin()).json().redirect).toBe(page);
  });

  test("starts ten concurrent attempts with unique references", async () => {
    // A concurrent attempt has just taken the same counter.
    await shop.pool.query(
      `insert into payments.bank_attempt (order_id, reference, piastres)
       select id, number || '-2', due_piastres from orders.order where number = $1`,
      [number],
    );
    const answers = await Promise.all(Array.from({ length: 10 }, begin));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    for (const answer of answers) expect((await fetch(answer.json().redirect)).status).toBe(200);
    const { rows } = await shop.pool.query(
      "select count(*)::int as others from payments.bank_attempt where reference = $1 and redirect is not null",
      [`${number}-2`],
    );
    expect(rows).toEqual([{ others: 0 }]);
  });

  test("is processed once for a repeated callback", async () => {
    await decide("double");
    expect(await payment()).toMatchObject({ state: "paid", paid: 174_00, refunded: 0 });
  });

  test("stays waiting until the callback arrives, even after the browser returns", async () => {
    const back = await decide("late");
    expect(back.searchParams.get("success")).toBe("true");
    expect(await payment()).toMatchObject({ state: "waiting", paid: 0 });
    await expect.poll(payment).toMatchObject({ state: "paid" });
  });

  test("waits for the remainder of a partial payment and refunds an overpayment", async () => {
    await begin();
    const little = await notification({ id: 11, amount: 100_00 });
    await callback(little, signed(little));
    expect(await payment()).toMatchObject({ state: "waiting", paid: 100_00 });
    expect([await status(), await invoiced()]).toEqual(["pending", null]);
    const rest = await notification({ id: 12, amount: 100_00 });
    await callback(rest, signed(rest));
    expect(await payment()).toMatchObject({ paid: 200_00, refunded: 26_00 });
    expect([await status(), await invoiced()]).toEqual(["ordered", "Paid"]);
  });
});

describe("POST /payments/paymob/callback", () => {
  test("returns 403 without the bank's signature over the transaction", async () => {
    await begin();
    const obj = await notification({ id: 21 });
    const bent = await notification({ id: 21, amount: 1_00 });
    for (const [body, hmac] of [
      [obj, ""],
      [obj, "0".repeat(128)],
      [obj, signed(bent)],
      [bent, signed(obj)],
      [obj, paymobHmac(obj, "another secret")],
    ] as const) {
      const answer = await callback(body, hmac);
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
        403,
        "forbidden",
      ]);
    }
    expect(await payment()).toMatchObject({ state: "waiting", paid: 0 });
    expect((await callback(obj, signed(obj).toUpperCase())).status).toBe(200);
    expect(await payment()).toMatchObject({ state: "paid" });
  });

  test("returns 403 when digits move between fields under the same signature", async () => {
    await begin();
    const little = {
      ...(await notification({ id: 22, amount: 1_00 })),
      created_at: "2026-11-21T10:00:00.000",
    };
    const hmac = signed(little);
    const moved = [
      { ...little, amount_cents: "1002026", created_at: "-11-21T10:00:00.000" },
      { ...little, amount_cents: "10020", created_at: "26-11-21T10:00:00.000" },
      { ...little, amount_cents: "10", created_at: "02026-11-21T10:00:00.000" },
      { ...little, id: "2", integration_id: "21" },
      { ...little, id: "221", integration_id: "" },
    ];
    for (const obj of moved) {
      expect(signed(obj)).toBe(hmac);
      expect((await callback(obj, hmac)).status).toBe(403);
    }
    expect(await payment()).toMatchObject({ paid: 0 });
  });

  test("ignores payments in another currency", async () => {
    await begin();
    const obj = { ...(await notification({ id: 25 })), currency: "USD" };
    expect((await callback(obj, signed(obj))).status).toBe(200);
    expect(await payment()).toMatchObject({ state: "waiting", paid: 0 });
  });

  test("does not book a refund as a payment", async () => {
    await begin();
    const obj = {
      ...(await notification({ id: 23 })),
      has_parent_transaction: true,
      is_refund: false,
    };
    expect((await callback(obj, signed(obj))).status).toBe(200);
    expect(await payment()).toMatchObject({ paid: 0 });
  });

  test("returns 403 when a refund's fields move under the same signature", async () => {
    await begin();
    const refund = { ...(await notification({ id: 26 })), has_parent_transaction: true };
    const hmac = signed(refund);
    const { has_parent_transaction: _signed, ...without } = refund;
    const moved = [
      { ...without, error_occured: "falsetrue" },
      { ...refund, error_occured: "falsetrue", has_parent_transaction: "" },
      { ...refund, error_occured: "falset", has_parent_transaction: "rue" },
      { ...refund, has_parent_transaction: "true" },
      { ...refund, error_occured: "falsetrue", has_parent_transaction: null },
    ];
    for (const obj of moved) {
      expect(signed(obj)).toBe(hmac);
      expect((await callback(obj, hmac)).status).toBe(403);
    }
    expect(await payment()).toMatchObject({ state: "waiting", paid: 0 });
  });

  test("does not store the bank's billing data", async () => {
    await begin();
    const billing = { first_name: "Nadia", email: "nadia.bank@example.com" };
    const obj = {
      ...(await notification({ id: 24 })),
      payment_key_claims: { billing_data: billing },
    };
    expect((await callback(obj, signed(obj))).status).toBe(200);
    expect(await payment()).toMatchObject({ state: "paid" });
    expect(await findPersonalData(shop.pool, ["nadia.bank@example.com"])).toEqual([]);
  });

  test("is processed once for 50 concurrent requests", async () => {
    await begin();
    const obj = await notification({ id: 31 });
    const answers = await Promise.all(Array.from({ length: 50 }, () => callback(obj, signed(obj))));
    const taken = await Promise.all(
      answers.map((answer) => answer.json() as Promise<{ taken: boolean }>),
    );
    expect(taken.filter((answer) => answer.taken)).toHaveLength(1);
    expect(await payment()).toMatchObject({ paid: 174_00, refunded: 0 });
  });

  test("ignores an unknown order reference", async () => {
    const obj = await notification({ id: 41, reference: "F-999999-ZZ-1" });
    const answer = await callback(obj, signed(obj));
    expect(await answer.json()).toEqual({ taken: false });
  });

  test.each([null, "x", 7, [], { obj: null }, { obj: { id: {} } }, { obj: [1] }])(
    "returns 403 or 422 for the body %j",
    async (body) => {
      const answer = await fetch(`${origin}/api/v1/payments/paymob/callback?hmac=ab`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      expect([403, 422]).toContain(answer.status);
    },
  );
});

describe("a payment after the deadline", () => {
  const passTime = () =>
    shop.pool.query(
      "update orders.order set expires_at = now() - interval '1 s' where number = $1",
      [number],
    );

  test.each([
    ["before the expiry job has run", async () => {}],
    ["after the expiry job has run", async () => void (await expireOrders(shop.platform))],
  ])("is refunded to the card %s", async (_when, job) => {
    await begin();
    await passTime();
    await job();
    await decideLate();
    expect(await status()).not.toBe("ordered");
    expect(await payment()).toMatchObject({ state: "refunding", refunded: 174_00 });
    expect(await settleRefunds(shop.platform, sandboxGateway(origin))).toBeGreaterThan(0);
    expect(await payment()).toMatchObject({ state: "refunded" });
    await expireOrders(shop.platform);
  });

  /** Pays on the bank's page that was already open. */
  async function decideLate(): Promise<void> {
    const { rows } = await shop.pool.query(
      "select redirect from payments.bank_attempt where reference = $1",
      [`${number}-1`],
    );
    const clientSecret = new URL(rows[0].redirect).searchParams.get("clientSecret") ?? "";
    await fetch(`${origin}/dev/paymob/decide?outcome=success&clientSecret=${clientSecret}`, {
      redirect: "manual",
    });
  }
});

test("refunds a paid order once for concurrent cancellations and refund jobs", async () => {
  await decide("success");
  await Promise.all([1, 2, 3].map(() => buyer.post(`/api/v1/orders/${number}/cancel`)));
  expect(await status()).toBe("cancelled");
  expect(await payment()).toMatchObject({ state: "refunding", refunded: 174_00 });
  const counts = await Promise.all(
    [1, 2, 3].map(() => settleRefunds(shop.platform, sandboxGateway(origin))),
  );
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(await payment()).toMatchObject({ state: "refunded", paid: 174_00, refunded: 174_00 });
});

test("returns 404 to other visitors for payment and bank page", async () => {
  const stranger = new ApiClient(shop.app);
  await stranger.add(variantId);
  for (const answer of [
    await stranger.get(`/api/v1/orders/${number}/payment`),
    await stranger.post(`/api/v1/orders/${number}/payment`),
  ]) {
    expect(answer.statusCode).toBe(404);
  }
});

test("returns 502 card-provider and keeps the order waiting during a bank outage", async () => {
  const gateway = { ...sandboxGateway("http://127.0.0.1:9"), url: "http://127.0.0.1:9" };
  const lonely = await createTestShop({ config: { bankGateway: gateway } });
  await lonely.run(addDeliveryTerms);
  const [id = 0] = await lonely.run((work) => addProducts(work, [{}]));
  const client = new ApiClient(lonely.app);
  await client.add(id);
  const order = (await client.order(174_00, { paymentMethod: "card" })).json();
  const refused = await client.post(`/api/v1/orders/${order.number}/payment`);
  const after = (await client.get(`/api/v1/orders/${order.number}/payment`)).json();
  await lonely.stop();
  expect([refused.statusCode, refused.json().code]).toEqual([502, "card-provider"]);
  expect(after).toMatchObject({ state: "waiting" });
});

test("passes the consistency check after all tests in this file", async () => {
  expect((await auditShop(shop.platform.db)).findings).toEqual([]);
});
