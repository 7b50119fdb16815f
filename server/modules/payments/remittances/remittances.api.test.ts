import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditShop } from "#server/audit.ts";
import { createOrderActions, type OrderActions } from "#server/testing/orders/order-actions.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { ApiClient } from "#server/testing/api-client.ts";

let shop: TestShop;
let actions: OrderActions;
let lamp: number;
let count = 0;

beforeAll(async () => {
  shop = await createTestShop();
  await shop.run(addDeliveryTerms);
  actions = await createOrderActions(shop);
  [lamp = 0] = await shop.run((work) => addProducts(work, [{ stock: 500 }]));
});
afterAll(() => shop.stop());

/** An order of two lamps, 308 including delivery and fee, shipped in parcels of the given sizes. */
async function send(parcels: number[] = [2], tracking = ""): Promise<string> {
  const buyer = new ApiClient(shop.app);
  await buyer.add(lamp, 2);
  const { number } = (await buyer.order(308_00)).json();
  await actions.move(number, "processing");
  for (const quantity of parcels)
    await actions.ship(number, { lines: [{ position: 1, quantity }], tracking });
  return number;
}

interface Row {
  number: string;
  collected: number;
  fee?: number;
}

function book(rows: Row[], changes: object = {}, key?: string) {
  count += 1;
  const body = { courier: "Bosta", reference: `list-${count}`, rows, dryRun: false, ...changes };
  return actions.staff.post("/api/v1/admin/remittances", body, key);
}

async function payment(number: string) {
  return (await actions.staff.get(`/api/v1/admin/orders/${number}/payment`)).json();
}

async function order(number: string) {
  return (await actions.staff.get(`/api/v1/admin/orders/${number}`)).json();
}

describe("a courier's list", () => {
  test("is compared with what was to be collected, and nothing is written", async () => {
    const [one, other] = [await send(), await send([1, 1])];
    const answer = await book(
      [
        { number: one, collected: 300_00, fee: 45_00 },
        { number: `${other.toLowerCase()}/2`, collected: 114_00 },
        { number: other, collected: 1 },
        { number: "F-999999-AAAAAA", collected: 1 },
        { number: one, collected: 308_00 },
      ],
      { dryRun: true },
    );
    expect(answer.json()).toMatchObject({
      booked: false,
      rows: [
        { row: 1, orderNumber: one, parcel: 1, expected: 308_00, collected: 300_00, problem: null },
        { row: 2, orderNumber: other, parcel: 2, expected: 114_00, problem: null },
        { row: 3, problem: "several", expected: null },
        { row: 4, problem: "unknown" },
        { row: 5, problem: "twice" },
      ],
      fees: 45_00,
    });
    expect(await payment(one)).toMatchObject({ paid: 0 });
    expect((await order(one)).status).toBe("shipped");
  });

  test("is booked with its differences: the cash is there, the parcels have arrived", async () => {
    const [one, other] = [await send([2], "TRACK-77"), await send([1, 1])];
    const answer = await book([
      { number: "TRACK-٧٧", collected: 300_00, fee: 45_00 },
      { number: `${other}/1`, collected: 194_00, fee: 45_00 },
    ]);
    expect(answer.json()).toMatchObject({
      booked: true,
      expected: 502_00,
      collected: 494_00,
      fees: 90_00,
    });
    expect(await payment(one)).toMatchObject({ paid: 300_00, due: 308_00, state: "at-the-door" });
    expect(await order(one)).toMatchObject({ status: "delivered" });
    expect(await order(other)).toMatchObject({
      status: "shipped",
      fulfilments: [{ state: "delivered" }, { state: "shipped" }],
    });
    const listed = (await actions.staff.get("/api/v1/admin/remittances")).json();
    expect(listed.items[0]).toMatchObject({ courier: "Bosta", parcels: 2, collected: 494_00 });
  });

  test("with one row that cannot be booked is not booked at all", async () => {
    const [one, refused] = [await send(), await send()];
    await actions.fail(refused, 1, { failure: "refused" });
    const answer = await book([
      { number: one, collected: 308_00 },
      { number: refused, collected: 308_00 },
    ]);
    expect(answer.json()).toMatchObject({
      booked: false,
      rows: [{ problem: null }, { problem: "not-sent" }],
    });
    expect(await payment(one)).toMatchObject({ paid: 0 });
  });

  test("counts once: sent again, sent twice at once, and under the same number", async () => {
    const number = await send();
    const list = { reference: "once" };
    const rows = [{ number, collected: 308_00 }];
    const key = "remittance-once";
    const answers = await Promise.all([book(rows, list, key), book(rows, list, key)]);
    for (const answer of answers) expect(answer.json()).toMatchObject({ booked: true });
    expect(await payment(number)).toMatchObject({ paid: 308_00, state: "paid" });
    const other = await send();
    const again = await book([{ number: other, collected: 308_00 }], list);
    expect(again.json().code).toBe("payment-known");
  });

  test("of two that name the same parcels at once, in any order, one is booked", async () => {
    const [one, other] = [await send(), await send()];
    const rows = [one, other].map((number) => ({ number, collected: 308_00 }));
    const answers = await Promise.all([book(rows), book(rows.toReversed()), book(rows)]);
    const booked = answers.filter((answer) => answer.json().booked);
    expect(booked).toHaveLength(1);
    const refused = answers.filter((answer) => !answer.json().booked);
    for (const answer of refused)
      expect(answer.json().rows).toMatchObject([{ problem: "booked" }, { problem: "booked" }]);
    for (const number of [one, other])
      expect(await payment(number)).toMatchObject({ paid: 308_00, refunded: 0 });
  });
});

test("the books are right after all of it", async () => {
  expect((await auditShop(shop.platform.db)).findings).toEqual([]);
});
