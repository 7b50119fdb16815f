import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Order } from "#contract/orders/endpoints.ts";
import { auditShop } from "#server/audit.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { createOrderActions, type OrderActions } from "#server/testing/orders/order-actions.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;
let actions: OrderActions;
let lamp: number;
let number: string;

beforeAll(async () => {
  shop = await createTestShop();
  await shop.run(addDeliveryTerms);
  actions = await createOrderActions(shop);
});
afterAll(() => shop.stop());
beforeEach(async () => {
  [lamp = 0] = await shop.run((work) => addProducts(work, [{ stock: 5 }]));
  const buyer = new ApiClient(shop.app);
  await buyer.add(lamp, 3);
  // 342, delivery 60 and cash-on-delivery fee 20.
  ({ number } = (await buyer.order(422_00)).json());
  await actions.move(number, "processing");
});

const lines = (quantity: number) => [{ position: 1, quantity }];

async function order() {
  return (await actions.staff.get(`/api/v1/admin/orders/${number}`)).json<
    Order & { next: string[]; timeline: { status: string; credit: number | null; by: string }[] }
  >();
}

async function stock() {
  const { rows } = await shop.pool.query(
    "select on_hand, reserved from inventory.stock_level where variant_id = $1",
    [lamp],
  );
  return rows.map(({ on_hand, reserved }) => [on_hand, reserved])[0];
}

async function moves() {
  const { rows } = await shop.pool.query(
    `select kind, quantity from inventory.stock_movement
     where variant_id = $1 and originator like 'parcel:%' order by id`,
    [lamp],
  );
  return rows.map(({ kind, quantity }) => [kind, quantity]);
}

describe("a refused parcel", () => {
  test("cancels the order and restocks undamaged units when it holds all units", async () => {
    await actions.ship(number, {});
    expect(await stock()).toEqual([2, 0]);
    expect((await order()).next).toEqual(["delivered"]);
    const answer = await actions.fail(number, 1, { failure: "refused", damaged: lines(1) });
    expect(answer.json()).toMatchObject({
      status: "cancelled",
      dueNow: 0,
      fulfilments: [{ state: "refused", collect: 0, deliveredAt: null }],
      credits: [{ kind: "cancellation", amount: 422_00, lines: lines(3) }],
    });
    expect(await stock()).toEqual([4, 0]);
    expect(await moves()).toEqual([
      ["sale", -3],
      ["return", 3],
      ["write-off", -1],
    ]);
  });

  test("credits its units when the other parcel was delivered", async () => {
    await actions.ship(number, { lines: lines(1) });
    await actions.ship(number, {});
    await actions.deliver(number, 1);
    const answer = await actions.fail(number, 2, { failure: "refused" });
    expect(answer.json()).toMatchObject({ status: "delivered", dueNow: 194_00 });
    expect(await stock()).toEqual([4, 0]);
  });

  test("keeps the order in processing while other units await packing", async () => {
    await actions.ship(number, { lines: lines(1) });
    const answer = await actions.fail(number, 1, { failure: "refused" });
    expect(answer.json()).toMatchObject({ status: "processing", dueNow: 308_00 });
    // Two are still reserved for the next parcel, which now also collects delivery and fees.
    expect(await stock()).toEqual([5, 2]);
    const last = await actions.ship(number, {});
    expect(last.json()).toMatchObject({
      status: "shipped",
      fulfilments: [{}, { collect: 308_00 }],
    });
  });

  test("is recorded either as refused or as delivered for concurrent requests", async () => {
    await actions.ship(number, { lines: lines(2) });
    const tooMany = await actions.fail(number, 1, { failure: "refused", damaged: lines(3) });
    expect(tooMany.json().code).toBe("units-left");
    const key = "parcel-came-back";
    const answers = await Promise.all([
      actions.fail(number, 1, { failure: "refused" }, key),
      actions.fail(number, 1, { failure: "refused" }, key),
      actions.deliver(number, 1),
    ]);
    const { credits, fulfilments } = await order();
    const [parcel] = fulfilments;
    const isRefused = parcel?.state === "refused";
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(
      isRefused ? [200, 200, 409] : [409, 409, 200],
    );
    expect(credits).toHaveLength(isRefused ? 1 : 0);
    const again = await actions.fail(number, 1, { failure: "lost" });
    expect(again.json().code).toBe("order-state");
    expect((await actions.fail(number, 2, { failure: "lost" })).statusCode).toBe(404);
  });
});

test("credits a lost parcel without restocking its units", async () => {
  await actions.pay(number, { kind: "transfer", amount: 422_00 });
  await actions.ship(number, {});
  const answer = await actions.fail(number, 1, { failure: "lost" });
  expect(answer.json()).toMatchObject({ status: "cancelled", fulfilments: [{ state: "lost" }] });
  expect(await stock()).toEqual([2, 0]);
  expect(await moves()).toEqual([["sale", -3]]);
  const payment = await actions.staff.get(`/api/v1/admin/orders/${number}/payment`);
  expect(payment.json()).toMatchObject({
    state: "refunding",
    movements: [
      { kind: "receipt", way: "transfer", amount: 422_00 },
      { kind: "refund", way: "transfer", amount: 422_00, state: "asked" },
    ],
  });
});

test("shows actors in the timeline and keeps internal notes out of it", async () => {
  await actions.cancel(number, { lines: lines(1), note: "One is broken" });
  const key = "note-of-the-evening";
  const note = { text: "Call after six" };
  const path = `/api/v1/admin/orders/${number}/notes`;
  const first = await actions.staff.post(path, note, key);
  expect(first.statusCode).toBe(201);
  const second = await actions.staff.post(path, note, key);
  const { notes, timeline } = second.json();
  expect(notes).toMatchObject([{ text: "Call after six", by: expect.stringContaining("Staff") }]);
  expect(
    timeline.map(({ status, credit, actor, note: said }: Record<string, unknown>) => [
      status,
      credit,
      actor,
      said,
    ]),
  ).toEqual([
    ["ordered", null, "customer", null],
    ["processing", null, "staff", null],
    ["processing", 1, "staff", "One is broken"],
  ]);
  const { rows } = await shop.pool.query(
    "select after from staff.audit_entry where action = 'order.note'",
  );
  expect(rows).toEqual([{ after: null }]);
});

test("passes the consistency check after all tests in this file", async () => {
  expect((await auditShop(shop.platform.db)).findings).toEqual([]);
});
