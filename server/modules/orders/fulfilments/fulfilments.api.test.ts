import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Order } from "#contract/orders/endpoints.ts";
import { auditShop } from "#server/audit.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { openMailbox } from "#server/testing/mailbox.ts";
import { type OrderActions, createOrderActions } from "#server/testing/orders/order-actions.ts";
import { createReturnActions } from "#server/testing/orders/return-actions.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;
let actions: OrderActions;
let lamp: number;
let spot: number;
let buyer: ApiClient;
let number: string;

beforeAll(async () => {
  shop = await createTestShop();
  await shop.run(addDeliveryTerms);
  actions = await createOrderActions(shop);
});
afterAll(() => shop.stop());
beforeEach(async () => {
  [lamp = 0, spot = 0] = await shop.run((work) =>
    addProducts(work, [{ stock: 5 }, { stock: 9, piastres: 33_33 }]),
  );
  buyer = new ApiClient(shop.app);
  await buyer.add(lamp, 3);
  await buyer.add(spot, 2);
  // 342 and 66.66, delivery 60 and cash-on-delivery fee 20.
  ({ number } = (await buyer.order(488_66)).json());
  await actions.move(number, "processing");
});

const lines = (lamps: number, spots = 0) =>
  [
    { position: 1, quantity: lamps },
    { position: 2, quantity: spots },
  ].filter(({ quantity }) => quantity > 0);

const order = async () => (await buyer.get(`/api/v1/orders/${number}`)).json<Order>();

async function stock() {
  const { rows } = await shop.pool.query(
    "select on_hand, reserved from inventory.stock_level where variant_id = any ($1) order by variant_id",
    [[lamp, spot]],
  );
  return rows.map(({ on_hand, reserved }) => [on_hand, reserved]);
}

