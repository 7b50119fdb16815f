import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { withStatementCount } from "#server/platform/postgres/statements.ts";
import { lockSettings, saveSetting } from "#server/platform/settings.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { openMailbox } from "#server/testing/mailbox.ts";
import { codeTo } from "#server/testing/orders/order-access.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";
import { registerCustomer } from "#server/testing/sign-in.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { testConfig } from "#server/testing/test-config.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { forgetTraces } from "../privacy/forget-traces.ts";
import { expireOrders } from "../status/expire-orders.ts";

/** Piastres. Two lamps cost less, three more. */
const ABOVE = 400_00;

let shop: TestShop;
let variantId: number;
let count = 0;

beforeAll(async () => {
  const { orderLimits } = testConfig();
  shop = await createTestShop({
    config: { devPages: true, orderLimits: { ...orderLimits, confirmAbove: ABOVE } },
  });
  openMailbox(shop.platform);
  await shop.run(addDeliveryTerms);
  [variantId = 0] = await shop.run((work) => addProducts(work, [{ stock: 900 }]));
});
afterAll(() => shop.stop());

const newPhone = () => `0102222${String((count += 1)).padStart(4, "0")}`;

interface Choice {
  quantity?: number;
  phone?: string;
  email?: string;
  address?: string;
  paymentMethod?: string;
  client?: ApiClient;
}

async function order({
  quantity = 3,
  phone = newPhone(),
  email = "",
  address = `203.0.113.${(count += 1)}`,
  paymentMethod = "cod",
  client = new ApiClient(shop.app),
}: Choice = {}) {
  await client.add(variantId, quantity);
  const choice = { governorate: "EG-C", paymentMethod };
  const quote = await client.post("/api/v1/checkout/quote", choice);
  const placed = await client.send({
    method: "POST",
    url: "/api/v1/orders",
    remoteAddress: address,
    payload: {
      contact: { name: "Mona Salem", phone, phone2: "", email },
      address: { governorate: "EG-C", city: "Cairo", street: "Street", building: "1" },
      paymentMethod,
      expectedTotal: quote.json().totals?.total,
    },
  });
  const { number, waitingFor, heldUntil, status } = placed.json();
  return { client, phone, number, waitingFor, heldUntil, status, path: `/api/v1/orders/${number}` };
}

const held = async (number: string) => {
  const { rows } = await shop.pool.query<{ sum: number | null }>(
    "select sum(quantity)::int as sum from inventory.stock_reservation where originator = $1",
    [`order:${number}`],
  );
  return rows[0]?.sum ?? 0;
};
const makeDue = (number: string) =>
  shop.pool.query(
    `with due as (
       update orders.order set expires_at = now() - interval '1 second' where number = $1
     )
     update inventory.stock_reservation set expires_at = now() - interval '1 second' where originator = $2`,
    [number, `order:${number}`],
  );

