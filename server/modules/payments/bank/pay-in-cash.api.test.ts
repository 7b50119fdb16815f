import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditShop } from "#server/audit.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { freePort } from "#server/testing/free-port.ts";
import { openMailbox } from "#server/testing/mailbox.ts";
import { createOrderActions, type OrderActions } from "#server/testing/orders/order-actions.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { testConfig } from "#server/testing/test-config.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { expireOrders } from "../../orders/index.ts";
import { takeMoney } from "../money/take-money.ts";

/** Three lamps cost more. */
const ABOVE = 400_00;
const HELD = { orders: 2, pieces: 1000, piastres: 10_000_000 };

let shop: TestShop;
let actions: OrderActions;
let variantId: number;
let people = 0;

beforeAll(async () => {
  const port = await freePort();
  const { orderLimits } = testConfig();
  shop = await createTestShop({
    config: {
      port,
      publicUrl: `http://127.0.0.1:${port}`,
      devPages: true,
      orderLimits: { ...orderLimits, person: HELD, confirmAbove: ABOVE },
    },
  });
  openMailbox(shop.platform);
  await shop.run(addDeliveryTerms);
  [variantId = 0] = await shop.run((work) => addProducts(work, [{ stock: 900 }]));
  actions = await createOrderActions(shop);
});
afterAll(() => shop.stop());

/** A guest's order by card: EGP 114 per lamp, plus 60 delivery below EGP 5,000. */
async function orderByCard({ quantity = 1, declined = true } = {}) {
  people += 1;
  const buyer = new ApiClient(shop.app);
  const contact = {
    phone: `010${String(30_000_000 + people)}`,
    email: `cash-${people}@example.com`,
  };
  const place = async (units: number, paymentMethod: string) => {
    await buyer.add(variantId, units);
    const goods = units * 114_00;
    const fee = paymentMethod === "cod" ? 20_00 : 0;
    const total = goods + (goods >= 5_000_00 ? 0 : 60_00) + fee;
    const answer = await buyer.order(total, { paymentMethod, contact });
    expect([answer.statusCode, answer.json().code]).toEqual([201, undefined]);
    return answer.json<{ number: string }>().number;
  };
  const number = await place(quantity, "card");
  const { rows } = await shop.pool.query("select id from orders.order where number = $1", [number]);
  const { id } = rows[0];
  await shop.pool.query(
    `insert into payments.bank_attempt (order_id, reference, piastres, is_declined)
     select id, number || '-1', due_piastres, $2 from orders.order where id = $1`,
    [id, declined],
  );
  const read = async (what = "") => (await buyer.get(`/api/v1/orders/${number}${what}`)).json();
  const payInCash = (who = buyer) => who.post(`/api/v1/orders/${number}/cash`);
  const pay = () =>
    shop.run((work) =>
      takeMoney(work, id, { kind: "card", amount: 174_00, reference: `late-${number}` }),
    );
  const statuses = async () =>
    (
      await shop.pool.query(
        "select status from orders.order_event where order_id = $1 order by id",
        [id],
      )
    ).rows.map(({ status }) => status);
  return { id, number, buyer, place, read, payInCash, pay, statuses };
}

const audit = async () => (await auditShop(shop.platform.db)).findings;

