import { changeOrder } from "../../modules/orders/index.ts";
import type { OrderChanges, ApiClient } from "../api-client.ts";
import { signInStaff } from "../sign-in-staff.ts";
import type { TestShop } from "../test-shop.ts";

export interface Delivery extends OrderChanges {
  /** Units by variant. */
  units: [variantId: number, quantity: number][];
  /** Days since its delivery. */
  daysAgo?: number;
}

/** A delivered order of this client. @returns its number */
export async function deliveredOrder(
  shop: TestShop,
  buyer: ApiClient,
  { units, daysAgo = 0, ...changes }: Delivery,
): Promise<string> {
  for (const [variantId, quantity] of units) await buyer.add(variantId, quantity);
  const { paymentMethod = "cod", wallet, coupon } = changes;
  const quote = await buyer.post("/api/v1/checkout/quote", {
    governorate: "EG-C",
    paymentMethod,
    wallet,
    coupon,
  });
  const placed = await buyer.order(quote.json().totals?.total, changes);
  if (placed.statusCode !== 201) throw new Error(placed.body);
  const { number, due } = placed.json<{ number: string; due: number }>();
  const { rows } = await shop.pool.query("select id, status from orders.order where number = $1", [
    number,
  ]);
  const [order] = rows;
  if (order.status === "pending") await payByTransfer(shop, number, due);
  for (const to of ["processing", "shipped", "delivered"] as const) {
    await shop.run((work) => changeOrder(work, order.id, to, { actor: "staff" }));
  }
  await shop.pool.query(
    `update orders.fulfilment set shipped_at = shipped_at - make_interval(days => $2),
       delivered_at = delivered_at - make_interval(days => $2) where order_id = $1`,
    [order.id, daysAgo],
  );
  await shop.pool.query(
    "update orders.order_event set at = at - make_interval(days => $2) where order_id = $1",
    [order.id, daysAgo],
  );
  return number;
}

async function payByTransfer(shop: TestShop, number: string, amount: number): Promise<void> {
  const staff = await signInStaff(shop, "orders");
  const body = { kind: "transfer", amount, reference: number };
  const answer = await staff.post(`/api/v1/admin/orders/${number}/payments`, body);
  if (answer.statusCode !== 200) throw new Error(answer.body);
}
