import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditShop } from "#server/audit.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { deliveredOrder, type Delivery } from "#server/testing/orders/delivered-order.ts";
import {
  createReturnActions,
  type ReturnActions,
  returnLine,
} from "#server/testing/orders/return-actions.ts";
import { registerCustomer } from "#server/testing/sign-in.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;
let actions: ReturnActions;
let lamp: number;

beforeAll(async () => {
  shop = await createTestShop({ config: { devPages: true } });
  await shop.run(addDeliveryTerms);
  [lamp = 0] = await shop.run((work) => addProducts(work, [{ stock: 500 }]));
  actions = await createReturnActions(shop);
});
afterAll(() => shop.stop());

const delivered = (buyer: ApiClient, changes: Partial<Delivery> = {}) =>
  deliveredOrder(shop, buyer, { units: [[lamp, 3]], ...changes });

describe("return period", () => {
  test("returns 409 not-delivered before delivery and 404 to other customers", async () => {
    const buyer = new ApiClient(shop.app);
    await buyer.add(lamp);
    const { number } = (await buyer.order(194_00)).json();
    expect(await actions.options(buyer, number)).toMatchObject({
      delivered: null,
      lines: [{ reasons: [] }],
    });
    const answer = await actions.ask(buyer, number);
    expect([answer.statusCode, answer.json().code]).toEqual([409, "not-delivered"]);
    const stranger = new ApiClient(shop.app);
    await stranger.add(lamp);
    for (const client of [stranger, await registerCustomer(shop)]) {
      expect((await client.get(`/api/v1/orders/${number}/return-options`)).statusCode).toBe(404);
      expect((await actions.ask(client, number)).statusCode).toBe(404);
    }
  });

  test("depends on the reason and the settings", async () => {
    const buyer = new ApiClient(shop.app);
    const number = await delivered(buyer, { daysAgo: 15 });
    const { lines } = await actions.options(buyer, number);
    const open = lines[0].reasons.map((one: { reason: string; isOpen: boolean }) => [
      one.reason,
      one.isOpen,
    ]);
    expect(Object.fromEntries(open)).toEqual({
      "changed-mind": false,
      defective: true,
      damaged: true,
      "wrong-item": true,
      "not-as-described": true,
      warranty: true,
    });
    const late = await actions.ask(buyer, number);
    expect(late.json()).toMatchObject({
      code: "return-window",
      errors: [{ path: "lines.0.reason" }],
    });
    expect((await actions.ask(buyer, number, { reason: "defective" })).statusCode).toBe(201);
    await shop.pool.query(
      `insert into platform.setting (key, value)
       values ('shop', '{"returns": {"days": 20, "faultDays": 30, "warrantyMonths": 24}}')
       on conflict (key) do update set value = setting.value || excluded.value`,
    );
    expect((await actions.ask(buyer, number)).statusCode).toBe(201);
    await shop.pool.query(
      "update platform.setting set value = value - 'returns' where key = 'shop'",
    );
  });

  test("is extended by a product's longer warranty", async () => {
    const buyer = new ApiClient(shop.app);
    const number = await delivered(buyer, { daysAgo: 800 });
    expect((await actions.ask(buyer, number, { reason: "warranty" })).json().code).toBe(
      "return-window",
    );
    await shop.pool.query(
      `update catalog.product set attributes = '{"warranty_m": 60}'
       where id = (select product_id from catalog.variant where id = $1)`,
      [lamp],
    );
    expect((await actions.ask(buyer, number, { reason: "warranty" })).statusCode).toBe(201);
  });
});

