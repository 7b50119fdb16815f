import { afterAll, beforeAll, expect, test } from "vitest";
import { changeOrder } from "#server/modules/orders/index.ts";
import { deposit } from "#server/modules/wallet/index.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { addColleague, foundCompany } from "#server/testing/company.ts";
import { createOrderActions } from "#server/testing/orders/order-actions.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";
import { registerCustomer } from "#server/testing/sign-in.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

/** One lamp at EGP 114, delivery 60, cash-on-delivery fee 20. */
const TOTAL = 194_00;
const COMPANY = {
  companyNameEn: "El Nour Contracting",
  companyNameAr: "شركة النور للمقاولات",
  taxNumber: "987-654-321",
};

let shop: TestShop;
let variantId: number;

beforeAll(async () => {
  shop = await createTestShop();
  await shop.run(addDeliveryTerms);
  [variantId = 0] = await shop.run((work) => addProducts(work, [{ stock: 100 }]));
});
afterAll(() => shop.stop());

/** Places and ships an order, which issues its invoice. */
async function shippedOrder(client: ApiClient): Promise<string> {
  const number = await order(client);
  const { rows } = await shop.pool.query("select id from orders.order where number = $1", [number]);
  for (const to of ["processing", "shipped"] as const)
    await shop.run((work) => changeOrder(work, rows[0].id, to, { actor: "staff" }));
  return number;
}

/** Places and pays an order: its invoice is issued and it can still be cancelled. */
async function paidOrder(client: ApiClient): Promise<string> {
  const number = await order(client);
  const { pay } = await createOrderActions(shop);
  await pay(number, { kind: "transfer", amount: TOTAL });
  return number;
}

async function order(client: ApiClient): Promise<string> {
  await client.add(variantId);
  const answer = await client.order(TOTAL);
  expect(answer.statusCode).toBe(201);
  return answer.json<{ number: string }>().number;
}

test("lists the customer's invoices with credit notes, newest first", async () => {
  const mona = await registerCustomer(shop);
  const other = await registerCustomer(shop);
  const first = await paidOrder(mona);
  const second = await shippedOrder(mona);
  await shippedOrder(other);
  await order(mona);
  await mona.post(`/api/v1/orders/${first}/cancel`);

  const list = (await mona.get("/api/v1/account/invoices")).json();
  expect(list).toMatchObject({ total: 2, page: 1, pageSize: 20 });
  expect(list.items).toMatchObject([
    { orderNumber: second, invoiceStatus: "NotPaid", total: TOTAL, creditNotes: [] },
    {
      orderNumber: first,
      creditNotes: [{ invoiceNumber: expect.stringMatching(/^CRN-/), total: TOTAL }],
    },
  ]);
  const [, cancelled] = list.items;
  const [note] = cancelled.creditNotes;
  for (const { invoiceNumber } of [cancelled, note]) {
    const path = `/api/v1/account/invoices/${invoiceNumber}`;
    expect((await mona.get(path)).json()).toMatchObject({ invoiceNumber, orderNumber: first });
    expect((await mona.get(`${path.toLowerCase()}/pdf?lang=en`)).headers).toMatchObject({
      "content-type": "application/pdf",
      "content-language": "en",
    });
    for (const stranger of [path, `${path}/pdf`]) {
      expect((await other.get(stranger)).statusCode).toBe(404);
      expect((await new ApiClient(shop.app).get(stranger)).statusCode).toBe(401);
    }
  }
  expect((await mona.get(`/api/v1/account/invoices/${note.invoiceNumber}`)).json()).toMatchObject({
    kind: "credit-note",
    invoiceStatus: null,
    creditOf: cancelled.invoiceNumber,
    reason: "cancelled",
  });
});

test("keeps the company name and tax number of the invoice date", async () => {
  const buyer = await registerCustomer(shop, COMPANY);
  const number = await shippedOrder(buyer);
  await shop.pool.query("update companies.company set name_ar = 'اسم آخر', tax_number = null");
  const invoice = (await buyer.get(`/api/v1/orders/${number}/invoice?lang=ar`)).json();
  expect(invoice).toMatchObject({
    buyer: {
      type: "company",
      companyName: "شركة النور للمقاولات",
      taxNumber: "987-654-321",
      name: "منى سالم",
    },
    needsNationalId: false,
  });
});

