import { sql, type SqlBool } from "kysely";
import { variantProducts } from "#server/modules/catalog/index.ts";
import type { NetworkKeys } from "#server/platform/http/network-keys.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { orderOfLink } from "./access/order-link.ts";
import { accessTo, isReadableBy } from "./access/order-policy.ts";
import { canonicalNumber } from "./order-number.ts";

/** Id of the order whose products can be rated with the link from its mail. */
export async function orderOfRatingLink(
  platform: Pick<Platform, "db" | "authSecret">,
  { number, key }: { number: string; key: string },
  network: NetworkKeys,
): Promise<number> {
  const link = { number: canonicalNumber(number), key };
  return (await orderOfLink(platform, "rating", link, network)) ?? refuse("not-found");
}

/**
 * The products of a guest's order, for callers with full access or the link of that very order:
 * orders of an account are rated by their customer.
 */
export async function guestPurchase(
  db: Connection,
  { shopperId, linkedOrder }: { shopperId: number | undefined; linkedOrder?: number | undefined },
  of: { number: string; productId: number },
): Promise<{ orderId: number; name: string }> {
  const number = canonicalNumber(of.number);
  if (shopperId === undefined && linkedOrder === undefined) refuse("not-found");
  const isAllowed =
    linkedOrder === undefined ? isReadableBy(shopperId ?? 0) : sql<SqlBool>`id = ${linkedOrder}`;
  const { rows } = await sql<{ orderId: number; name: string; variantIds: number[] }>`
    select id as "orderId", contact_name as name, array(
      select variant_id from orders.order_line as line where line.order_id = "order".id and line.delivered > 0
    ) as "variantIds"
    from orders.order as "order"
    where number = ${number} and guest_until is not null and contact_name is not null and ${isAllowed}
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
