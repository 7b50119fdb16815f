import { afterAll, beforeAll, expect, test } from "vitest";
import { ApiClient } from "#server/testing/api-client.ts";
import { signInStaff, type StaffClient } from "#server/testing/sign-in-staff.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;
let staff: StaffClient;
let lamp: number;

beforeAll(async () => {
  shop = await createTestShop();
  staff = await signInStaff(shop, "orders");
  await shop.run(addDeliveryTerms);
  [lamp = 0] = await shop.run((work) => addProducts(work, [{ stock: 90 }]));
});
afterAll(() => shop.stop());

const leavePage = (isEntry?: boolean) =>
  new ApiClient(shop.app).post("/api/v1/page-speed", {
    page: "/",
    language: "ar",
    device: "phone",
    ...(isEntry !== undefined && { isEntry }),
  });
const report = (query = "") => staff.get(`/api/v1/admin/reports/conversion${query}`);
const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Africa/Cairo" }).format();

test("counts visits, started carts and orders per day in Egypt", async () => {
  for (const isEntry of [true, true, false, undefined, true]) {
    expect((await leavePage(isEntry)).statusCode).toBe(204);
  }
  const [one, other] = [new ApiClient(shop.app), new ApiClient(shop.app)];
  for (const buyer of [one, other, one]) await buyer.add(lamp);
  const { totals } = (await one.quote()).json<{ totals: { total: number } }>();
  expect((await one.order(totals.total)).statusCode).toBe(201);
  // After an order the cart is empty: the next line begins another one.
  await one.add(lamp);

  const { items } = (await report(`?from=2026-01-01`)).json();
  expect(items.at(-1)).toEqual({ day: today, visits: 3, carts: 3, orders: 1 });
  expect(items[0]).toEqual({ day: "2026-01-01", visits: 0, carts: 0, orders: 0 });
  expect((await report("?by=month")).json().items.at(-1)).toMatchObject({ visits: 3, orders: 1 });
  const csv = (await report("?format=csv")).body.trim().split("\r\n");
  expect(csv[0]).toContain("day,visits,carts,orders");
  expect(csv.at(-1)).toBe(`${today},3,3,1`);
});

test("stores only daily counts of visits and carts", async () => {
  await leavePage(true);
  await report();
  const { rows } = await shop.pool.query("select * from orders.visit_day");
  expect(rows).toEqual([{ day: expect.anything(), visits: 4, carts: 3 }]);
});
