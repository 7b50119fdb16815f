import { afterAll, beforeAll, expect, test } from "vitest";
import { ApiClient } from "#server/testing/api-client.ts";
import { createOrderActions } from "#server/testing/orders/order-actions.ts";
import { signInStaff, type StaffClient } from "#server/testing/sign-in-staff.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

const ROOT = "/api/v1/admin/reports";
let shop: TestShop;
let staff: StaffClient;
let lamp: number;
let chain: number;

/** Saturday 3 January 2026 begins a week. Cairo is then two hours ahead of UTC. */
const MOMENTS = {
  lateOnFriday: "2026-01-02T21:59:59Z",
  earlyOnSaturday: "2026-01-02T22:00:00Z",
  nextFriday: "2026-01-09T12:00:00Z",
  february: "2026-02-01T12:00:00Z",
};

/**
 * Inserts an order at a given time without going through the states: EGP 114 per lamp, 60 for
 * delivery, 20 cash-on-delivery fee.
 */
async function order(placedAt: string, status: string, lines: Record<number, number>) {
  const buyer = new ApiClient(shop.app);
  for (const [variantId, quantity] of Object.entries(lines))
    await buyer.add(Number(variantId), quantity);
  const { totals } = (await buyer.quote()).json<{ totals: { total: number } }>();
  const placed = await buyer.order(totals.total);
  const { number } = placed.json<{ number: string }>();
  const waiting = status === "pending" ? "review" : null;
  await shop.pool.query(
    `update orders.order set placed_at = $2, status = $3, waiting_for = $4, expires_at = null where number = $1`,
    [number, placedAt, status, waiting],
  );
  return totals.total;
}

beforeAll(async () => {
  shop = await createTestShop();
  staff = await signInStaff(shop, "orders");
  await shop.run(addDeliveryTerms);
  [lamp = 0, chain = 0] = await shop.run((work) =>
    addProducts(work, [{ stock: 90 }, { stock: 90, piastres: 50_00 }]),
  );
  await order(MOMENTS.lateOnFriday, "delivered", { [lamp]: 1 });
  await order(MOMENTS.earlyOnSaturday, "ordered", { [lamp]: 2 });
  await order(MOMENTS.nextFriday, "shipped", { [lamp]: 1, [chain]: 5 });
  await order(MOMENTS.nextFriday, "cancelled", { [chain]: 9 });
  await order(MOMENTS.nextFriday, "pending", { [chain]: 9 });
  await order(MOMENTS.february, "completed", { [chain]: 1 });
});
afterAll(() => shop.stop());

const report = async (path: string) => (await staff.get(`${ROOT}/${path}`)).json();
const FIRST_DAYS = "from=2026-01-01&to=2026-01-09";

test("groups sales by day in Egypt, week from Saturday, and month", async () => {
  const days = await report(`sales?${FIRST_DAYS}`);
  expect(days).toMatchObject({ from: "2026-01-01", to: "2026-01-09" });
  expect(days.items).toHaveLength(9);
  expect(days.items.filter(({ orders }: { orders: number }) => orders > 0)).toEqual([
    { day: "2026-01-02", orders: 1, piastres: 194_00, average: 194_00 },
    { day: "2026-01-03", orders: 1, piastres: 308_00, average: 308_00 },
    { day: "2026-01-09", orders: 1, piastres: 444_00, average: 444_00 },
  ]);
  expect((await report(`sales?${FIRST_DAYS}&by=week`)).items).toEqual([
    { day: "2025-12-27", orders: 1, piastres: 194_00, average: 194_00 },
    { day: "2026-01-03", orders: 2, piastres: 752_00, average: 376_00 },
  ]);
  expect((await report("sales?from=2026-01-01&to=2026-02-28&by=month")).items).toEqual([
    { day: "2026-01-01", orders: 3, piastres: 946_00, average: 315_33 },
    { day: "2026-02-01", orders: 1, piastres: 130_00, average: 130_00 },
  ]);
});

test("deducts credits from sales", async () => {
  await shop.pool.query(
    `insert into orders.credit (order_id, number, kind, goods_piastres, actor)
     select id, 1, 'goodwill', 1000, 'staff' from orders.order where placed_at = $1`,
    [MOMENTS.february],
  );
  const { items } = await report("sales?from=2026-02-01&to=2026-02-01");
  expect(items).toEqual([{ day: "2026-02-01", orders: 1, piastres: 120_00, average: 120_00 }]);
});

test("counts orders by status and payment method", async () => {
  const { items, cash } = await report(`orders?${FIRST_DAYS}`);
  expect(
    Object.fromEntries(
      items.map((row: { status: string; orders: number }) => [row.status, row.orders]),
    ),
  ).toEqual({ delivered: 1, ordered: 1, shipped: 1, cancelled: 1, pending: 1 });
  expect(items.every((row: { paymentMethod: string }) => row.paymentMethod === "cod")).toBe(true);
  expect(cash).toEqual({ ended: 1, refused: 0, refusedShare: 0 });
  expect((await report("orders?from=2020-01-01&to=2020-01-02")).cash.refusedShare).toBeNull();
});