describe("POST /orders/{number}/cash after a declined card payment", () => {
  test("changes the order to cash on delivery with the same total", async () => {
    const { number, read, payInCash, statuses } = await orderByCard();
    expect(await read("/payment")).toMatchObject({ isDeclined: true, canPayInCash: true });
    const answer = await payInCash();
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { number, paymentMethod: "cod", status: "ordered", waitingFor: null, heldUntil: null },
    ]);
    expect(answer.json().totals).toMatchObject({ total: 174_00, codFee: 0 });
    expect(answer.json().dueNow).toBe(174_00);
    const { rows } = await shop.pool.query(
      "select quantity, expires_at from inventory.stock_reservation where originator = $1",
      [`order:${number}`],
    );
    expect(rows).toEqual([{ quantity: 1, expires_at: null }]);
    expect(await read("/invoice")).toMatchObject({
      kind: "confirmation",
      paymentMethod: "cod",
      totals: { total: 174_00 },
    });
    expect(await read("/payment")).toMatchObject({ state: "at-the-door", canPayInCash: false });
    await actions.move(number, "processing");
    expect((await actions.ship(number, {})).json().fulfilments).toMatchObject([
      { collect: 174_00 },
    ]);
    expect(await read("/invoice")).toMatchObject({
      kind: "invoice",
      invoiceStatus: "NotPaid",
      totals: { total: 174_00 },
    });
    await actions.deliver(number, 1);
    expect(await read("/invoice")).toMatchObject({ paymentMethod: "cod", invoiceStatus: "Paid" });
    expect(await statuses()).toEqual(["pending", "ordered", "processing", "shipped", "delivered"]);
    expect(await audit()).toEqual([]);
  });

  test("changes the order once for five concurrent requests", async () => {
    const { payInCash, statuses } = await orderByCard();
    const answers = await Promise.all(Array.from({ length: 5 }, () => payInCash()));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    expect(await statuses()).toEqual(["pending", "ordered"]);
  });

  test("collects no cash when a card payment arrives concurrently", async () => {
    for (let round = 0; round < 8; round += 1) {
      const { number, read, payInCash, pay } = await orderByCard();
      const [cash] = await Promise.all([payInCash(), pay()]);
      expect([200, 409]).toContain(cash.statusCode);
      expect(await read()).toMatchObject({
        status: "ordered",
        paymentMethod: cash.statusCode === 200 ? "cod" : "card",
      });
      expect(await read("/payment")).toMatchObject({ state: "paid", paid: 174_00, refunded: 0 });
      await actions.move(number, "processing");
      expect((await actions.ship(number, {})).json().fulfilments).toMatchObject([{ collect: 0 }]);
    }
    expect(await audit()).toEqual([]);
  });

  test("requires a confirmation code above the confirmation limit", async () => {
    const { payInCash, read } = await orderByCard({ quantity: 3 });
    expect((await payInCash()).json()).toMatchObject({
      paymentMethod: "cod",
      status: "pending",
      waitingFor: "confirmation",
    });
    const { heldUntil } = await read();
    expect(new Date(heldUntil).getTime()).toBeGreaterThan(Date.now());
  });

  test("excludes the order itself from its limit of reserved items", async () => {
    const first = await orderByCard();
    await first.place(1, "cod");
    expect((await first.payInCash()).statusCode).toBe(200);
    const second = await orderByCard();
    await second.place(1, "cod");
    await shop.pool.query(
      `update orders.order set contact_phone = (select contact_phone from orders.order where id = $1)
       where id = $2`,
      [first.id, second.id],
    );
    const refused = await second.payInCash();
    expect([refused.statusCode, refused.json().code]).toEqual([409, "held-goods"]);
    expect(await second.read()).toMatchObject({ paymentMethod: "card", waitingFor: "payment" });
  });
});

describe("POST /orders/{number}/cash", () => {
  test("returns 409 order-state while the card payment was not declined", async () => {
    const { payInCash, read } = await orderByCard({ declined: false });
    expect(await read("/payment")).toMatchObject({ canPayInCash: false });
    expect((await payInCash()).json().code).toBe("order-state");
    expect(await read()).toMatchObject({ paymentMethod: "card", waitingFor: "payment" });
  });

  test("returns 409 cod-limit above the governorate's cash limit", async () => {
    const { payInCash, read } = await orderByCard({ quantity: 200 });
    expect(await read("/payment")).toMatchObject({ canPayInCash: false });
    expect((await payInCash()).json().code).toBe("cod-limit");
  });

  test("returns 409 payment-method to guests while cash on delivery is paused", async () => {
    const { payInCash, read } = await orderByCard();
    await actions.staff.post("/api/v1/admin/guest-cash", { paused: true });
    expect(await read("/payment")).toMatchObject({ canPayInCash: false });
    expect((await payInCash()).json().code).toBe("payment-method");
    await actions.staff.post("/api/v1/admin/guest-cash", { paused: false });
    expect((await payInCash()).statusCode).toBe(200);
  });

  test("returns 409 order-state after the payment deadline", async () => {
    const { id, payInCash, read } = await orderByCard();
    await shop.pool.query(
      "update orders.order set expires_at = now() - interval '1 second' where id = $1",
      [id],
    );
    const [answer] = await Promise.all([payInCash(), expireOrders(shop.platform)]);
    expect(answer.json().code).toBe("order-state");
    await expireOrders(shop.platform);
    expect(await read()).toMatchObject({ status: "cancelled", paymentMethod: "card" });
    expect(await audit()).toEqual([]);
  });

  test("returns 404 to other visitors", async () => {
    const { payInCash, read } = await orderByCard();
    expect((await payInCash(new ApiClient(shop.app))).statusCode).toBe(404);
    expect(await read()).toMatchObject({ paymentMethod: "card" });
  });
});
