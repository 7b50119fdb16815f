import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { auditShop } from "#server/audit.ts";
import { expireOrders } from "#server/modules/orders/index.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import {
  createProofActions,
  type ProofActions,
  receiptPicture,
} from "#server/testing/orders/proof-actions.ts";
import { transferOrder } from "#server/testing/orders/transfer-order.ts";
import { signInStaff, type StaffClient } from "#server/testing/sign-in-staff.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

const DUE = 174_00;
/** Enough rounds for either request to come first. */
const ROUNDS = 8;

let shop: TestShop;
let actions: ProofActions;
let colleague: StaffClient;
let lamp: number;
let buyer: ApiClient;
let order: string;

beforeAll(async () => {
  shop = await createTestShop({ config: { devPages: true } });
  await shop.run(addDeliveryTerms);
  [lamp = 0] = await shop.run((work) => addProducts(work, [{ stock: 500 }]));
  actions = await createProofActions(shop);
  colleague = await signInStaff(shop, "orders");
});
afterAll(async () => {
  await shop.stop();
});
beforeEach(newOrder);

async function newOrder(): Promise<void> {
  buyer = new ApiClient(shop.app);
  order = await transferOrder(shop, buyer, lamp);
}

async function receipts(): Promise<number> {
  const { rows } = await shop.pool.query(
    `select count(*)::int as count from payments.receipt
     where order_id = (select id from orders.order where number = $1)`,
    [order],
  );
  return rows[0].count;
}

const codes = (answers: { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);

test("either accepts or declines a receipt for concurrent decisions", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round > 0) await newOrder();
    const id = await actions.prove(buyer, order);
    const accept = () => actions.accept(id, DUE, `R-${order}`);
    const decline = () =>
      colleague.post(`/api/v1/admin/payment-proofs/${id}/decline`, { reason: "Another account" });
    const [first, second] = round % 2 ? [accept, decline] : [decline, accept];
    expect(codes(await Promise.all([first(), second()]))).toEqual([200, 409]);
    const { state, proofs } = await actions.payment(buyer, order);
    const status = await actions.status(buyer, order);
    const isPaid = proofs[0]?.state === "accepted";
    expect([state, status, await receipts()]).toEqual(
      isPaid ? ["paid", "ordered", 1] : ["waiting", "pending", 0],
    );
  }
});

test("books one payment for ten concurrent acceptances", async () => {
  const id = await actions.prove(buyer, order);
  const same = await Promise.all(
    Array.from({ length: 5 }, () => actions.accept(id, DUE, `S-${order}`)),
  );
  const others = await Promise.all(
    Array.from({ length: 5 }, (_, index) => actions.accept(id, DUE, `S-${order}-${index}`)),
  );
  expect(codes([...same, ...others])).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  expect(await receipts()).toBe(1);
  expect(await actions.payment(buyer, order)).toMatchObject({ paid: DUE, refunded: 0 });
});

test("books one payment when staff accept and record the transfer concurrently", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round > 0) await newOrder();
    const id = await actions.prove(buyer, order);
    const body = { kind: "transfer", amount: DUE, reference: `N-${order}` };
    const [, noted] = await Promise.all([
      actions.accept(id, DUE, `N-${order}`),
      colleague.post(`/api/v1/admin/orders/${order}/payments`, body),
    ]);
    expect(noted.statusCode).toBe(200);
    expect(await receipts()).toBe(1);
    expect(await actions.payment(buyer, order)).toMatchObject({
      state: "paid",
      paid: DUE,
      refunded: 0,
      proofs: [{ state: "accepted" }],
    });
  }
});

test("either keeps or cancels the order when receipt and deadline race", async () => {
  const seen = new Set<string>();
  // First long before the deadline and after it; then around it, where either may happen.
  const ends = [3_600_000, -1, ...Array<number>(ROUNDS).fill(40)];
  for (const [round, endMs] of ends.entries()) {
    await newOrder();
    const file = await actions.file(buyer, order);
    await shop.pool.query(
      `with placed as (
         update orders.order set expires_at = now() + $2::interval where number = $1
       ) update inventory.stock_reservation set expires_at = now() + $2::interval
         where originator = 'order:' || $1`,
      [order, `${endMs} ms`],
    );
    await shop.pool.query("select pg_sleep($1)", [(round % 4) / 100]);
    const [sent] = await Promise.all([
      actions.send(buyer, order, { files: [file] }),
      shop.pool.query("select pg_sleep(0.03)").then(() => expireOrders(shop.platform)),
    ]);
    await expireOrders(shop.platform);
    const { state, proofs } = await actions.payment(buyer, order);
    const status = await actions.status(buyer, order);
    seen.add(status);
    const outcome = [sent.statusCode, sent.json().code, status, state, proofs.length];
    expect([
      [201, undefined, "pending", "proof-sent", 1],
      [409, "order-state", "cancelled", "over", 0],
    ]).toContainEqual(outcome);
  }
  expect([...seen].toSorted()).toEqual(["cancelled", "pending"]);
});

test("refunds the payment when cancellation and acceptance are concurrent", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round > 0) await newOrder();
    const id = await actions.prove(buyer, order);
    const [accepted, cancelled] = await Promise.all([
      actions.accept(id, DUE, `K-${order}`),
      buyer.post(`/api/v1/orders/${order}/cancel`),
    ]);
    expect([accepted.statusCode, cancelled.statusCode]).toEqual([200, 200]);
    expect(await actions.payment(buyer, order)).toMatchObject({
      state: "refunding",
      paid: DUE,
      refunded: DUE,
    });
  }
});

test("stores at most three files and identical files once for concurrent uploads", async () => {
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => actions.file(buyer, order).catch(() => "refused")),
  );
  expect(answers.filter((answer) => answer !== "refused")).toHaveLength(3);
  await newOrder();
  const picture = await receiptPicture();
  const same = await Promise.all([1, 2, 3, 4].map(() => actions.addFile(buyer, order, picture)));
  expect(new Set(same.map((answer) => answer.json().id)).size).toBe(1);
});

test("passes the consistency check after all tests in this file", async () => {
  expect((await auditShop(shop.platform.db)).findings).toEqual([]);
});