test("counts refused cash orders the same in report and call history", async () => {
  const actions = await createOrderActions(shop);
  const place = async () => {
    const buyer = new ApiClient(shop.app);
    await buyer.add(chain);
    const { number } = (await buyer.order(130_00)).json<{ number: string }>();
    return { number, buyer };
  };
  const onTheWay = async () => {
    const { number } = await place();
    for (const status of ["processing", "shipped"]) await actions.move(number, status);
    return number;
  };
  await actions.deliver(await onTheWay(), 1);
  await actions.fail(await onTheWay(), 1, { failure: "refused" });
  await actions.fail(await onTheWay(), 1, { failure: "lost" });
  await actions.move((await place()).number, "cancelled");
  const own = await place();
  await own.buyer.post(`/api/v1/orders/${own.number}/cancel`);
  const refuse = async (body: object) => {
    const { number } = await place();
    const path = `/api/v1/admin/orders/${number}/calls`;
    expect((await staff.post(path, { result: "refused", ...body })).statusCode).toBe(200);
  };
  await refuse({ reason: "price" });
  await refuse({ reason: "price", note: "Cheaper in the market" });
  await refuse({ reason: "other", note: "Moves house" });

  const desk = (await staff.get(`/api/v1/admin/orders/${own.number}/calls`)).json().refusals;
  const { cash } = await report("orders");
  expect(cash).toEqual({ ended: 5, refused: 4, refusedShare: 8_000 });
  expect(desk.governorate).toEqual({ ended: cash.ended, refused: cash.refused });

  // As it was before the list of reasons existed.
  await shop.pool.query("update orders.order_call set reason = null where note = 'Moves house'");
  expect((await report("refusals")).items).toEqual([
    { reason: "price", orders: 2, piastres: 260_00 },
    { reason: null, orders: 1, piastres: 130_00 },
  ]);
  const table = await staff.get(`${ROOT}/refusals?format=csv`);
  expect(table.body).toBe("\uFEFFreason,orders,piastres\r\nprice,2,26000\r\n,1,13000\r\n");
});

test("sorts best sellers by units sold without cancelled units", async () => {
  const best = async () =>
    (await report(`best-sellers?${FIRST_DAYS}`)).items.map(
      ({ variantId, units, piastres }: Record<string, number>) => [variantId, units, piastres],
    );
  expect(await best()).toEqual([
    [chain, 5, 250_00],
    [lamp, 4, 456_00],
  ]);
  await shop.pool.query(
    "update orders.order_line set cancelled = 2 where variant_id = $1 and quantity = 5",
    [chain],
  );
  expect(await best()).toEqual([
    [lamp, 4, 456_00],
    [chain, 3, 150_00],
  ]);
  expect((await report(`best-sellers?${FIRST_DAYS}&limit=1`)).items).toHaveLength(1);
});

test("returns SKU and options of a best seller", async () => {
  const [first] = (await report(`best-sellers?${FIRST_DAYS}`)).items;
  const { rows } = await shop.pool.query(
    "select sku, options from orders.order_line where variant_id = $1 limit 1",
    [lamp],
  );
  expect(first).toMatchObject({ variantId: lamp, ...rows[0] });
});

test("exports each report as CSV", async () => {
  const table = await staff.get(`${ROOT}/sales?from=2026-01-09&to=2026-01-09&format=csv`);
  expect(table.headers).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": 'attachment; filename="sales-2026-01-09-2026-01-09.csv"',
  });
  expect(table.body).toBe("\uFEFFday,orders,piastres,average\r\n2026-01-09,1,44400,44400\r\n");
  for (const path of ["orders", "best-sellers"]) {
    const { body } = await staff.get(`${ROOT}/${path}?${FIRST_DAYS}&format=csv`);
    expect(body.split("\r\n").length).toBeGreaterThan(3);
  }
});

test("returns 422 with the field of an invalid date range", async () => {
  const refused = async (query: string) => {
    const answer = await staff.get(`${ROOT}/sales?${query}`);
    return [answer.statusCode, answer.json().errors[0].path];
  };
  expect(await refused("from=2026-02-01&to=2026-01-01")).toEqual([422, "to"]);
  expect(await refused("from=2026-02-30")).toEqual([422, "from"]);
  expect(await refused("from=2000-01-01")).toEqual([422, "from"]);
});

test("uses the order_filtered index for a date range", async () => {
  const client = await shop.pool.connect();
  try {
    // With so few orders the planner would choose a sequential scan.
    await client.query("set enable_seqscan = off");
    const { rows } = await client.query<{ "QUERY PLAN": string }>(
      `explain select count(*) from orders.order as placed
       where placed.placed_at >= ($1::date)::timestamp at time zone 'Africa/Cairo'`,
      ["2026-01-01"],
    );
    expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).toContain("order_filtered");
  } finally {
    client.release(true);
  }
});
