import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { auditShop } from "#server/audit.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { createOrderActions, type OrderActions } from "#server/testing/orders/order-actions.ts";
import { signInStaff, type StaffClient } from "#server/testing/sign-in-staff.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;
let actions: OrderActions;
let sara: StaffClient;
let omar: StaffClient;
let lamp: number;
let number: string;

beforeAll(async () => {
  shop = await createTestShop();
  await shop.run(addDeliveryTerms);
  actions = await createOrderActions(shop);
  sara = await signInStaff(shop, "orders");
  omar = await signInStaff(shop, "orders");
  [lamp = 0] = await shop.run((work) => addProducts(work, [{ stock: 500 }]));
});
afterAll(() => shop.stop());
beforeEach(async () => {
  number = await place();
});

/** Places a cash-on-delivery order for a lamp. @returns the order number */
async function place(phone = "01012345678"): Promise<string> {
  const buyer = new ApiClient(shop.app);
  await buyer.add(lamp);
  const placed = await buyer.order(194_00, { contact: { phone } });
  if (placed.statusCode !== 201) throw new Error(placed.body);
  return placed.json().number;
}

const path = (what: string, of = number) => `/api/v1/admin/orders/${of}/${what}`;
const begin = (who: StaffClient) => who.post(path("call"));
const record = (who: StaffClient, body: object, key?: string) => who.post(path("calls"), body, key);
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

interface Row {
  number: string;
  calls: number;
  result: string | null;
  lease: { by: string; isYours: boolean } | null;
}

async function list(who = sara): Promise<Row[]> {
  return (await who.get("/api/v1/admin/calls")).json().items;
}

async function rowOf(of = number, who = sara): Promise<Row | undefined> {
  return (await list(who)).find((row) => row.number === of);
}

async function queueOf(queue: string): Promise<string[]> {
  const answer = await sara.get(`/api/v1/admin/orders?queue=${queue}`);
  return answer.json().items.map((row: { number: string }) => row.number);
}

async function statusOf(): Promise<string> {
  return (await sara.get(`/api/v1/admin/orders/${number}`)).json().status;
}

describe("call queue", () => {
  test("returns 409 being-called while another staff member holds the call lease", async () => {
    const answers = await Promise.all([begin(sara), begin(omar)]);
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.toSorted((one, other) => one - other)).toEqual([200, 409]);
    const [first, second] = answers[0]?.statusCode === 200 ? [sara, omar] : [omar, sara];
    expect((await begin(second)).json()).toMatchObject({ code: "being-called" });
    expect((await record(second, { result: "confirmed" })).json().code).toBe("being-called");
    expect((await rowOf(number, first))?.lease).toMatchObject({ isYours: true });
    expect((await rowOf(number, second))?.lease).toMatchObject({ isYours: false });
    expect((await second.post(path("call/end"))).json()).toEqual({ left: false });
    expect((await first.post(path("call/end"))).json()).toEqual({ left: true });
    expect((await begin(second)).statusCode).toBe(200);
  });

  test("allows another staff member to call after the lease expires", async () => {
    await begin(sara);
    await shop.pool.query("update orders.call_lease set ends_at = now() - interval '1 second'");
    expect((await rowOf())?.lease).toBeNull();
    expect((await begin(omar)).json()).toMatchObject({ isYours: true });
  });

  test("sorts orders by placement and moves unanswered orders to their retry time", async () => {
    const second = await place();
    const order = async () =>
      (await list()).map((row) => row.number).filter((one) => [number, second].includes(one));
    expect(await order()).toEqual([number, second]);
    const nextAt = inHours(3);
    const answer = await record(sara, { result: "no-answer", nextAt });
    expect(answer.json().items).toMatchObject([{ result: "no-answer", nextAt }]);
    expect(await order()).toEqual([second, number]);
    expect(await rowOf()).toMatchObject({ calls: 1, result: "no-answer", nextAt, lease: null });
  });
});