describe("an order in several parcels", () => {
  test("stays in processing until all units ship, shipped until all arrive", async () => {
    const first = await actions.ship(number, {
      lines: lines(2, 1),
      courier: "Bosta",
      tracking: "B١٢٣",
    });
    expect(first.json()).toMatchObject({ status: "processing" });
    expect(await stock()).toEqual([
      [3, 1],
      [8, 1],
    ]);
    await actions.deliver(number, 1);
    expect((await order()).status).toBe("processing");
    const second = await actions.ship(number, {});
    expect(second.json()).toMatchObject({ status: "shipped" });
    expect(await stock()).toEqual([
      [2, 0],
      [7, 0],
    ]);
    await actions.deliver(number, 2);
    const { status, fulfilments, events, lines: rows } = await order();
    expect(status).toBe("delivered");
    expect(events.map((event) => event.status)).toEqual([
      "ordered",
      "processing",
      "shipped",
      "delivered",
    ]);
    expect(rows.map(({ shipped, delivered }) => [shipped, delivered])).toEqual([
      [3, 3],
      [2, 2],
    ]);
    expect(fulfilments).toMatchObject([
      { number: 1, state: "delivered", courier: "Bosta", tracking: "B123", lines: lines(2, 1) },
      { number: 2, state: "delivered", courier: null, tracking: null, lines: lines(1, 1) },
    ]);
    const { rows: moves } = await shop.pool.query(
      "select originator, quantity from inventory.stock_movement where kind = 'sale' and variant_id = $1 order by id",
      [lamp],
    );
    expect(moves).toEqual([
      { originator: `parcel:${number}/1`, quantity: -2 },
      { originator: `parcel:${number}/2`, quantity: -1 },
    ]);
  });

  test("splits the cash to collect per parcel, with fees in the first", async () => {
    const parcels = [lines(1), lines(1, 1), undefined];
    for (const part of parcels) await actions.ship(number, part ? { lines: part } : {});
    const { fulfilments, dueNow } = await order();
    const collects = fulfilments.map(({ collect }) => collect);
    expect(collects).toEqual([114_00 + 80_00, 114_00 + 33_33, 114_00 + 33_33]);
    expect(collects.reduce((sum, one) => sum + one)).toBe(dueNow);
  });

  test("does not collect cash that was already booked or paid", async () => {
    await actions.pay(number, { kind: "transfer", amount: 100_00 });
    await actions.ship(number, { lines: lines(3) });
    await actions.deliver(number, 1);
    await actions.pay(number, { kind: "cash", amount: 322_00 });
    await actions.ship(number, {});
    const { fulfilments } = await order();
    expect(fulfilments.map(({ collect }) => collect)).toEqual([322_00, 66_66]);
  });

  test("ships and delivers the remaining units in one parcel on status change", async () => {
    await actions.ship(number, { lines: lines(1) });
    await actions.move(number, "shipped");
    await actions.move(number, "delivered");
    const { status, fulfilments } = await order();
    expect([status, fulfilments.map(({ state }) => state)]).toEqual([
      "delivered",
      ["delivered", "delivered"],
    ]);
    expect(fulfilments[1]?.lines).toEqual(lines(2, 2));
  });

  test("rejects excess, unknown and duplicate lines with the field path", async () => {
    await actions.ship(number, { lines: lines(2) });
    const many = await actions.ship(number, { lines: lines(2, 1) });
    expect([many.statusCode, many.json()]).toMatchObject([
      409,
      { code: "units-left", values: { left: 1 }, errors: [{ path: "lines.0.quantity" }] },
    ]);
    const twice = await actions.ship(number, { lines: [...lines(1), ...lines(1)] });
    expect([twice.statusCode, twice.json().errors[0].path]).toEqual([422, "lines.1.position"]);
    const unknown = await actions.ship(number, { lines: [{ position: 9, quantity: 1 }] });
    expect(unknown.json().errors[0].path).toBe("lines.0.position");
    expect((await actions.deliver(number, 7)).statusCode).toBe(404);
  });

  test("returns 409 order-state when shipped before packing or delivered twice", async () => {
    const other = new ApiClient(shop.app);
    await other.add(spot);
    const { number: fresh } = (await other.order(113_33)).json();
    expect((await actions.ship(fresh, {})).json().code).toBe("order-state");
    await actions.ship(number, { lines: lines(1) });
    expect((await actions.deliver(number, 1)).statusCode).toBe(200);
    expect((await actions.deliver(number, 1)).json().code).toBe("order-state");
  });

  test("returns 409 order-state when cancelled after a parcel was shipped", async () => {
    await actions.ship(number, { lines: lines(1) });
    expect((await actions.move(number, "cancelled")).json().code).toBe("order-state");
    expect((await order()).status).toBe("processing");
  });

  test("corrects courier and tracking number and logs both values", async () => {
    await actions.ship(number, { lines: lines(1), courier: "Bosta" });
    const fixed = await actions.staff.send({
      method: "PATCH",
      url: `/api/v1/admin/orders/${number}/fulfilments/1`,
      payload: { courier: "Aramex", tracking: "A-9" },
    });
    expect(fixed.json().fulfilments[0]).toMatchObject({ courier: "Aramex", tracking: "A-9" });
    const { rows } = await shop.pool.query(
      "select before, after from staff.audit_entry where action = 'order.correct-parcel' and target = $1",
      [`order:${number}`],
    );
    expect(rows).toEqual([
      { before: { courier: "Bosta", tracking: "" }, after: { courier: "Aramex", tracking: "A-9" } },
    ]);
  });
});

