import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { InvoiceDocument } from "#contract/invoices/document.ts";
import type { Order } from "#contract/orders/endpoints.ts";
import { auditShop } from "#server/audit.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { addColleague, foundCompany } from "#server/testing/company.ts";
import {
  createCreditScenario,
  type CreditScenario,
  units,
} from "#server/testing/orders/credit-scenario.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

/** Three lamps at 114, two spots at 33.33, delivery 60, cash-on-delivery fee 20. */
const TOTAL = 488_66;
const LAMP = 114_00;

let shop: TestShop;
let scenario: CreditScenario;

beforeAll(async () => {
  shop = await createTestShop({ config: { devPages: true } });
  scenario = await createCreditScenario(shop);
});
afterAll(() => shop.stop());

const documentsOf = async ({ number }: Order) => {
  const { rows } = await shop.pool.query<{ kind: string; total: number; paid: boolean }>(
    `select kind, total_piastres as total, paid_at is not null as paid
     from invoices.document where order_number = $1 order by id`,
    [number],
  );
  return rows;
};
const invoice = (total: number, paid: boolean) => ({ kind: "invoice", total, paid });
const note = (total: number) => ({ kind: "credit-note", total, paid: false });
const pack = async ({ number }: Order) => {
  expect((await scenario.actions.move(number, "processing")).statusCode).toBe(200);
};
const ship = ({ number }: Order, lines?: { position: number; quantity: number }[]) =>
  scenario.actions.ship(number, lines ? { lines } : {});
const shown = async (buyer: ApiClient, { number }: Order) =>
  (await buyer.get(`/api/v1/orders/${number}/invoice`)).json<InvoiceDocument>();

