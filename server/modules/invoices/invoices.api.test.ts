import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { InvoiceDocument } from "#contract/invoices/document.ts";
import { changeOrder, fulfilmentSent } from "#server/modules/orders/index.ts";
import { returnRefunded } from "#server/modules/returns/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { lookUp, openByCode } from "#server/testing/orders/order-access.ts";
import { createOrderActions } from "#server/testing/orders/order-actions.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { issueCreditNote } from "./issue/issue-credit-note.ts";
import { settleInvoice } from "./issue/settle-invoice.ts";

/** One lamp at EGP 114, delivery 60, cash-on-delivery fee 20. */
const TOTAL = 194_00;
/** Shipping an order under this contact name fails. */
const FAILING = "طلب لا يكتمل";

let shop: TestShop;
let variantId: number;

beforeAll(async () => {
  shop = await createTestShop({ config: { devPages: true } });
  await shop.run(addDeliveryTerms);
  [variantId = 0] = await shop.run((work) => addProducts(work, [{ stock: 500 }]));
});
afterAll(() => shop.stop());

async function order(quantity = 1, total = TOTAL) {
  const client = new ApiClient(shop.app);
  await client.add(variantId, quantity);
  const answer = await client.order(total);
  expect(answer.statusCode).toBe(201);
  return { client, number: answer.json<{ number: string }>().number };
}

/** Places and ships an order, which issues its invoice. */
async function shippedOrder(quantity = 1, total = TOTAL) {
  const placed = await order(quantity, total);
  await move(placed.number, "processing", "shipped");
  return placed;
}

interface Row {
  id: number;
  number: string;
  serial: number;
  order_id: number;
  reference: string | null;
  total_piastres: number;
  vat_piastres: number;
  paid_at: Date | null;
}

async function documents(where: string, values: unknown[] = []): Promise<Row[]> {
  const { rows } = await shop.pool.query<Row>(
    `select * from invoices.document where ${where} order by id`,
    values,
  );
  return rows;
}

async function invoiceOf(number: string): Promise<Row> {
  const [row] = await documents("order_number = $1 and kind = 'invoice'", [number]);
  if (!row) throw new Error(`no invoice of ${number}`);
  return row;
}

async function move(number: string, ...states: ("processing" | "shipped" | "delivered")[]) {
  const { rows } = await shop.pool.query("select id from orders.order where number = $1", [number]);
  for (const state of states)
    await shop.run((work) => changeOrder(work, rows[0].id, state, { actor: "staff" }));
}

async function serials(): Promise<number[]> {
  const rows = await documents("kind = 'invoice'");
  return rows.map(({ serial }) => serial).toSorted((a, b) => a - b);
}

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

async function packedOrder(index: number, name = "منى سالم"): Promise<string> {
  const client = new ApiClient(shop.app);
  await client.add(variantId);
  const phone = `0101234${String(1000 + index)}`;
  const { number } = (await client.order(TOTAL, { contact: { name, phone } })).json();
  await move(number, "processing");
  return number;
}

test("numbers fifty invoices without gaps for orders shipped concurrently", async () => {
  const before = await serials();
  const numbers = await Promise.all(upTo(50).map((index) => packedOrder(index)));
  expect(await serials()).toEqual(before);
  await Promise.all(numbers.map((number) => move(number, "shipped")));
  expect(await serials()).toEqual(upTo(before.length + 50));
});

test("leaves no gap when shipping fails after the invoice was issued", async () => {
  const before = await serials();
  // A handler after the invoice's own, as a module above might have.
  shop.platform.events.inTransaction(fulfilmentSent, async ({ db }, { orderId }) => {
    const { rows } = await sql<{ contact_name: string }>`
      select contact_name from orders.order where id = ${orderId}`.execute(db);
    if (rows[0]?.contact_name === FAILING) refuse("order-state");
  });
  const numbers = await Promise.all(
    upTo(20).map((index) => packedOrder(index, index % 2 === 0 ? undefined : FAILING)),
  );
  const ends = await Promise.allSettled(numbers.map((number) => move(number, "shipped")));
  expect(ends.filter(({ status }) => status === "rejected")).toHaveLength(10);
  expect(await serials()).toEqual(upTo(before.length + 10));
});

test("freezes the order's lines and VAT in the invoice", async () => {
  const { client, number } = await shippedOrder(3, 3 * 114_00 + 80_00);
  const answer = await client.get(`/api/v1/orders/${number}/invoice`);
  expect(answer.statusCode).toBe(200);
  const invoice = answer.json<InvoiceDocument>();
  expect(invoice).toMatchObject({
    kind: "invoice",
    invoiceNumber: expect.stringMatching(/^INV-\d{4}-\d{6}$/),
    invoiceStatus: "NotPaid",
    orderNumber: number,
    seller: { name: "Fanous" },
    buyer: { type: "person", name: "منى سالم", phone: "010 1234 5678", companyName: null },
    needsNationalId: false,
  });
  expect(
    invoice.lines.map(({ kind, quantity, gross, vat }) => [kind, quantity, gross, vat]),
  ).toEqual([
    ["goods", 3, 342_00, 42_00],
    ["delivery", 1, 60_00, 7_37],
    ["cod-fee", 1, 20_00, 2_46],
  ]);
  expect(invoice.totals).toEqual({ discount: 0, net: 370_17, vat: 51_83, total: 422_00 });
  // Later renames do not affect it.
  await shop.pool.query(`update orders.order_line set name = '{"ar": "س", "en": "x"}'`);
  const again = await client.get(`/api/v1/orders/${number}/invoice`);
  expect(again.json()).toEqual(invoice);
});

