import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "#server/testing/free-port.ts";
import { createBankOrders, DUE } from "#server/testing/orders/bank-orders.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { paymobHmac } from "../paymob/paymob-hmac.ts";
import { sandboxGateway } from "../sandbox/sandbox-gateway.ts";

let shop: TestShop;
let bank: ReturnType<typeof createBankOrders>;

beforeAll(async () => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  shop = await createTestShop({ config: { port, publicUrl: origin, devPages: true } });
  await shop.app.listen({ port, host: "127.0.0.1" });
  await shop.run(addDeliveryTerms);
  const [variantId = 0] = await shop.run((work) => addProducts(work, [{ stock: 500 }]));
  bank = createBankOrders(shop, { origin, variantId });
});
afterAll(() => shop.stop());

/** An order whose buyer is at the bank. */
async function waitingOrder() {
  const order = await bank.orderBy("mobile-wallet");
  await order.begin();
  return order;
}

const signed = (obj: object) => paymobHmac(obj, sandboxGateway("").hmacSecret);
const WAITING = { state: "waiting", paid: 0, refunded: 0 };

test.each([0, -1, 1_000_000_000_001, Number.MAX_SAFE_INTEGER])(
  "returns 422 when the signed amount is %d",
  async (amount) => {
    const order = await waitingOrder();
    const answer = await bank.say(await bank.word("mobile-wallet", order, { amount }));
    expect(answer).toMatchObject({ status: 422, code: "validation" });
    expect(await order.payment()).toMatchObject(WAITING);
  },
);

test.each([
  { id: 0 },
  { id: -1 },
  { id: Number.MAX_SAFE_INTEGER + 1 },
  { order: { id: 0 } },
  { order: { id: -1 } },
  { integration_id: -1 },
  { owner: -1 },
])("returns 403 when signed numbers are %j", async (changes) => {
  const order = await waitingOrder();
  const right = await bank.word("mobile-wallet", order);
  const obj = { ...right, ...changes, order: { ...right.order, ...changes.order } };
  expect(await bank.say(obj)).toMatchObject({ status: 403 });
  expect(await order.payment()).toMatchObject(WAITING);
});

test("returns 403 when the signed order belongs to another payment", async () => {
  const [first, second] = [await waitingOrder(), await waitingOrder()];
  const genuine = await bank.word("mobile-wallet", first);
  const { merchant_order_id } = (await bank.word("mobile-wallet", second)).order;
  const moved = { ...genuine, order: { ...genuine.order, merchant_order_id } };
  expect(signed(moved)).toBe(signed(genuine));
  const refusals = () => shop.platform.security.counts.get("refused customer forbidden") ?? 0;
  const before = refusals();
  expect(await bank.say(moved)).toMatchObject({ status: 403, code: "forbidden" });
  await expect.poll(refusals).toBe(before + 1);
  expect(await second.payment()).toMatchObject(WAITING);
  expect(await bank.say(genuine)).toEqual({ status: 200, taken: true });
  expect(await first.payment()).toMatchObject({ state: "paid", paid: DUE });
  expect(await second.payment()).toMatchObject(WAITING);
});

test("returns 403 when another outlet payment's order is signed", async () => {
  const [first, second] = [await bank.orderBy("kiosk"), await bank.orderBy("kiosk")];
  for (const { begin } of [first, second]) await begin();
  const genuine = await bank.word("kiosk", first);
  const { merchant_order_id } = (await bank.word("kiosk", second)).order;
  const moved = { ...genuine, order: { ...genuine.order, merchant_order_id } };
  expect(await bank.say(moved)).toMatchObject({ status: 403, code: "forbidden" });
  expect(await second.payment()).toMatchObject(WAITING);
});

test("ignores a payment for an attempt without a bank order", async () => {
  const order = await waitingOrder();
  await shop.pool.query(
    `insert into payments.bank_attempt (order_id, reference, piastres)
     select id, number || '-2', due_piastres from orders.order where number = $1`,
    [order.number],
  );
  expect(await bank.say(await bank.word("mobile-wallet", order))).toEqual({
    status: 200,
    taken: false,
  });
  expect(await order.payment()).toMatchObject(WAITING);
});

test("accepts a payment for an attempt that predates stored bank orders", async () => {
  const order = await waitingOrder();
  const obj = await bank.word("mobile-wallet", order);
  await shop.pool.query(
    "update payments.bank_attempt set bank_order = null where bank_order = $1",
    [String(obj.order.id)],
  );
  expect(await bank.say(obj)).toEqual({ status: 200, taken: true });
  expect(await order.payment()).toMatchObject({ state: "paid" });
});
