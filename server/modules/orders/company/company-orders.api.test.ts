import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { reviewCompany } from "#server/modules/companies/index.ts";
import { savePriceList } from "#server/modules/pricing/index.ts";
import { deposit } from "#server/modules/wallet/index.ts";
import { addColleague, foundCompany } from "#server/testing/company.ts";
import { registerCustomer, type CustomerClient } from "#server/testing/sign-in.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;
let approver: CustomerClient;
let buyer: CustomerClient;
let companyId: number;
let variantId: number;

beforeAll(async () => {
  shop = await createTestShop();
  await shop.run(addDeliveryTerms);
  [variantId = 0] = await shop.run((work) => addProducts(work, [{ stock: 500 }]));
  const company = await foundCompany(shop);
  ({ companyId } = company);
  approver = company.founder;
  buyer = await addColleague(shop, approver, "buyer");
  await approver.send({
    method: "PATCH",
    url: "/api/v1/account/company",
    payload: { needsApproval: true },
  });
});
afterAll(() => shop.stop());

const decide = (who: CustomerClient, number: string, approve: boolean) =>
  who.post(`/api/v1/account/company/orders/${number}/decision`, { approve, note: "Villa 7" });
const read = async (who: CustomerClient, number: string) =>
  (await who.get(`/api/v1/orders/${number}`)).json();

async function orderAs(who: CustomerClient, changes: object = {}): Promise<string> {
  await who.add(variantId);
  const placed = await who.order(194_00, { purchaseOrder: "PO ٧٧/2026", ...changes });
  if (placed.statusCode !== 201) throw new Error(placed.body);
  return placed.json().number;
}

describe("a buyer's order", () => {
  let number: string;
  beforeEach(async () => {
    number = await orderAs(buyer);
  });

  test("waits for approval with reserved items and its purchase order number", async () => {
    expect(await read(buyer, number)).toMatchObject({
      status: "pending",
      waitingFor: "approval",
      purchaseOrder: "PO 77/2026",
      heldUntil: expect.any(String),
    });
    const waiting = await approver.get("/api/v1/account/company/orders?waiting=true");
    expect(waiting.json().items[0]).toMatchObject({
      number,
      waitingFor: "approval",
      buyer: "منى سالم",
      purchaseOrder: "PO 77/2026",
    });
  });

  test("returns 409 for all but one of concurrent approvals", async () => {
    const answers = await Promise.all([1, 2, 3].map(() => decide(approver, number, true)));
    const codes = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(codes).toEqual([200, 409, 409]);
    expect(await read(buyer, number)).toMatchObject({ status: "ordered", waitingFor: null });
  });

  test("is cancelled when the approver declines it", async () => {
    expect((await decide(approver, number, false)).json().status).toBe("cancelled");
    expect((await decide(approver, number, true)).json().code).toBe("order-state");
  });

  test("rejects decisions by its buyer, other companies and private customers", async () => {
    expect((await decide(buyer, number, true)).json().code).toBe("approver-only");
    const { founder: stranger } = await foundCompany(shop);
    expect((await decide(stranger, number, true)).statusCode).toBe(404);
    expect((await stranger.get(`/api/v1/orders/${number}`)).statusCode).toBe(404);
    const person = await registerCustomer(shop);
    expect((await decide(person, number, true)).statusCode).toBe(403);
    expect((await buyer.get("/api/v1/account/company/orders")).json().code).toBe("approver-only");
  });
});

test("places an approver's own order without approval", async () => {
  const number = await orderAs(approver);
  expect(await read(approver, number)).toMatchObject({ status: "ordered", waitingFor: null });
});

test("returns 404 to a buyer for a colleague's order", async () => {
  const number = await orderAs(buyer);
  const second = await addColleague(shop, approver, "buyer");
  expect((await second.get(`/api/v1/orders/${number}`)).statusCode).toBe(404);
  expect((await read(approver, number)).number).toBe(number);
});

test("applies price list and bank transfer after the shop approves the company", async () => {
  const priceListId = await shop.run((work) =>
    savePriceList(work, {
      code: "engineers",
      name: { ar: "مكاتب هندسية", en: "Engineers" },
      prices: [{ variantId, piastres: 80_00 }],
    }),
  );
  await approver.add(variantId);
  const methods = async () => (await approver.quote()).json().methods;
  expect(await methods()).toContainEqual({ method: "bank-transfer", reason: "company" });
  await shop.run((work) =>
    reviewCompany(work, companyId, { review: "approved", note: "", priceListId }),
  );
  expect(await methods()).toContainEqual({ method: "bank-transfer", reason: null });
  const { items } = (await approver.cart()).json();
  expect(items[0].price).toMatchObject({ amount: 80_00, was: 114_00 });

  await buyer.add(variantId);
  const placed = await buyer.order(140_00, { paymentMethod: "bank-transfer" });
  const { number } = placed.json();
  expect((await decide(approver, number, true)).json()).toMatchObject({
    status: "pending",
    waitingFor: "payment",
  });
  const { rows } = await shop.pool.query(
    `select event.status, event.waiting_for, event.note, exists (
       select from jobs.job where name = 'order-mails' and (data ->> 'eventId')::integer = event.id
     ) as "hasMail"
     from orders.order_event as event join orders.order as placed on placed.id = event.order_id
     where placed.number = $1 order by event.id`,
    [number],
  );
  expect(rows.map((row) => Object.values(row))).toEqual([
    ["pending", "approval", null, expect.any(Boolean)],
    ["pending", "payment", "Villa 7", false],
  ]);
  // Waiting for something else is not a new status.
  expect((await read(buyer, number)).events).toHaveLength(1);
  const payment = (await buyer.get(`/api/v1/orders/${number}/payment`)).json();
  expect(payment).toMatchObject({ method: "bank-transfer", state: "waiting", due: 140_00 });
});

test("skips payment after approval when store credit covers the whole order", async () => {
  const customerId = buyer.userInfo.id;
  const credit = { customerId, amount: 140_00, reason: "staff", reference: null } as const;
  await shop.run((work) => deposit(work, credit));
  await buyer.add(variantId);
  const changes = { paymentMethod: "bank-transfer", wallet: 140_00 };
  const placed = await buyer.order(140_00, changes);
  expect(placed.json()).toMatchObject({ status: "pending", due: 0, waitingFor: "approval" });
  const { number } = placed.json();
  expect((await decide(approver, number, true)).json()).toMatchObject({
    status: "ordered",
    waitingFor: null,
    heldUntil: null,
  });
});