test("returns 404 for another visitor's invoice and code-needed after a lookup", async () => {
  const { client, number } = await shippedOrder();
  const stranger = new ApiClient(shop.app);
  await stranger.add(variantId);
  for (const path of [`/api/v1/orders/${number}/invoice`, `/api/v1/orders/${number}/invoice/pdf`]) {
    expect((await stranger.get(path)).statusCode).toBe(404);
    expect((await new ApiClient(shop.app).get(path)).statusCode).toBe(404);
    expect((await client.get(path.toLowerCase())).statusCode).toBe(200);
  }
  // Giving the order's phone requires a code sent to it.
  await lookUp(stranger, { number, phone: "01012345678" });
  const masked = await stranger.get(`/api/v1/orders/${number}/invoice`);
  expect([masked.statusCode, masked.json().code]).toEqual([403, "code-needed"]);
  await openByCode(shop, stranger, { number, phone: "01012345678" });
  expect((await stranger.get(`/api/v1/orders/${number}/invoice`)).statusCode).toBe(200);
});

test("sends the PDF in the requested language with cache-control no-store", async () => {
  const { client, number } = await shippedOrder();
  const answer = await client.get(`/api/v1/orders/${number}/invoice/pdf?lang=ar`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    "content-type": "application/pdf",
    "content-language": "ar",
    "cache-control": "private, no-store",
    "content-disposition": expect.stringMatching(
      /^attachment; filename="INV-\d{4}-\d{6}-ar\.pdf"$/,
    ),
  });
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
});

test("marks a cash-on-delivery invoice as paid once, on delivery", async () => {
  const { client, number } = await order();
  await move(number, "processing", "shipped");
  expect((await invoiceOf(number)).paid_at).toBeNull();
  await move(number, "delivered");
  const { paid_at, order_id } = await invoiceOf(number);
  expect(paid_at).toBeInstanceOf(Date);
  await shop.run((work) => settleInvoice(work, order_id));
  expect((await invoiceOf(number)).paid_at).toEqual(paid_at);
  const invoice = (await client.get(`/api/v1/orders/${number}/invoice`)).json<InvoiceDocument>();
  expect(invoice).toMatchObject({ invoiceStatus: "Paid", paidAt: paid_at?.toISOString() });
});

test("credits the whole invoice of a paid order when it is cancelled", async () => {
  const client = new ApiClient(shop.app);
  await client.add(variantId, 2);
  const placed = await client.order(2 * 114_00 + 60_00, { paymentMethod: "card" });
  const { number, due } = placed.json<{ number: string; due: number }>();
  const { pay } = await createOrderActions(shop);
  await pay(number, { kind: "transfer", amount: due });
  expect((await client.post(`/api/v1/orders/${number}/cancel`)).statusCode).toBe(200);
  const invoice = await invoiceOf(number);
  expect(await documents("invoice_id = $1", [invoice.id])).toMatchObject([
    {
      number: expect.stringMatching(/^CRN-\d{4}-\d{6}$/),
      total_piastres: invoice.total_piastres,
      vat_piastres: invoice.vat_piastres,
    },
  ]);
});

test("limits credit notes to the quantity and amount of the line", async () => {
  const { number } = await shippedOrder(7, 7 * 114_00 + 80_00);
  const { id: invoiceId } = await invoiceOf(number);
  const credit = (quantity: number, reference: string) =>
    shop.run((work) =>
      issueCreditNote(work, {
        invoiceId,
        lines: [{ position: 1, quantity, amount: quantity * 114_00 }],
        reason: "return",
        reference,
      }),
    );
  await Promise.all([credit(2, "RET-1"), credit(2, "RET-2"), credit(2, "RET-3")]);
  await expect(credit(2, "RET-4")).rejects.toThrow(/line_credited_at_most/);
  await credit(1, "RET-5");
  await expect(credit(1, "RET-5")).rejects.toThrow(/line_credited_at_most/);
  const notes = await documents("invoice_id = $1", [invoiceId]);
  const sum = (of: (row: Row) => number) => notes.reduce((all, row) => all + of(row), 0);
  expect([sum((row) => row.total_piastres), sum((row) => row.vat_piastres)]).toEqual([
    798_00, 98_00,
  ]);
});

