import type { FastifyRequest } from "fastify";
import { shopperOf } from "#server/modules/customers/index.ts";
import {
  canonicalNumber,
  payableOfShopper,
  type PayableOrder,
  refuseOrder,
} from "#server/modules/orders/index.ts";
import type { Connection } from "#server/platform/postgres/database.ts";

/**
 * An order that the caller has access to; one that was only looked up needs a code, a stranger's is
 * not found.
 */
export async function ownOrder(
  db: Connection,
  request: FastifyRequest,
  number: string,
): Promise<PayableOrder> {
  const shopperId = await shopperOf(db, request);
  const canonical = canonicalNumber(number);
  const order =
    shopperId === undefined ? undefined : await payableOfShopper(db, canonical, shopperId);
  return order ?? refuseOrder(db, canonical, shopperId);
}
