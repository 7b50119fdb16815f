import { refuse } from "#server/platform/http/problem-error.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { canonicalNumber } from "./order-number.ts";
import { knowsContact } from "./order-policy.ts";
import { contactOfOrder } from "./order-queries.ts";

/** Id of the order somebody knows by number and phone or email. A wrong one of either gives the same refusal after the same work. */
export async function lookUpOrder(
  db: Connection,
  asked: { number: string; phoneOrEmail: string },
): Promise<number> {
  const order = await contactOfOrder(db, canonicalNumber(asked.number));
  if (!order || !knowsContact(order, asked.phoneOrEmail)) refuse("order-not-found");
  return order.id;
}