describe("an order paid in cash", () => {
  test("issues its invoice with the first parcel and settles it on delivery", async () => {
    const order = await scenario.order(new ApiClient(shop.app));
    await pack(order);
    expect(await documentsOf(order)).toEqual([]);
    await ship(order, units(1));
    expect(await documentsOf(order)).toEqual([invoice(TOTAL, false)]);
    await ship(order);
    await scenario.actions.deliver(order.number, 1);
    expect(await documentsOf(order)).toEqual([invoice(TOTAL, false)]);
    await scenario.actions.deliver(order.number, 2);
    expect(await documentsOf(order)).toEqual([invoice(TOTAL, true)]);
  });

  test("leaves neither invoice nor credit note when cancelled before shipping", async () => {
    const buyer = new ApiClient(shop.app);
    const order = await scenario.order(buyer);
    expect((await buyer.post(`/api/v1/orders/${order.number}/cancel`)).statusCode).toBe(200);
    expect(await documentsOf(order)).toEqual([]);
    expect((await buyer.get(`/api/v1/orders/${order.number}/invoice`)).statusCode).toBe(404);
  });

  test("issues one invoice for parcels shipped concurrently", async () => {
    const order = await scenario.order(new ApiClient(shop.app));
    await pack(order);
    const parcels = [units(1), units(1), units(1), units(0, 1), units(0, 1)];
    const answers = await Promise.all(parcels.map((lines) => ship(order, lines)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(parcels.map(() => 200));
    expect(await documentsOf(order)).toEqual([invoice(TOTAL, false)]);
  });

  test("invoices the remaining units after a cancellation and credits later ones", async () => {
    const order = await scenario.order(new ApiClient(shop.app));
    await pack(order);
    await scenario.actions.cancel(order.number, { lines: units(1) });
    expect(await documentsOf(order)).toEqual([]);
    await ship(order, units(1));
    await scenario.actions.cancel(order.number, { lines: units(1, 1) });
    expect(await documentsOf(order)).toEqual([invoice(TOTAL - LAMP, false), note(LAMP + 33_33)]);
  });

  test("is credited when its only parcel is refused", async () => {
    const order = await scenario.order(new ApiClient(shop.app));
    await pack(order);
    await ship(order);
    await scenario.actions.fail(order.number, 1, { failure: "refused" });
    expect(await documentsOf(order)).toEqual([invoice(TOTAL, false), note(TOTAL)]);
  });

  test("issues a paid invoice when staff book its money before it ships", async () => {
    const order = await scenario.order(new ApiClient(shop.app));
    await scenario.actions.pay(order.number, { kind: "cash", amount: TOTAL });
    expect(await documentsOf(order)).toEqual([invoice(TOTAL, true)]);
  });

  test("issues a paid invoice when a cancellation leaves nothing due", async () => {
    const order = await scenario.order(await scenario.rich(), { wallet: 200_00 });
    await pack(order);
    // 146.66 of goods and fees are left, less than the store credit.
    await scenario.actions.cancel(order.number, { lines: units(3) });
    expect(await documentsOf(order)).toEqual([invoice(TOTAL - 3 * LAMP, true)]);
  });

  test("issues the note of earlier goodwill with the invoice", async () => {
    const order = await scenario.order(await scenario.rich(), { wallet: 200_00 });
    await pack(order);
    await scenario.actions.goodwill(order.number, { amount: 15_00, refundTo: "wallet" });
    expect(await documentsOf(order)).toEqual([]);
    await ship(order, units(1));
    expect(await documentsOf(order)).toEqual([invoice(TOTAL, false), note(15_00)]);
  });
});

describe("an order paid before it ships", () => {
  test("issues a paid invoice when all of its money has arrived", async () => {
    const order = await scenario.order(new ApiClient(shop.app), { paymentMethod: "card" });
    await scenario.actions.pay(order.number, { kind: "transfer", amount: 100_00 });
    expect(await documentsOf(order)).toEqual([]);
    await scenario.actions.pay(order.number, { kind: "transfer", amount: order.due - 100_00 });
    expect(await documentsOf(order)).toEqual([invoice(order.due, true)]);
  });

  test("leaves no document when it is cancelled before it is paid", async () => {
    const order = await scenario.order(new ApiClient(shop.app), { paymentMethod: "card" });
    await scenario.actions.move(order.number, "cancelled");
    expect(await documentsOf(order)).toEqual([]);
  });

  test("issues its invoice unpaid when staff ship it on credit", async () => {
    const order = await scenario.order(new ApiClient(shop.app), { paymentMethod: "card" });
    await scenario.actions.move(order.number, "ordered");
    await pack(order);
    expect(await documentsOf(order)).toEqual([]);
    await ship(order);
    expect(await documentsOf(order)).toEqual([invoice(order.due, false)]);
    await scenario.actions.pay(order.number, { kind: "transfer", amount: order.due });
    expect(await documentsOf(order)).toEqual([invoice(order.due, true)]);
  });
});

test("names the order's company on an invoice issued after its buyer left", async () => {
  const { founder, companyId } = await foundCompany(shop);
  const buyer = await addColleague(shop, founder, "buyer");
  const order = await scenario.order(buyer);
  const path = `/api/v1/account/company/members/${buyer.userInfo.id}`;
  expect((await founder.send({ method: "DELETE", url: path })).statusCode).toBeLessThan(300);
  await pack(order);
  await ship(order);
  const { rows } = await shop.pool.query("select name_en from companies.company where id = $1", [
    companyId,
  ]);
  expect(await shown(founder, order)).toMatchObject({
    kind: "invoice",
    buyer: { type: "company", companyName: rows[0].name_en },
  });
});

describe("the order confirmation", () => {
  test("is returned until the invoice is issued", async () => {
    const buyer = new ApiClient(shop.app);
    const order = await scenario.order(buyer);
    expect(await shown(buyer, order)).toMatchObject({
      kind: "confirmation",
      invoiceNumber: order.number,
      invoiceStatus: null,
      paidAt: null,
      seller: { name: "Fanous" },
      buyer: { name: "منى سالم", phone: "010 1234 5678" },
      totals: { total: TOTAL, vat: order.totals.vat },
      needsNationalId: false,
    });
    await pack(order);
    await ship(order);
    expect(await shown(buyer, order)).toMatchObject({ kind: "invoice", invoiceStatus: "NotPaid" });
  });

  test("is a PDF named after the order number", async () => {
    const buyer = new ApiClient(shop.app);
    const { number } = await scenario.order(buyer);
    const file = await buyer.get(`/api/v1/orders/${number}/invoice/pdf?lang=ar`);
    expect(file.headers["content-disposition"]).toContain(`${number}-ar.pdf`);
    expect(file.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
  });

  test("returns 404 to another visitor", async () => {
    const { number } = await scenario.order(new ApiClient(shop.app));
    const other = new ApiClient(shop.app);
    await other.post("/api/v1/cart/lines", { variantId: 1, quantity: 1 });
    expect((await other.get(`/api/v1/orders/${number}/invoice`)).statusCode).toBe(404);
  });
});

test("passes the consistency check after all tests in this file", async () => {
  expect((await auditShop(shop.platform.db)).findings).toEqual([]);
});
