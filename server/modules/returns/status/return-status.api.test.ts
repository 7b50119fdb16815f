import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditShop } from "#server/audit.ts";
import { ApiClient } from "#server/testing/api-client.ts";
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
let rare: number;

beforeAll(async () => {
  shop = await createTestShop({ config: { devPages: true } });
  await shop.run(addDeliveryTerms);
  [lamp = 0, rare = 0] = await shop.run((work) =>
    addProducts(work, [{ stock: 500 }, { stock: 2 }]),
  );
  actions = await createReturnActions(shop);
});
afterAll(() => shop.stop());

const delivered = (buyer: ApiClient, changes: Partial<Delivery> = {}) =>
  deliveredOrder(shop, buyer, { units: [[lamp, 3]], ...changes });

describe("a return", () => {
  test("restocks whole units, writes off broken ones and refunds received units", async () => {
    const buyer = new ApiClient(shop.app);
    const order = await delivered(buyer);
    const before = await actions.onHand(lamp);
    const { number } = (await actions.ask(buyer, order, { quantity: 3, reason: "damaged" })).json();
    await actions.act(number, "decision", { decision: "approved" });
    const much = await actions.act(number, "receive", {
      lines: [{ position: 1, whole: 3, broken: 1 }],
    });
    expect(much.json().code).toBe("return-quantity");
    const none = await actions.act(number, "receive", {
      lines: [{ position: 1, whole: 0, broken: 0 }],
    });
    expect(none.json().code).toBe("validation");
    const received = await actions.act(number, "receive", {
      lines: [{ position: 1, whole: 1, broken: 1 }],
    });
    expect(received.json()).toMatchObject({ state: "received", goods: [{ whole: 1, broken: 1 }] });
    expect(await actions.onHand(lamp)).toBe(before + 1);
    const { refunded: back } = (await actions.act(number, "refund")).json();
    expect(back).toMatchObject({ total: 228_00, fees: 0 });
    expect((await actions.options(buyer, order)).lines[0].open).toBe(1);
  });

  test("reserves and ships a replacement, which can be returned again", async () => {
    const buyer = new ApiClient(shop.app);
    const order = await delivered(buyer, { units: [[rare, 1]] });
    const more = { resolution: "exchange", refundTo: undefined };
    const { number } = (await actions.ask(buyer, order, { reason: "defective", more })).json();
    expect((await actions.act(number, "decision", { decision: "approved" })).json().state).toBe(
      "approved",
    );
    // The last unit is reserved: nobody else can order it.
    expect((await new ApiClient(shop.app).add(rare)).statusCode).toBe(409);
    await actions.act(number, "receive", { lines: [{ position: 1, whole: 0, broken: 1 }] });
    const sent = await actions.act(number, "exchange");
    expect(sent.json()).toMatchObject({ state: "exchanged", refunded: null });
    expect(await actions.onHand(rare)).toBe(0);
    expect(await actions.creditNotes(order)).toBe(0);
    // There is no stock for a second exchange, but a refund is possible.
    const second = (await actions.ask(buyer, order, { reason: "defective", more })).json().number;
    const short = await actions.act(second, "decision", { decision: "approved" });
    expect([short.statusCode, short.json().code]).toEqual([409, "stock"]);
    const asRefund = await actions.act(second, "decision", {
      decision: "approved",
      asRefund: true,
    });
    expect(asRefund.json()).toMatchObject({ resolution: "refund", refundTo: "original" });
    await actions.act(second, "receive", { lines: [whole(1)] });
    expect((await actions.act(second, "refund")).json().refunded.total).toBe(114_00 + 80_00);
  });

  test("refunds an exchange that is not shipped and releases its reservation", async () => {
    const buyer = await registerCustomer(shop);
    const order = await delivered(buyer);
    const more = { resolution: "exchange", refundTo: undefined };
    const input = { quantity: 2, reason: "defective", more };
    const { number } = (await actions.ask(buyer, order, input)).json();
    await actions.act(number, "decision", { decision: "approved" });
    // One of the two arrived.
    await actions.act(number, "receive", { lines: [whole(1)] });
    const paid = await actions.act(number, "refund");
    expect(paid.json()).toMatchObject({
      state: "refunded",
      refunded: { total: 114_00, toWallet: 114_00 },
    });
    const held = await actions.sum(
      "select count(*) as sum from inventory.stock_reservation where originator = $1",
      [`return:${number}`],
    );
    expect(held).toBe(0);
    expect((await actions.options(buyer, order)).lines[0].open).toBe(2);
  });

  test("releases the reservation of a refused exchange", async () => {
    const buyer = new ApiClient(shop.app);
    const order = await delivered(buyer);
    const more = { resolution: "exchange", refundTo: undefined };
    const { number } = (await actions.ask(buyer, order, { reason: "damaged", more })).json();
    await actions.act(number, "decision", { decision: "approved" });
    const silent = await actions.act(number, "decision", { decision: "refused" });
    expect(silent.json()).toMatchObject({ code: "validation", errors: [{ path: "note" }] });
    const refused = await actions.act(number, "decision", {
      decision: "refused",
      note: "It never arrived",
    });
    expect(refused.json().events.at(-1)).toMatchObject({
      state: "refused",
      note: "It never arrived",
    });
    const held = await actions.sum(
      "select count(*) as sum from inventory.stock_reservation where originator = $1",
      [`return:${number}`],
    );
    expect(held).toBe(0);
    expect((await actions.options(buyer, order)).lines[0].open).toBe(3);
  });

  test("returns 409 return-state for steps out of order", async () => {
    const buyer = new ApiClient(shop.app);
    const order = await delivered(buyer);
    const { number } = (await actions.ask(buyer, order)).json();
    for (const [what, body] of [
      ["receive", { lines: [whole(1)] }],
      ["refund", {}],
      ["exchange", {}],
    ] as const) {
      expect((await actions.act(number, what, body)).json().code, what).toBe("return-state");
    }
    await actions.act(number, "decision", { decision: "approved" });
    await actions.act(number, "receive", { lines: [whole(1)] });
    expect((await actions.act(number, "exchange")).json().code).toBe("return-state");
    expect(
      (await actions.act(number, "decision", { decision: "refused", note: "x" })).json().code,
    ).toBe("return-state");
  });
});

test("passes the consistency check after all tests in this file", async () => {
  expect((await auditShop(shop.platform.db)).findings).toEqual([]);
});
