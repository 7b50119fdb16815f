import { afterAll, beforeAll, expect, test } from "vitest";
import { changeOrder } from "#server/modules/orders/index.ts";
import { addColleague, foundCompany } from "#server/testing/company.ts";
import { findPersonalData } from "#server/testing/find-personal-data.ts";
import { signInStaff, type StaffClient } from "#server/testing/sign-in-staff.ts";
import { type CustomerClient, registerCustomer } from "#server/testing/sign-in.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

const TOTAL_OF_ONE = 194_00;
const ASKED = { askedBy: "phone" };

let shop: TestShop;
let support: StaffClient;
let variantId: number;

beforeAll(async () => {
  shop = await createTestShop();
  await shop.run(addDeliveryTerms);
  [variantId = 0] = await shop.run((work) => addProducts(work, [{ stock: 50 }]));
  support = await signInStaff(shop, "support");
});
afterAll(() => shop.stop());

const pathOf = ({ userInfo: { id } }: CustomerClient) => `/api/v1/admin/customers/${id}`;
const privacyOf = async (customer: CustomerClient) =>
  (await support.get(`${pathOf(customer)}/privacy`)).json();

async function orderOne(customer: CustomerClient): Promise<number> {
  await customer.add(variantId);
  const contact = { name: "Ghada Unforgettable", phone: "01012345678" };
  const answer = await customer.order(TOTAL_OF_ONE, { contact });
  expect(answer.statusCode, answer.body).toBe(201);
  const { rows } = await shop.pool.query<{ id: number }>(
    "select id from orders.order where number = $1",
    [answer.json().number],
  );
  return rows[0]?.id ?? 0;
}

test("previews an erasure without changes and returns 409 for open orders", async () => {
  const customer = await registerCustomer(shop, { firstName: "Ghada", lastName: "Unforgettable" });
  await customer.post("/api/v1/account/addresses", {
    name: "Ghada Unforgettable",
    phone: "01012345678",
    governorate: "EG-C",
    city: "القاهرة",
    street: "شارع الهرم",
    building: "1",
  });
  const orderId = await orderOne(customer);
  await customer.add(variantId);
  const open = await privacyOf(customer);
  expect(open).toMatchObject({
    erased: { addresses: 1, devices: 1, cart: 1, favourites: 0, passkeys: 0 },
    kept: { orders: 1, invoices: 0, returns: 0, wallet: 0 },
    obstacle: "open-orders",
  });
  const refused = await support.post(`${pathOf(customer)}/erase`, ASKED);
  expect([refused.statusCode, refused.json().code]).toEqual([409, "open-orders"]);

  for (const state of ["processing", "shipped", "delivered"] as const)
    await shop.run((work) => changeOrder(work, orderId, state, { actor: "staff" }));
  expect(await privacyOf(customer)).toEqual({
    ...open,
    kept: { ...open.kept, invoices: 1 },
    obstacle: null,
  });
  // The preview was a dry run: the account exists and is still signed in.
  expect((await customer.get("/api/v1/account")).json()).toMatchObject({ firstName: "Ghada" });

  const erased = await support.post(`${pathOf(customer)}/erase`, ASKED);
  expect(erased.statusCode, erased.body).toBe(204);
  expect(await findPersonalData(shop.pool, ["Unforgettable"])).toEqual([]);
  expect((await customer.get("/api/v1/account")).statusCode).toBe(401);
  for (const again of [
    await support.post(`${pathOf(customer)}/erase`, ASKED),
    await support.get(`${pathOf(customer)}/privacy`),
  ])
    expect(again.statusCode).toBe(404);
  const { rows } = await shop.pool.query(
    "select action, after from staff.audit_entry where target = $1",
    [`customer:${customer.userInfo.id}`],
  );
  expect(rows).toEqual([{ action: "customer.erase", after: ASKED }]);
});

test("erases a customer once for concurrent staff requests", async () => {
  const customer = await registerCustomer(shop);
  const answers = await Promise.all(
    [1, 2, 3].map(() => support.post(`${pathOf(customer)}/erase`, ASKED)),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
    204, 404, 404,
  ]);
});

test("reports last-approver as obstacle for the only approver with colleagues", async () => {
  const { founder } = await foundCompany(shop);
  expect((await privacyOf(founder)).obstacle).toBeNull();
  await addColleague(shop, founder, "buyer");
  expect((await privacyOf(founder)).obstacle).toBe("last-approver");
});

test("exports the same data as the customer's export and audits the request", async () => {
  const customer = await registerCustomer(shop);
  await orderOne(customer);
  const own = (await customer.get("/api/v1/account/export")).json();
  const answer = await support.post(`${pathOf(customer)}/export`, { askedBy: "letter" });
  const given = answer.json();
  expect(Object.keys(given)).toEqual(Object.keys(own));
  expect(given).toMatchObject({ account: { email: own.account.email }, orders: own.orders });
  const { rows } = await shop.pool.query(
    "select staff_id, action, after from staff.audit_entry where target = $1",
    [`customer:${customer.userInfo.id}`],
  );
  expect(rows).toEqual([
    { staff_id: support.staffId, action: "customer.export", after: { askedBy: "letter" } },
  ]);
});