test("returns a company's invoice only to its buyer and approver", async () => {
  const { founder } = await foundCompany(shop);
  const buyer = await addColleague(shop, founder, "buyer");
  const path = `/api/v1/orders/${await shippedOrder(buyer)}/invoice`;
  expect((await founder.get(path)).json()).toMatchObject({ buyer: { type: "company" } });
  expect((await founder.get(`${path}/pdf`)).statusCode).toBe(200);
  const { founder: rival } = await foundCompany(shop);
  const others = [rival, await addColleague(shop, founder, "buyer"), await registerCustomer(shop)];
  for (const stranger of others) {
    expect((await stranger.get(path)).statusCode).toBe(404);
    expect((await stranger.get(`${path}/pdf`)).statusCode).toBe(404);
  }
});

test("returns invoices to staff by number, with PDF and tax document", async () => {
  const staff = await signInStaff(shop, "orders");
  const person = await registerCustomer(shop);
  const company = await registerCustomer(shop, COMPANY);
  const [personal, business] = [await paidOrder(person), await shippedOrder(company)];
  await person.post(`/api/v1/orders/${personal}/cancel`);

  const found = (await staff.get(`/api/v1/admin/invoices?q=${personal.toLowerCase()}`)).json();
  expect(found).toMatchObject({ total: 1, items: [{ orderNumber: personal }] });
  const [{ invoiceNumber, creditNotes }] = found.items;
  const typed = [
    invoiceNumber,
    invoiceNumber.toLowerCase().replaceAll("-", ""),
    personal.slice(0, 9),
  ];
  for (const q of typed)
    expect((await staff.get(`/api/v1/admin/invoices?q=${q}`)).json().items).toContainEqual(
      expect.objectContaining({ invoiceNumber }),
    );
  expect((await staff.get(`/api/v1/admin/invoices/${invoiceNumber}`)).statusCode).toBe(200);
  expect((await staff.get(`/api/v1/admin/invoices/${invoiceNumber}/pdf`)).statusCode).toBe(200);

  const receipt = (await staff.get(`/api/v1/admin/invoices/${invoiceNumber}/tax-document`)).json();
  expect(receipt).toMatchObject({ documentType: { receiptType: "S" }, totalAmount: TOTAL / 100 });
  const back = `/api/v1/admin/invoices/${creditNotes[0].invoiceNumber}/tax-document`;
  expect((await staff.get(back)).json()).toMatchObject({
    header: { referenceUUID: receipt.header.uuid },
    documentType: { receiptType: "R" },
  });
  const sold = (await staff.get(`/api/v1/admin/invoices?q=${business}`)).json();
  const path = `/api/v1/admin/invoices/${sold.items[0].invoiceNumber}/tax-document`;
  expect((await staff.get(path)).json()).toMatchObject({
    documentType: "i",
    receiver: { id: "987654321" },
  });

  const open = (await staff.get(`/api/v1/admin/invoices?q=${business}&status=NotPaid`)).json();
  const paid = (await staff.get(`/api/v1/admin/invoices?q=${business}&status=Paid`)).json();
  expect([open.total, paid.total]).toEqual([1, 0]);
  const content = await signInStaff(shop, "content");
  expect((await content.get("/api/v1/admin/invoices")).statusCode).toBe(403);
  expect((await person.get("/api/v1/admin/invoices")).statusCode).toBe(401);
});

test("issues a paid invoice for an order paid by store credit", async () => {
  const mona = await registerCustomer(shop);
  await shop.run((work) =>
    deposit(work, {
      customerId: mona.userInfo.id,
      amount: 174_00,
      reason: "correction",
      reference: null,
    }),
  );
  await mona.add(variantId);
  const placed = await mona.order(174_00, { paymentMethod: "wallet" });
  expect(placed.statusCode).toBe(201);
  const { number } = placed.json<{ number: string }>();
  expect((await mona.get(`/api/v1/orders/${number}/invoice`)).json()).toMatchObject({
    invoiceStatus: "Paid",
    paymentMethod: "wallet",
    totals: { total: 174_00 },
  });
  const wallet = (await mona.get("/api/v1/account/wallet")).json();
  expect(wallet).toMatchObject({ balance: 0, entries: { items: [{ reference: number }, {}] } });
});

test("exports wallet entries and invoices with the customer's data", async () => {
  const mona = await registerCustomer(shop);
  const number = await shippedOrder(mona);
  const data = (await mona.get("/api/v1/account/export")).json();
  expect(data).toMatchObject({ wallet: [], invoices: [{ orderNumber: number, kind: "invoice" }] });
});