describe("a cash order above the confirmation limit", () => {
  test("waits 15 minutes for the SMS code that confirms it", async () => {
    const { client, phone, number, waitingFor, heldUntil, path } = await order();
    expect(waitingFor).toBe("confirmation");
    const minutes = (Date.parse(heldUntil) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(14);
    expect(minutes).toBeLessThanOrEqual(15);
    expect(await held(number)).toBe(3);
    const sent = await client.post(`${path}/confirmation/code`);
    expect(sent.json()).toMatchObject({
      channel: "phone",
      sentTo: expect.stringMatching(/^010 •••• \d{4}$/),
    });
    const message = (await openMailbox(shop.platform).smsTo(`+2${phone}`)).at(-1)?.text;
    expect(message).toContain(`confirms your order ${number}`);
    expect(message).not.toMatch(/[\u200e\u200f\u2066-\u2069]/);
    const code = await codeTo(shop, phone);
    const confirmed = await client.post(`${path}/confirmation`, { code });
    expect(confirmed.json()).toMatchObject({
      status: "ordered",
      waitingFor: null,
      heldUntil: null,
    });
    expect(await held(number)).toBe(3);
    expect((await client.post(`${path}/confirmation`, { code })).json().code).toBe("order-state");
  });

  test("rejects codes from other visitors and after five wrong guesses", async () => {
    const { client, phone, number, path } = await order();
    const stranger = new ApiClient(shop.app);
    expect((await stranger.post(`${path}/confirmation/code`)).statusCode).toBe(404);
    await stranger.post("/api/v1/orders/lookup", { number, phoneOrEmail: phone });
    expect((await stranger.post(`${path}/confirmation/code`)).json().code).toBe("code-needed");
    await client.post(`${path}/confirmation/code`);
    const code = await codeTo(shop, phone);
    expect((await stranger.post(`${path}/confirmation`, { code })).json().code).toBe("code-needed");
    const wrong = code === "000000" ? "000001" : "000000";
    for (let times = 0; times < 5; times += 1)
      expect((await client.post(`${path}/confirmation`, { code: wrong })).json().code).toBe(
        "code-wrong",
      );
    expect((await client.post(`${path}/confirmation`, { code })).json().code).toBe("code-wrong");
  });

  test("sends another code after a minute, at most five per hour", async () => {
    const { client, path } = await order();
    const send = async () => (await client.post(`${path}/confirmation/code`)).json().code;
    expect(await send()).toBeUndefined();
    expect(await send()).toBe("too-soon");
    for (let times = 0; times < 3; times += 1) {
      await shop.pool.query("update orders.code set sent_at = sent_at - interval '1 minute'");
      expect(await send()).toBeUndefined();
    }
    await shop.pool.query("update orders.code set sent_at = sent_at - interval '1 minute'");
    expect(await send()).toBe("too-many-attempts");
  });

  test("is cancelled by the expiry job and releases its stock", async () => {
    const { client, phone, number, path } = await order();
    await client.post(`${path}/confirmation/code`);
    const code = await codeTo(shop, phone);
    await makeDue(number);
    expect((await client.post(`${path}/confirmation`, { code })).json().code).toBe("order-state");
    await expireOrders(shop.platform);
    expect((await client.get(path)).json().status).toBe("cancelled");
    expect(await held(number)).toBe(0);
  });

  test("needs no code for a verified phone or card payment", async () => {
    const phone = newPhone();
    const client = await registerCustomer(shop, { email: "", phone });
    expect((await order({ client, phone })).waitingFor).toBeNull();
    expect((await order({ paymentMethod: "card" })).waitingFor).toBe("payment");
  });
});

describe("a cash order below the confirmation limit", () => {
  test("needs no code", async () => {
    expect((await order({ quantity: 2 })).waitingFor).toBeNull();
  });

  test("needs a code when phone, email or browser match an expired order", async () => {
    const [phone, email, address] = [newPhone(), "let.down@gmail.com", "198.51.100.7"];
    const { number, client } = await order({ phone, email, address });
    await makeDue(number);
    await expireOrders(shop.platform);
    const same = [{ phone }, { email: "letdown+1@gmail.com" }, { client }];
    for (const one of same)
      expect((await order({ quantity: 1, ...one })).waitingFor).toBe("confirmation");
    expect((await order({ quantity: 1, address })).waitingFor).toBeNull();
  });

  test("needs no code when 30 customers share an IP address", async () => {
    const shared = await createTestShop({ config: { orderLimits: readConfig({}).orderLimits } });
    await shared.run(addDeliveryTerms);
    const [id = 0] = await shared.run((work) => addProducts(work, [{ stock: 50 }]));
    const waiting: unknown[] = [];
    for (let index = 0; index < 30; index += 1) {
      const client = new ApiClient(shared.app);
      await client.add(id);
      const phone = newPhone();
      const placed = await client.order(194_00, {
        contact: { phone, email: `${phone}@example.com` },
      });
      waiting.push(placed.json().waitingFor);
    }
    await shared.stop();
    expect(waiting).toEqual(Array(30).fill(null));
  });
});

describe("staff API", () => {
  test("applies a changed confirmation limit to new orders", async () => {
    const set = (confirmAbove: number) =>
      shop.run(async (work) => {
        await lockSettings(work);
        await saveSetting(work, "orderLimits", {
          confirmAbove,
          personOrders: 5,
          addressOrders: 300,
        });
      });
    await set(100_00);
    expect((await order({ quantity: 1 })).waitingFor).toBe("confirmation");
    await set(ABOVE);
    expect((await order({ quantity: 1 })).waitingFor).toBeNull();
  });

  test("lists an expired order until the customer orders again", async () => {
    const staff = await signInStaff(shop, "orders");
    const listed = async (queue: string, number: string) =>
      (await staff.get(`/api/v1/admin/orders?queue=${queue}`))
        .json()
        .items.find((row: { number: string }) => row.number === number);
    const lapsed = async () => (await staff.get("/api/v1/admin/order-queues")).json().lapsed;
    const { number, phone, heldUntil } = await order();
    expect(await listed("confirm", number)).toMatchObject({ heldUntil, goods: [{ quantity: 3 }] });
    expect(await listed("lapsed", number)).toBeUndefined();
    const before = await lapsed();
    await makeDue(number);
    await expireOrders(shop.platform);
    expect(await listed("lapsed", number)).toMatchObject({
      phone: `+2${phone}`,
      total: 422_00,
      heldUntil: null,
      goods: [{ name: expect.any(String), quantity: 3 }],
    });
    expect(await lapsed()).toBe(before + 1);
    await order({ phone, quantity: 1 });
    expect(await listed("lapsed", number)).toBeUndefined();
    expect(await lapsed()).toBe(before);
  });

  test("removes an expired order from the queue when staff called back", async () => {
    const staff = await signInStaff(shop, "orders");
    const lapsed = async () => (await staff.get("/api/v1/admin/order-queues")).json().lapsed;
    const { number } = await order();
    const mark = (isDone: boolean) =>
      staff.send({
        method: "PUT",
        url: `/api/v1/admin/orders/${number}/called-back`,
        payload: { isDone },
      });
    expect((await mark(true)).json().code).toBe("order-state");
    await makeDue(number);
    await expireOrders(shop.platform);
    const before = await lapsed();
    expect((await mark(true)).statusCode).toBe(200);
    expect(await lapsed()).toBe(before - 1);
    await mark(false);
    expect(await lapsed()).toBe(before);
  });

  test("counts and releases only unpaid, unconfirmed orders of a network", async () => {
    const staff = await signInStaff(shop, "orders");
    const since = new Date(Date.now() - 60_000).toISOString();
    const place = (index: number, choice: Choice = {}) =>
      order({ quantity: 1, address: `2001:db8:99:${index}::1`, ...choice });
    const attack = [await place(1), await place(2), await place(3, { paymentMethod: "card" })];
    const paid = await place(4, { paymentMethod: "card" });
    const { due } = (await paid.client.get(paid.path)).json();
    await staff.post(`/api/v1/admin/orders/${paid.number}/payments`, {
      kind: "transfer",
      amount: due,
      reference: "release-test",
    });
    const confirmed = await place(5, { quantity: 3 });
    await confirmed.client.post(`${confirmed.path}/confirmation/code`);
    await confirmed.client.post(`${confirmed.path}/confirmation`, {
      code: await codeTo(shop, confirmed.phone),
    });
    const other = await order({ quantity: 1, address: "2001:db8:98:1::1" });
    const release = (dryRun: boolean) =>
      staff.post("/api/v1/admin/held-goods/release", {
        network: "2001:db8:99::/48",
        since,
        dryRun,
      });
    const counted = (await release(true)).json();
    expect(counted).toMatchObject({ orders: 3, pieces: 3, left: 0 });
    expect(counted.numbers).toEqual(attack.map(({ number }) => number));
    for (const { number } of attack) expect(await held(number)).toBe(1);
    expect((await release(false)).json()).toMatchObject({ orders: 3, pieces: 3 });
    for (const { number } of attack) expect(await held(number)).toBe(0);
    for (const { number } of [paid, other]) expect(await held(number)).toBe(1);
    expect(await held(confirmed.number)).toBe(3);
    expect((await release(true)).json().orders).toBe(0);
    const { rows } = await shop.pool.query(
      "select action, after->>'orders' as orders from staff.audit_entry where action like 'held-goods.%' order by id",
    );
    expect(rows).toEqual([
      { action: "held-goods.count", orders: "3" },
      { action: "held-goods.release", orders: "3" },
      { action: "held-goods.count", orders: "0" },
    ]);
  });

  test("pauses cash on delivery for guests but not for accounts", async () => {
    const staff = await signInStaff(shop, "orders");
    const set = (paused: boolean) => staff.post("/api/v1/admin/guest-cash", { paused });
    expect((await set(true)).json().pausedAt).not.toBeNull();
    const guest = new ApiClient(shop.app);
    await guest.add(variantId);
    const quoted = (await guest.quote()).json();
    expect(quoted.codAllowed).toBe(false);
    expect(quoted.methods).toContainEqual({ method: "cod", reason: "paused" });
    expect((await guest.order(quoted.totals.total)).json().code).toBe("payment-method");
    const account = await registerCustomer(shop);
    expect((await order({ client: account, quantity: 1 })).status).toBe("ordered");
    expect((await set(false)).json()).toEqual({ pausedAt: null });
    expect((await guest.order(quoted.totals.total)).statusCode).toBe(201);
  });

  test.each(["203.0.113.0/33", "2001:db8::/129", "example.com", "1.2.3", "::1/x"])(
    "returns 422 for release by the invalid network %s",
    async (network) => {
      const staff = await signInStaff(shop, "orders");
      const body = { network, since: new Date().toISOString(), dryRun: true };
      const answer = await staff.post("/api/v1/admin/held-goods/release", body);
      expect(answer.statusCode).toBe(422);
    },
  );
});

test("deletes order networks after 30 days, expired codes and access grants", async () => {
  const [young, old] = [await order(), await order()];
  for (const { client, path, number, phone } of [young, old]) {
    await client.post(`${path}/confirmation/code`);
    await new ApiClient(shop.app).post("/api/v1/orders/lookup", { number, phoneOrEmail: phone });
  }
  await shop.pool.query(
    "update orders.order set placed_at = now() - interval '31 days' where number = $1",
    [old.number],
  );
  for (const change of ["code set ends_at", "order_access set expires_at"])
    await shop.pool.query(
      `update orders.${change} = now() - interval '1 second'
       where order_id = (select id from orders.order where number = $1)`,
      [old.number],
    );
  await forgetTraces(shop.platform.db);
  const { rows } = await shop.pool.query(
    `select placed.network is not null as network, count(code.id)::int as codes,
       (select count(*)::int from orders.order_access where order_id = placed.id) as grants
     from orders.order as placed left join orders.code as code on code.order_id = placed.id
     where number = any ($1) group by placed.id order by placed.id`,
    [[young.number, old.number]],
  );
  expect(rows).toEqual([
    { network: true, codes: 1, grants: 1 },
    { network: false, codes: 0, grants: 0 },
  ]);
});

test("places an order with order limits in 14 statements, 9 round trips", async () => {
  const limited = await createTestShop({ config: { orderLimits: readConfig({}).orderLimits } });
  await limited.run(addDeliveryTerms);
  const [id = 0] = await limited.run((work) => addProducts(work, [{ stock: 10 }]));
  const client = new ApiClient(limited.app);
  await client.add(id);
  const { result, ...counts } = await withStatementCount(() =>
    client.order(194_00, { key: "order-key-limited" }),
  );
  await limited.stop();
  expect(result.statusCode).toBe(201);
  expect(counts).toEqual({ statements: 14, roundTrips: 9 });
});