describe("POST /admin/orders/{number}/calls", () => {
  test("moves a confirmed order from the call queue to the packing queue", async () => {
    await begin(sara);
    expect(await queueOf("call")).toContain(number);
    const answers = await Promise.all([
      record(sara, { result: "confirmed" }, "called-and-confirmed"),
      record(sara, { result: "confirmed" }, "called-and-confirmed"),
    ]);
    for (const answer of answers) expect(answer.json().items).toHaveLength(1);
    expect(await queueOf("call")).not.toContain(number);
    expect(await queueOf("pack")).toContain(number);
    expect(await rowOf()).toBeUndefined();
    await actions.move(number, "processing");
    expect(await queueOf("hand-over")).toContain(number);
    expect((await begin(sara)).json().code).toBe("order-state");
  });

  test("cancels a refused order and counts the refusal for its phone", async () => {
    const phone = "01155667788";
    const delivered = await place(phone);
    for (const status of ["processing", "shipped", "delivered"])
      await actions.move(delivered, status);
    number = await place(phone);
    const wrong = { result: "refused", note: "Found it cheaper" };
    expect((await record(sara, wrong)).json().errors).toMatchObject([{ path: "reason" }]);
    const silent = { result: "refused", reason: "other" };
    expect((await record(sara, silent)).json().errors).toMatchObject([{ path: "note" }]);
    const answer = await record(sara, { ...wrong, reason: "bought-elsewhere" });
    expect(answer.json()).toMatchObject({
      canCall: false,
      items: [
        { result: "refused", reason: "bought-elsewhere", note: "Found it cheaper", nextAt: null },
      ],
      refusals: { phone: { ended: 2, refused: 1 } },
    });
    expect(await statusOf()).toBe("cancelled");
    number = await place(phone);
    for (const status of ["processing", "shipped"]) await actions.move(number, status);
    await actions.fail(number, 1, { failure: "refused" });
    const { refusals } = (await sara.get(path("calls"))).json();
    expect(refusals.phone).toEqual({ ended: 3, refused: 2 });
    expect(refusals.governorate.refused).toBe(2);
  });

  test("moves the order to the problem queue for a wrong number", async () => {
    await record(sara, { result: "wrong-number" });
    expect(await rowOf()).toBeUndefined();
    expect(await queueOf("problem")).toContain(number);
    expect(await queueOf("call")).not.toContain(number);
  });

  test("returns 422 for a postponed call without a future time", async () => {
    for (const body of [{}, { nextAt: inHours(-1) }]) {
      const answer = await record(sara, { result: "later", ...body });
      expect(answer.json()).toMatchObject({
        code: "validation",
        errors: [{ path: "nextAt" }],
      });
    }
    expect((await rowOf())?.calls).toBe(0);
  });

  test("confirms an order that is waiting for a confirmation code", async () => {
    await shop.pool.query(
      `with waiting as (
         update orders.order set status = 'pending', waiting_for = 'confirmation', expires_at = now() + interval '1 hour'
         where number = $1 returning id, status, waiting_for
       )
       insert into orders.order_event (order_id, status, waiting_for) select * from waiting`,
      [number],
    );
    expect(await queueOf("confirm")).toContain(number);
    expect((await record(sara, { result: "confirmed" })).statusCode).toBe(200);
    expect(await statusOf()).toBe("ordered");
    expect(await queueOf("pack")).toContain(number);
  });
});

describe("GET /admin/calls", () => {
  test("lists items, other orders and refusals of the same phone", async () => {
    const phone = "01199887766";
    await record(sara, { result: "refused", reason: "price" });
    number = await place(phone);
    await record(sara, { result: "refused", reason: "price" });
    number = await place(phone);
    expect(await rowOf()).toMatchObject({
      goods: [{ name: expect.any(String), quantity: 1 }],
      otherOrders: 1,
      refusals: { ended: 1, refused: 1 },
    });
  });
});

test("counts orders per queue and lists late orders as problems", async () => {
  const count = async () => (await sara.get("/api/v1/admin/order-queues")).json();
  const before = await count();
  await shop.pool.query(
    "update orders.order set earliest = '2026-01-01', latest = '2026-01-02' where number = $1",
    [number],
  );
  const after = await count();
  expect(after).toEqual({ ...before, problem: before.problem + 1 });
  for (const queue of Object.keys(after))
    expect(await queueOf(queue), queue).toHaveLength(Math.min(after[queue], 24));
  const listed = (await sara.get("/api/v1/admin/orders?queue=problem")).json().items;
  expect(listed).toContainEqual(expect.objectContaining({ number, problem: "late" }));
});

test("returns 409 order-state for a call about a prepaid order", async () => {
  await shop.pool.query("update orders.order set payment_method = 'card' where number = $1", [
    number,
  ]);
  expect((await begin(sara)).json().code).toBe("order-state");
  await shop.pool.query("update orders.order set payment_method = 'cod' where number = $1", [
    number,
  ]);
});

test("passes the consistency check after all tests in this file", async () => {
  expect((await auditShop(shop.platform.db)).findings).toEqual([]);
});
