import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ApiClient } from "#server/testing/api-client.ts";
import { signInStaff, type StaffClient } from "#server/testing/sign-in-staff.ts";
import { registerCustomer } from "#server/testing/sign-in.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;
let number: string;

beforeAll(async () => {
  shop = await createTestShop({ config: { devPages: true } });
  await shop.run(addDeliveryTerms);
  const [variantId = 0] = await shop.run((work) => addProducts(work, [{}]));
  const client = new ApiClient(shop.app);
  await client.add(variantId);
  ({ number } = (await client.order(194_00)).json());
});
afterAll(() => shop.stop());

test("finds orders by number, phone, email, part of a name and status", async () => {
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

test("logs the staff member who changes an order's status", async () => {
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

test("returns 403 when support changes orders or content staff list them", async () => {
  const support = await signInStaff(shop, "support");
  expect((await support.get(`/api/v1/admin/orders/${number}`)).statusCode).toBe(200);
  const body = { status: "processing" };
  const path = `/api/v1/admin/orders/${number}/status`;
  expect((await support.post(path, body)).statusCode).toBe(403);
  const content = await signInStaff(shop, "content");
  expect((await content.get("/api/v1/admin/orders")).statusCode).toBe(403);
});

test("returns the next statuses and the payment state of an order", async () => {
  const staff = await signInStaff(shop, "orders");
  const read = async () => (await staff.get(`/api/v1/admin/orders/${number}`)).json();
  const { status, next } = await read();
  expect([status, next]).toEqual(["processing", ["shipped", "cancelled"]]);
  const payment = await staff.get(`/api/v1/admin/orders/${number}/payment`);
  expect(payment.json()).toMatchObject({ number, method: "cod", state: "at-the-door", paid: 0 });
  await staff.post(`/api/v1/admin/orders/${number}/status`, { status: "cancelled" });
  expect((await read()).next).toEqual([]);
});

test("sorts orders by age and amount", async () => {
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

interface Listed {
  number: string;
}

describe("staff order list", () => {
  let staff: StaffClient;
  let numbers: string[];

  /** Four orders: to Cairo on Sunday and Monday, to Aswan on Monday, and one paid by card. */
  beforeAll(async () => {
    staff = await signInStaff(shop, "orders");
    const [variantId = 0] = await shop.run((work) => addProducts(work, [{ stock: 50 }]));
    numbers = [];
    for (const governorate of ["EG-C", "EG-C", "EG-ASN", "EG-C"]) {
      const client = new ApiClient(shop.app);
      await client.add(variantId);
      const { totals } = (await client.quote(governorate)).json();
      const name = '=HYPERLINK("http://evil.example")';
      const placed = await client.order(totals.total, {
        contact: { name },
        address: { governorate },
      });
      if (placed.statusCode !== 201) throw new Error(placed.body);
      numbers.push(placed.json().number);
    }
    // In summer, midnight in Cairo is 21:00 UTC.
    const moments = ["20:59:59", "21:00:00", "22:00:00", "23:00:00"];
    for (const [index, moment] of moments.entries())
      await shop.pool.query(
        "update orders.order set placed_at = $2, payment_method = $3 where number = $1",
        [numbers[index], `2026-07-05T${moment}Z`, index === 3 ? "card" : "cod"],
      );
  });

  const found = async (query: string) => {
    const { items, total } = (await staff.get(`/api/v1/admin/orders?${query}`)).json();
    expect(total).toBe(items.length);
    return items.map(({ number: one }: Listed) => numbers.indexOf(one)).toSorted();
  };

  test("filters by dates in Egypt, payment method, governorate and courier", async () => {
    const week = "from=2026-07-05&to=2026-07-11";
    expect(await found(week)).toEqual([0, 1, 2, 3]);
    expect(await found("from=2026-07-06&to=2026-07-06")).toEqual([1, 2, 3]);
    expect(await found("from=2026-07-05&to=2026-07-05")).toEqual([0]);
    expect(await found(`${week}&paymentMethod=card`)).toEqual([3]);
    expect(await found(`${week}&governorate=EG-ASN`)).toEqual([2]);
    expect(await found(`${week}&governorate=EG-C&paymentMethod=cod`)).toEqual([0, 1]);
    const [first = ""] = numbers;
    for (const path of ["status", "fulfilments"])
      await staff.post(`/api/v1/admin/orders/${first}/${path}`, {
        ...(path === "status" ? { status: "processing" } : { courier: "Bosta Express" }),
      });
    expect(await found(`${week}&courier=bosta`)).toEqual([0]);
    expect(await found(`${week}&courier=Aramex`)).toEqual([]);
  });

  test("exports filtered orders as CSV or XLSX and escapes formulas", async () => {
    const query = "from=2026-07-05&to=2026-07-11&governorate=EG-ASN";
    const file = await staff.get(`/api/v1/admin/order-table?${query}`);
    expect(file.headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="orders.csv"',
      "cache-control": "private, no-store",
    });
    const lines = file.body.replace("\uFEFF", "").trim().split("\r\n");
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^Order,Order date,Status,Name,/);
    expect(lines[1]).toContain(`${numbers[2]},2026-07-06 01:00,Ordered,`);
    expect(lines[1]).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(lines[1]).toContain("Aswan");
    expect(lines[1]).toContain(",224,0,224,");
    const workbook = await staff.get(`/api/v1/admin/order-table?${query}&format=xlsx`);
    expect(workbook.rawPayload.subarray(0, 2).toString()).toBe("PK");
    const { rows } = await shop.pool.query(
      "select after from staff.audit_entry where action = 'order.export' order by id limit 1",
    );
    expect(rows[0].after).toMatchObject({ from: "2026-07-05", governorate: "EG-ASN" });
    const support = await signInStaff(shop, "support");
    expect((await support.get(`/api/v1/admin/order-table?${query}`)).statusCode).toBe(403);
  });

  test("exports each of 1100 orders once across batches", async () => {
    const { rows } = await shop.pool.query<{ count: number }>(
      `insert into orders.order (number, status, locale, governorate, payment_method, items_piastres,
         discount_piastres, total_piastres, vat_piastres, wallet_piastres, earliest, latest, placed_at, erased_at)
       select 'T-' || n, 'completed', 'ar', 'EG-LX', 'card', 100, 0, 100, 0, 0, '2020-01-01', '2020-01-02',
         '2020-01-01', now() from generate_series(1, 1100) as n
       returning 1 as count`,
    );
    const file = await staff.get("/api/v1/admin/order-table?governorate=EG-LX");
    const lines = file.body.trim().split("\r\n").slice(1);
    expect(new Set(lines.map((line) => line.split(",")[0])).size).toBe(rows.length);
    expect(lines).toHaveLength(rows.length);
    await shop.pool.query("delete from orders.order where governorate = 'EG-LX'");
  });

  test("starts packing eligible orders in bulk and returns each order's status", async () => {
    const [sent = "", second = "", third = "", fourth = ""] = numbers;
    await staff.post(`/api/v1/admin/orders/${fourth}/status`, { status: "cancelled" });
    const answer = await staff.post("/api/v1/admin/order-packing", {
      numbers: [second, sent, third.toLowerCase(), "F-999999-AAAAAA", fourth, second],
    });
    expect(answer.json().items).toEqual([
      { number: second, isStarted: true, status: "processing", waitingFor: null },
      { number: sent, isStarted: false, status: "shipped", waitingFor: null },
      { number: third, isStarted: true, status: "processing", waitingFor: null },
      { number: "F-999999-AAAAAA", isStarted: false, status: null, waitingFor: null },
      { number: fourth, isStarted: false, status: "cancelled", waitingFor: null },
    ]);
    const { rows } = await shop.pool.query(
      "select target from staff.audit_entry where action = 'order.move' and after ->> 'status' = 'processing' and target = any ($1)",
      [[second, third].map((one) => `order:${one}`)],
    );
    expect(rows).toHaveLength(2);
  });
});

test("excludes pending and cancelled orders from a customer's order total", async () => {
  const staff = await signInStaff(shop, "orders");
  const client = await registerCustomer(shop);
  const [variantId = 0] = await shop.run((work) => addProducts(work, [{}]));
  const place = async () => {
    await client.add(variantId);
    const placed = await client.order(194_00);
    return placed.json<{ number: string }>().number;
  };
  await client.add(variantId);
  const waiting = await client.order(174_00, { paymentMethod: "card" });
  expect(waiting.json()).toMatchObject({ status: "pending" });
  const [first, second] = [await place(), await place()];
  const { rows } = await shop.pool.query<{ id: number }>(
    `select customer_id as id from customers.shopper join orders.order on shopper_id = shopper.id
     where number = $1`,
    [first],
  );
  const url = `/api/v1/admin/customers/${rows[0]?.id}/orders`;
  expect((await staff.get(url)).json()).toMatchObject({
    count: 3,
    total: 388_00,
    latest: [{ number: second, total: 194_00 }, { number: first }, { status: "pending" }],
  });
  await staff.post(`/api/v1/admin/orders/${second}/status`, { status: "cancelled", note: "" });
  expect((await staff.get(url)).json()).toMatchObject({
    count: 3,
    total: 194_00,
    latest: [{ status: "cancelled" }, {}, {}],
  });
  expect((await staff.get("/api/v1/admin/customers/999999/orders")).statusCode).toBe(404);
});
