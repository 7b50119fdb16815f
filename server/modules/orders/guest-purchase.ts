import { sql } from "kysely";
import { variantProducts } from "#server/modules/catalog/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { accessTo, isReadableBy } from "./access/order-policy.ts";
import { canonicalNumber } from "./order-number.ts";

/** What came with a guest's order, for whoever may read all of it: an account's orders have their customer. */
export async function guestPurchase(
  db: Connection,
  shopperId: number | undefined,
  of: { number: string; productId: number },
): Promise<{ orderId: number; name: string }> {
  const number = canonicalNumber(of.number);
  if (shopperId === undefined) refuse("not-found");
  const { rows } = await sql<{ orderId: number; name: string; variantIds: number[] }>`
    select id as "orderId", contact_name as name, array(
      select variant_id from orders.order_line as line where line.order_id = "order".id and line.delivered > 0
    ) as "variantIds"
    from orders.order as "order"
    where number = ${number} and guest_until is not null and contact_name is not null and ${isReadableBy(shopperId)}
  `.execute(db);
  const [order] = rows;
  if (!order) {
    const known = await accessTo(db, number, shopperId);
    refuse(known?.access === "masked" ? "code-needed" : "not-found");
  }
  const products = await variantProducts(db, order.variantIds);
  if (![...products.values()].includes(of.productId)) refuse("not-found");
  return order;
}

/** Ids of a shopper's orders. */
export async function orderIdsOf(db: Connection, shopperId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from orders.order where shopper_id = ${shopperId}`.execute(db);
  return rows.map(({ id }) => id);
}
