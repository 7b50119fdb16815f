import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from "vitest";
import { MINUTE_MS } from "#contract/kernel/time/units.ts";
import type { Order } from "#contract/orders/endpoints.ts";
import type { OrderStatus } from "#contract/orders/order-status.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { orderChanged } from "../events.ts";
import { changeOrder } from "./change-order.ts";
import { expireOrders } from "./expire-orders.ts";

let shop: TestShop;
let variantId: number;
let owner: ApiClient;
let order: Order;

beforeAll(async () => {
  shop = await createTestShop();
  await shop.run(addDeliveryTerms);
});
afterAll(() => shop.stop());
beforeEach(async () => {
  [variantId = 0] = await shop.run((work) => addProducts(work, [{ stock: 3 }]));
  owner = new ApiClient(shop.app);
  await owner.add(variantId, 2);
  order = (await owner.order(308_00)).json();
});

const cancel = (client: ApiClient) => client.post(`/api/v1/orders/${order.number}/cancel`);

async function orderId(): Promise<number> {
  const { rows } = await shop.pool.query("select id from orders.order where number = $1", [
    order.number,
  ]);
  return rows[0].id;
}

async function move(...states: OrderStatus[]): Promise<void> {
  const id = await orderId();
  for (const to of states) {
    await shop.run((work) => changeOrder(work, id, to, { actor: "staff", staffId: 7 }));
  }
}

async function level() {
  const { rows } = await shop.pool.query(
    "select on_hand, reserved from inventory.stock_level where variant_id = $1",
    [variantId],
  );
  return [rows[0].on_hand, rows[0].reserved];
}

describe("POST /orders/{number}/cancel", () => {
  test("cancels an order before packing and releases its stock", async () => {
    expect(order.canCancel).toBe(true);
    const cancelled = await cancel(owner);
    expect(cancelled.statusCode).toBe(200);
    expect(cancelled.json()).toMatchObject({ status: "cancelled", canCancel: false });
    expect(cancelled.json().events.at(-1).status).toBe("cancelled");
    expect(await level()).toEqual([3, 0]);
  });

  test("cancels once for ten concurrent requests", async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(owner)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    expect(answers[0]?.json().events).toHaveLength(2);
    expect(await level()).toEqual([3, 0]);
  });

  test("returns 409 order-state during packing", async () => {
    await move("processing");
    const refused = await cancel(owner);
    expect([refused.statusCode, refused.json().code]).toEqual([409, "order-state"]);
    expect(await level()).toEqual([3, 2]);
  });

  test("returns 404 for another visitor's order", async () => {
    const stranger = new ApiClient(shop.app);
    expect((await cancel(stranger)).statusCode).toBe(404);
    await stranger.add(variantId);
    expect((await cancel(stranger)).statusCode).toBe(404);
    expect((await owner.get(`/api/v1/orders/${order.number}`)).json().status).toBe("ordered");
  });
});

describe("order status", () => {
  test("follows the timeline, removes stock at shipping and records every step", async () => {
    await move("processing", "shipped");
    expect(await level()).toEqual([1, 0]);
    await move("delivered", "completed");
    const { events } = (await owner.get(`/api/v1/orders/${order.number}`)).json<Order>();
    expect(events.map(({ status }) => status)).toEqual([
      "ordered",
      "processing",
      "shipped",
      "delivered",
      "completed",
    ]);
    const { rows } = await shop.pool.query(
      "select actor, staff_id from orders.order_event where order_id = $1 order by id",
      [await orderId()],
    );
    expect(rows.map(({ actor, staff_id }) => [actor, staff_id])).toEqual([
      ["customer", null],
      ...Array.from({ length: 4 }, () => ["staff", 7]),
    ]);
  });

  test("rejects skipped and backward transitions with order-state", async () => {
    await expect(move("shipped")).rejects.toThrow("order-state");
    await move("processing");
    await expect(move("ordered")).rejects.toThrow("order-state");
  });

  test("becomes either shipped or cancelled for concurrent requests", async () => {
    await move("processing");
    const results = await Promise.allSettled([move("shipped"), move("cancelled")]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect([
      [1, 0],
      [3, 0],
    ]).toContainEqual(await level());
  });

  test("is unchanged when an event handler rejects the transition", async () => {
    let refuses = true;
    shop.platform.events.inTransaction(orderChanged, async () => {
      if (refuses) throw new Error("not while I am counting");
    });
    await expect(move("processing")).rejects.toThrow("counting");
    refuses = false;
    expect((await owner.get(`/api/v1/orders/${order.number}`)).json().status).toBe("ordered");
  });
});

describe("an order waiting for payment", () => {
  const waitUntil = async (until: string) => {
    await shop.pool.query(
      `update orders.order set status = 'pending', waiting_for = 'payment', expires_at = now() + $2::interval
       where id = $1`,
      [await orderId(), until],
    );
  };

  test("is cancelled after its payment deadline and not before", async () => {
    await waitUntil("1 hour");
    expect(await expireOrders(shop.platform)).toBe(0);
    await waitUntil("-1 second");
    const counts = await Promise.all([expireOrders(shop.platform), expireOrders(shop.platform)]);
    expect(counts.toSorted((a, b) => a - b)).toEqual([0, 1]);
    expect((await owner.get(`/api/v1/orders/${order.number}`)).json().status).toBe("cancelled");
    expect(await level()).toEqual([3, 0]);
  });

  test("is not cancelled early by a process with a fast clock", async () => {
    await waitUntil("10 minutes");
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 20 * MINUTE_MS });
    onTestFinished(() => void vi.useRealTimers());
    expect(await expireOrders(shop.platform)).toBe(0);
    await move("ordered");
    expect((await owner.get(`/api/v1/orders/${order.number}`)).json().status).toBe("ordered");
  });

  test("is cancelled even when an older expired order fails", async () => {
    await waitUntil("-2 hours");
    const stuck = await orderId();
    const client = new ApiClient(shop.app);
    await client.add(variantId);
    const { number } = (await client.order(194_00)).json();
    await shop.pool.query(
      `update orders.order set status = 'pending', waiting_for = 'payment', expires_at = now() - interval '1 hour'
       where number = $1`,
      [number],
    );
    let refuses = true;
    shop.platform.events.inTransaction(orderChanged, async (_work, { orderId: id }) => {
      if (refuses && id === stuck) throw new Error("this one is stuck");
    });
    await expect(expireOrders(shop.platform)).rejects.toThrow("could not be cancelled");
    refuses = false;
    expect((await client.get(`/api/v1/orders/${number}`)).json().status).toBe("cancelled");
    expect(await expireOrders(shop.platform)).toBe(1);
  });
});