describe("POST /orders/{number}/returns", () => {
  test("creates one return for a repeated idempotency key", async () => {
    const buyer = new ApiClient(shop.app);
    const number = await delivered(buyer);
    const key = "a-return-of-my-own";
    const answers = await Promise.all([
      actions.ask(buyer, number, { key }),
      actions.ask(buyer, number, { key }),
      actions.ask(buyer, number, { key }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.json().number)).size).toBe(1);
    expect(answers[0]?.json().number).toMatch(/^R-\d{6}-[2-9A-Z]{2}$/);
    const { returns, lines } = await actions.options(buyer, number);
    expect([returns.length, lines[0].open]).toEqual([1, 2]);
    const other = await actions.ask(buyer, number, { key, quantity: 2 });
    expect(other.json().code).toBe("idempotency-mismatch");
  });

  test("accepts at most the delivered units for concurrent requests", async () => {
    const buyer = new ApiClient(shop.app);
    const number = await delivered(buyer);
    const answers = await Promise.all(Array.from({ length: 8 }, () => actions.ask(buyer, number)));
    const codes = answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);
    expect(codes).toEqual([201, 201, 201, 409, 409, 409, 409, 409]);
    const refusal = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(refusal).toMatchObject({
      code: "return-quantity",
      errors: [{ path: "lines.0.quantity" }],
    });
    expect((await actions.options(buyer, number)).lines[0].open).toBe(0);
  });

  test("is limited to delivered units by a database constraint", async () => {
    const buyer = new ApiClient(shop.app);
    const number = await delivered(buyer);
    await actions.ask(buyer, number, { quantity: 3 });
    const more = shop.pool.query(
      `update returns.claim set claimed = claimed + 1
       where order_id = (select id from orders.order where number = $1)`,
      [number],
    );
    await expect(more).rejects.toThrow(/claimed_at_most/);
  });

  test("releases units when withdrawn and returns 409 after a decision", async () => {
    const buyer = new ApiClient(shop.app);
    const order = await delivered(buyer);
    const { number } = (await actions.ask(buyer, order, { quantity: 3 })).json();
    const stranger = new ApiClient(shop.app);
    expect((await stranger.post(`/api/v1/returns/${number}/withdraw`)).statusCode).toBe(404);
    const withdrawn = await buyer.post(
      `/api/v1/returns/${number.replaceAll("-", "").toLowerCase()}/withdraw`,
    );
    expect(withdrawn.json()).toMatchObject({ state: "withdrawn", canWithdraw: false });
    expect((await buyer.post(`/api/v1/returns/${number}/withdraw`)).statusCode).toBe(200);
    const again = (await actions.ask(buyer, order, { quantity: 3 })).json().number;
    await actions.act(again, "decision", { decision: "approved" });
    const late = await buyer.post(`/api/v1/returns/${again}/withdraw`);
    expect(late.json().code).toBe("return-state");
  });

  test.for([
    ["an unknown line", { lines: [returnLine({ position: 7 })] }, "lines.0.position"],
    ["the same line twice", { lines: [returnLine(), returnLine()] }, "lines.1.position"],
    ["no line", { lines: [] }, "lines"],
    ["a missing refund method", { refundTo: undefined }, "refundTo"],
    ["a missing payout account", { payoutTo: "" }, "payoutTo"],
    [
      "an unknown picture",
      { lines: [{ ...returnLine(), pictures: [crypto.randomUUID()] }] },
      "lines.0.pictures",
    ],
  ] as const)("returns a field error for %s", async ([, more, path]) => {
    const buyer = new ApiClient(shop.app);
    const answer = await actions.ask(buyer, await delivered(buyer), { more });
    expect(answer.json()).toMatchObject({ code: "validation", errors: [{ path }] });
  });

  test("returns 409 refund-method for a guest's refund to store credit", async () => {
    const buyer = new ApiClient(shop.app);
    const number = await delivered(buyer);
    expect((await actions.options(buyer, number)).refundTo).toEqual(["original"]);
    expect((await actions.ask(buyer, number, { more: { refundTo: "wallet" } })).json().code).toBe(
      "refund-method",
    );
  });
});

test("passes the consistency check after all tests in this file", async () => {
  expect((await auditShop(shop.platform.db)).findings).toEqual([]);
});
