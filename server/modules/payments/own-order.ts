import type { FastifyRequest } from "fastify";
import { shopperOf } from "#server/modules/customers/index.ts";
import {
  canonicalNumber,
  payableOfShopper,
  type PayableOrder,
} from "#server/modules/orders/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Connection } from "#server/platform/postgres/database.ts";

/** An order that whoever asks may read; a stranger's is not there. */
export async function ownOrder(
  db: Connection,
  request: FastifyRequest,
  number: string,
): Promise<PayableOrder> {
  const shopperId = await shopperOf(db, request);
  if (shopperId === undefined) refuse("not-found");
  return (await payableOfShopper(db, canonicalNumber(number), shopperId)) ?? refuse("not-found");
}
