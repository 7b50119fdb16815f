import { afterAll, beforeAll, expect, test } from "vitest";
import { expireOrders } from "#server/modules/orders/index.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import type { AcknowledgedOrder } from "../acknowledged.ts";
import { noteExpired } from "./expired.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
  await shop.run(addDeliveryTerms);
});
afterAll(() => shop.stop());

/** An order waiting for a card payment that the shop cancels this long after it was placed. */
async function cancelledAfter(age: string, isCharged = false): Promise<AcknowledgedOrder> {
  const [variantId = 0] = await shop.run((work) => addProducts(work, [{ stock: 3 }]));
  const buyer = new ApiClient(shop.app);
  await buyer.add(variantId, 1);
  const { number, total } = (await buyer.order(194_00)).json();
  await shop.pool.query(
    `update orders.order set status = 'pending', waiting_for = 'payment', payment_method = 'card',
       placed_at = now() - $2::interval, expires_at = now() - interval '1 second' where number = $1`,
    [number, age],
  );
  expect(await expireOrders(shop.platform)).toBe(1);
  const lines = [{ variantId, quantity: 1 }];
  const paid = { total, walletPaid: 0, due: total, isPaid: false, isCharged };
  const who = { key: number, email: "", customerId: undefined };
  return { ...who, ...paid, number, method: "card", lines, status: "pending", returns: [] };
}

test("marks only unpaid orders past their payment period as cancelled", async () => {
  const orders = [
    await cancelledAfter("16 minutes"),
    await cancelledAfter("14 minutes"),
    await cancelledAfter("16 minutes", true),
  ];
  await noteExpired(shop.platform.db, orders);
  expect(orders.map(({ status }) => status)).toEqual(["cancelled", "pending", "pending"]);
});
