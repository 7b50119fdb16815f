import { afterAll, beforeAll, expect, test } from "vitest";
import { signInStaff } from "#server/testing/sign-in-staff.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { ApiClient } from "#server/testing/api-client.ts";

let shop: TestShop;
let number: string;

beforeAll(async () => {
  shop = await createTestShop();
  await shop.run(addDeliveryTerms);
  const [variantId = 0] = await shop.run((work) => addProducts(work, [{}]));
  const client = new ApiClient(shop.app);
  await client.add(variantId);
  ({ number } = (await client.order(194_00)).json());
});
afterAll(() => shop.stop());

test("orders are found by number, phone in any digits, email, part of a name, and by state", async () => {
  const staff = await signInStaff(shop, "orders");
  const find = async (query: string) =>
    (await staff.get(`/api/v1/admin/orders?${query}`))
      .json()
      .items.map((row: { number: string }) => row.number);
  for (const q of [number.toLowerCase(), "٠١٠ ١٢٣٤ ٥٦٧٨", "MONA@example.com", "سالم"]) {
    expect(await find(`q=${encodeURIComponent(q)}`)).toEqual([number]);
  }
  expect(await find("status=ordered")).toEqual([number]);
  for (const query of ["status=shipped", "q=%25", "q=nobody"])
    expect(await find(query)).toEqual([]);
});

test("staff move an order on, and the audit log and the order know who did", async () => {
  const staff = await signInStaff(shop, "orders");
  const move = (status: string) =>
    staff.post(`/api/v1/admin/orders/${number}/status`, { status, note: "Driver: Ali" });
  expect((await move("shipped")).json().code).toBe("order-state");
  expect((await move("processing")).json()).toMatchObject({ status: "processing" });
  const { rows } = await shop.pool.query(
    `select entry.action, entry.target, event.actor, event.note
     from staff.audit_entry as entry, orders.order_event as event
     where entry.action = 'order.move' and event.staff_id = entry.staff_id`,
  );
  expect(rows).toEqual([
    { action: "order.move", target: `order:${number}`, actor: "staff", note: "Driver: Ali" },
  ]);
});

test("support may look, content may not", async () => {
  const support = await signInStaff(shop, "support");
  expect((await support.get(`/api/v1/admin/orders/${number}`)).statusCode).toBe(200);
  const body = { status: "processing" };
  const path = `/api/v1/admin/orders/${number}/status`;
  expect((await support.post(path, body)).statusCode).toBe(403);
  const content = await signInStaff(shop, "content");
  expect((await content.get("/api/v1/admin/orders")).statusCode).toBe(403);
});

test("an order says which statuses may follow, and where its money is", async () => {
  const staff = await signInStaff(shop, "orders");
  const read = async () => (await staff.get(`/api/v1/admin/orders/${number}`)).json();
  const { status, next } = await read();
  expect([status, next]).toEqual(["processing", ["shipped", "cancelled"]]);
  const payment = await staff.get(`/api/v1/admin/orders/${number}/payment`);
  expect(payment.json()).toMatchObject({ number, method: "cod", state: "at-the-door", paid: 0 });
  await staff.post(`/api/v1/admin/orders/${number}/status`, { status: "cancelled" });
  expect((await read()).next).toEqual([]);
});

test("staff sort orders by age and amount", async () => {
  const staff = await signInStaff(shop, "orders");
  const [variantId = 0] = await shop.run((work) => addProducts(work, [{}]));
  const client = new ApiClient(shop.app);
  await client.add(variantId, 2);
  const { totals } = (
    await client.post("/api/v1/checkout/quote", { governorate: "EG-C", paymentMethod: "cod" })
  ).json();
  const dearer = (await client.order(totals.total)).json().number;
  const sorted = async (sort: string) =>
    (await staff.get(`/api/v1/admin/orders?sort=${sort}`))
      .json()
      .items.map((row: { number: string }) => row.number);
  expect(await sorted("newest")).toEqual([dearer, number]);
  expect(await sorted("oldest")).toEqual([number, dearer]);
  expect(await sorted("total-down")).toEqual([dearer, number]);
  expect(await sorted("total-up")).toEqual([number, dearer]);
});