describe("POST /admin/orders/{number}/fulfilments", () => {
  test("ships the same units once for concurrent requests", async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => actions.ship(number, { lines: lines(2) })),
    );
    const codes = answers.map(({ statusCode }) => statusCode).toSorted((one, two) => one - two);
    expect(codes).toEqual([200, 409, 409, 409, 409, 409]);
    expect((await stock())[0]).toEqual([3, 1]);
  });

  test("creates one parcel for a repeated idempotency key", async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => actions.ship(number, { lines: lines(1) }, "parcel-key-1")),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect((await order()).fulfilments).toHaveLength(1);
    const other = await actions.ship(number, { lines: lines(2) }, "parcel-key-1");
    expect(other.json().code).toBe("idempotency-mismatch");
  });

  test("ships or cancels each unit once for concurrent requests", async () => {
    const answers = await Promise.all([
      actions.ship(number, { lines: lines(3) }),
      actions.cancel(number, { lines: lines(2) }),
      actions.ship(number, { lines: lines(1) }),
      actions.cancel(number, { lines: lines(3) }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toContain(200);
    const [line] = (await order()).lines;
    const { shipped, cancelled } = line ?? { shipped: 0, cancelled: 0 };
    expect(shipped + cancelled).toBeLessThanOrEqual(3);
    const [[onHand, reserved] = []] = await stock();
    expect([onHand, reserved]).toEqual([5 - shipped, 3 - shipped - cancelled]);
  });

  test("is limited to the ordered units by a database constraint", async () => {
    await actions.ship(number, { lines: lines(3) });
    const more = shop.pool.query(
      `insert into orders.fulfilment_line (fulfilment_id, order_id, position, quantity)
       select parcel.id, order_id, 2, 3 from orders.fulfilment as parcel
       join orders.order as placed on placed.id = order_id where placed.number = $1`,
      [number],
    );
    await expect(more).rejects.toThrow(/order_line_at_most/);
    const gone = shop.pool.query("delete from orders.fulfilment_line");
    await expect(gone).rejects.toThrow(/only ever added to/);
  });
});

test("allows returns of a delivered parcel before the other parcels arrive", async () => {
  const returns = await createReturnActions(shop);
  const ask = (quantity: number, position = 1) =>
    returns.ask(buyer, number, { quantity, position, reason: "defective" });
  await actions.ship(number, { lines: lines(2) });
  expect((await ask(1)).json().code).toBe("not-delivered");
  await actions.deliver(number, 1);
  const options = await returns.options(buyer, number);
  expect(options.lines.map(({ open }: { open: number }) => open)).toEqual([2, 0]);
  expect((await ask(1, 2)).json().code).toBe("not-delivered");
  expect((await ask(3)).json().code).toBe("return-quantity");
  expect((await ask(2)).statusCode).toBe(201);
  await actions.ship(number, {});
  await actions.deliver(number, 2);
  expect((await ask(1)).statusCode).toBe(201);
  expect((await ask(1)).json().code).toBe("return-quantity");
});

test("emails each parcel once with lines, courier and tracking number", async () => {
  const box = openMailbox(shop.platform);
  const mona = "parcels@example.com";
  const other = new ApiClient(shop.app);
  await other.add(lamp, 1);
  await other.add(spot, 2);
  ({ number } = (await other.order(260_66, { contact: { email: mona } })).json());
  await actions.move(number, "processing");
  await actions.ship(number, { lines: lines(0, 2), courier: "Bosta", tracking: "B-77" });
  await box.mailsTo(mona);
  await actions.ship(number, {});
  const mails = (await box.mailsTo(mona)).slice(2);
  expect(mails.map(({ subject }) => subject.replaceAll(/[\u2066-\u2069]/g, ""))).toEqual([
    `Parcel 1 of your order ${number} is on its way`,
    `The last parcel of your order ${number} is on its way`,
  ]);
  expect(mails[0]?.text).toContain("One item follows");
  for (const words of ["Bosta", "B-77", "2 items", "146.66"])
    expect(mails[0]?.text).toContain(words);
  expect(mails[1]?.text).toContain("EGP 114");
  expect(mails[1]?.text.replaceAll(/[\u2066-\u2069]/g, "")).toContain("2 of 2");
});

test("passes the consistency check after all tests in this file", async () => {
  expect((await auditShop(shop.platform.db)).findings).toEqual([]);
});