test("credits returned units under the return number, fees only when requested", async () => {
  const { number } = await shippedOrder(2, 2 * 114_00 + 80_00);
  const { id, order_id: orderId } = await invoiceOf(number);
  await shop.run((work) =>
    work.emit(returnRefunded, {
      orderId,
      returnNumber: "RET-77",
      lines: [{ position: 1, quantity: 1, amount: 114_00 }],
      fees: false,
      setOff: 0,
    }),
  );
  await shop.run((work) =>
    work.emit(returnRefunded, {
      orderId,
      returnNumber: "RET-78",
      lines: [{ position: 1, quantity: 1, amount: 114_00 }],
      fees: true,
      setOff: 0,
    }),
  );
  const notes = await documents("invoice_id = $1", [id]);
  expect(notes.map(({ reference, total_piastres }) => [reference, total_piastres])).toEqual([
    ["RET-77", 114_00],
    ["RET-78", 114_00 + 80_00],
  ]);
});

test("requires a national ID once above the legal invoice value", async () => {
  const [dear = 0] = await shop.run((work) =>
    addProducts(work, [{ stock: 3, piastres: 150_001_00 }]),
  );
  await shop.pool.query("update pricing.delivery_terms set cod_limit_piastres = null");
  const client = new ApiClient(shop.app);
  await client.add(dear);
  const { total } = (await client.quote()).json<{ totals: { total: number } }>().totals;
  const { number } = (await client.order(total)).json<{ number: string }>();
  await move(number, "processing", "shipped");
  const path = `/api/v1/orders/${number}/invoice`;
  expect((await client.get(path)).json()).toMatchObject({ needsNationalId: true });
  const wrong = await client.post(`${path}/national-id`, { nationalId: "123" });
  expect(wrong.statusCode).toBe(422);
  const added = await client.post(`${path}/national-id`, { nationalId: "٢٩٠٠١٠١١٢٣٤٥٦٧" });
  expect(added.json()).toMatchObject({
    needsNationalId: false,
    buyer: { nationalId: "29001011234567" },
  });
  const again = await client.post(`${path}/national-id`, { nationalId: "29001011234568" });
  expect(again.json()).toMatchObject({ code: "national-id-not-needed" });

  // Access to the phone does not yet prove who the buyer is.
  const courier = new ApiClient(shop.app);
  const label = { number: path.split("/")[4] ?? "", phone: "01012345678" };
  expect((await openByCode(shop, courier, label)).statusCode).toBe(200);
  expect((await courier.get(path)).json().buyer.nationalId).toBe("••••••••••4567");
  expect((await client.get(path)).json().buyer.nationalId).toBe("29001011234567");
});

test.each([
  [
    "a change of a total",
    "update invoices.document set total_piastres = 1, vat_piastres = 0",
    /frozen/,
  ],
  [
    "the removal of a payment date",
    "update invoices.document set paid_at = null where paid_at is not null",
    /frozen/,
  ],
  [
    "a change of the buyer",
    'update invoices.document set buyer = buyer || \'{"name": "x"}\'',
    /frozen/,
  ],
  ["the deletion of a document", "delete from invoices.document", /kept|foreign key/],
  [
    "a change of a line's VAT",
    "update invoices.line set vat_piastres = 0 where vat_piastres > 0",
    /frozen/,
  ],
  ["a gap in the counter", "update invoices.counter set last = last + 2", /gaps/],
  ["the deletion of the counter", "delete from invoices.counter", /gaps/],
])("rejects %s by a database constraint", async (_what, statement, reason) => {
  await expect(shop.pool.query(statement)).rejects.toThrow(reason);
});

test("rejects a document whose total differs from the sum of its lines", async () => {
  const { number } = await shippedOrder();
  const { id } = await invoiceOf(number);
  const copy = `insert into invoices.document (kind, year, serial, number, order_id, order_number, invoice_id, reason,
      issued_on, locale, payment_method, seller, buyer, total_piastres, vat_piastres)
    select 'credit-note', year, 999999, 'CRN-' || year || '-999999', order_id, order_number, id, 'correction',
      issued_on, locale, payment_method, seller, buyer, 1, 0 from invoices.document where id = $1`;
  await expect(shop.pool.query(copy, [id])).rejects.toThrow(/come to/);
});

test("removes the buyer from an erased customer's invoice", async () => {
  const { client, number } = await shippedOrder();
  const { rows } = await shop.pool.query<{ shopper_id: number }>(
    "select shopper_id from orders.order where number = $1",
    [number],
  );
  const shopperId = rows[0]?.shopper_id ?? 0;
  const before = (await client.get(`/api/v1/orders/${number}/invoice`)).json<InvoiceDocument>();
  const { number: stranger } = await shippedOrder();
  // Only this module's step: the order itself is still in progress.
  const { eraseBuyer } = await import("./personal-data.ts");
  await shop.run((work) => eraseBuyer(work, shopperId));
  const after = (await client.get(`/api/v1/orders/${number}/invoice`)).json<InvoiceDocument>();
  expect(after).toEqual({
    ...before,
    buyer: { ...before.buyer, name: "Deleted customer", phone: null, address: null },
  });
  const { rows: kept } = await shop.pool.query(
    "select buyer->>'name' as name from invoices.document where order_number = $1",
    [stranger],
  );
  expect(kept).toEqual([{ name: "منى سالم" }]);
});
