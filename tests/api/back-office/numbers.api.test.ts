import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { ORDER_QUEUES } from "#contract/orders/order-queue.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { signInStaff, type StaffClient } from "#server/testing/sign-in-staff.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { pathOf } from "../../../admin/start/work.ts";
import { loadSources } from "../../../admin/testing/load-sources.ts";
import { openBrowser } from "./open-browser.ts";

/** Changes to cash orders that nobody called yet, and how many orders get each. */
const STATES: [count: number, set: string][] = [
  [2, "status = 'pending', waiting_for = 'confirmation', expires_at = now() + interval '1 day'"],
  [1, "status = 'pending', waiting_for = 'approval', expires_at = now() + interval '1 day'"],
  [
    3,
    "status = 'pending', waiting_for = 'payment', expires_at = now() + interval '1 day', payment_method = 'card'",
  ],
  [1, "status = 'pending', waiting_for = 'review', payment_method = 'bank-transfer'"],
  [26, "confirmed_at = now()"],
  [2, "payment_method = 'card'"],
  [1, "call_result = 'wrong-number'"],
  [4, "earliest = current_date - 9, latest = current_date - 9"],
  [5, "status = 'processing'"],
  [3, "status = 'shipped'"],
  [2, "status = 'shipped', earliest = current_date - 9, latest = current_date - 9"],
  [2, "status = 'delivered'"],
  [1, "status = 'completed'"],
  [2, "status = 'cancelled'"],
];
const TO_CALL = 6;

let shop: TestShop;
let owner: StaffClient;

beforeAll(async () => {
  shop = await createTestShop();
  owner = await signInStaff(shop, "owner");
  await shop.run(addDeliveryTerms);
  const stocks = [500, ...Array.from({ length: 32 }, () => 0)];
  const [lamp = 0] = await shop.run((work) =>
    addProducts(
      work,
      stocks.map((stock) => ({ stock })),
    ),
  );
  for (const [count, set] of [...STATES, [TO_CALL, ""] as const]) {
    for (let at = 0; at < count; at += 1) {
      const number = await place(lamp);
      if (set !== "")
        await shop.pool.query(`update orders.order set ${set} where number = $1`, [number]);
    }
  }
  for (const name of ["Mona", "Omar", "Sara"]) {
    const message = { userName: name, email: "a@example.com", message: "?", description: "Hello" };
    const sent = await new ApiClient(shop.app).post("/api/v1/feedback", message);
    if (sent.statusCode >= 300) throw new Error(sent.body);
  }
  openBrowser(owner);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await shop.stop();
});

async function place(variantId: number): Promise<string> {
  const buyer = new ApiClient(shop.app);
  await buyer.add(variantId);
  const placed = await buyer.order(194_00);
  if (placed.statusCode !== 201) throw new Error(placed.body);
  return placed.json<{ number: string }>().number;
}

/** What the list behind a link shows: its own total, and its records on all pages. */
async function follow(link: string): Promise<{ total: number; records: number }> {
  const sources = await loadSources();
  const { pathname, searchParams } = new URL(link, "https://shop.example");
  const filter = JSON.parse(searchParams.get("filter") ?? "{}") as never;
  const source = sources[pathname.slice(1)];
  if (!source) throw new Error(`no list at ${link}`);
  const sort = { field: "id", order: "DESC" as const };
  const ids = new Set<string | number>();
  for (let page = 1; ; page += 1) {
    const { items, total } = await source.list({ page, filter, sort });
    for (const { id } of items) ids.add(id);
    if (items.length < source.pageSize) return { total, records: ids.size };
  }
}

test("shows start screen numbers equal to the records of their lists", async () => {
  const { waitingWork } = await import("../../../admin/waiting-work.ts");
  const shown: Record<string, number> = {};
  for (const { key, source, filter } of waitingWork) {
    const sort = { field: "id", order: "DESC" as const };
    const { total } = await source.list({ page: 1, sort, filter: filter as never });
    expect([key, await follow(pathOf({ source, filter }))]).toEqual([
      key,
      { total, records: total },
    ]);
    shown[key] = total;
  }
  expect(shown).toMatchObject({
    calls: 4 + TO_CALL,
    problems: 1 + 4 + 2,
    "orders.pack": 26 + 2,
    "orders.handOver": 5,
    "orders.pending": 2 + 1 + 3 + 1,
    "orders.shipped": 5,
    feedback: 3,
    lowStock: 32,
  });
});

test("shows order tab numbers equal to the records of their lists", async () => {
  const { call } = await import("../../../admin/api/client.ts");
  const { waitingWork } = await import("../../../admin/waiting-work.ts");
  const { orderSource } = await import("../../../admin/orders/order-source.ts");
  const counts = await call("GET /api/v1/admin/order-queues");
  for (const queue of ORDER_QUEUES) {
    const total = counts[queue];
    const link = pathOf({ source: orderSource, filter: { queue } });
    expect([queue, await follow(link)]).toEqual([queue, { total, records: total }]);
  }
  expect(counts.call).toBe((await follow("/calls")).total);
  const queues = waitingWork.flatMap(({ filter }) => filter["queue"] ?? []);
  expect(queues).toEqual(["problem", "confirm", "lapsed", "pack", "hand-over"]);
});
