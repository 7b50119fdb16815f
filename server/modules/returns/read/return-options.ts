import type { Locale } from "#contract/kernel/locale.ts";
import { cairoDay } from "#contract/kernel/time/cairo-day.ts";
import type { ReturnableLine, ReturnOptions } from "#contract/returns/endpoints.ts";
import { RETURN_REASONS } from "#contract/returns/return-types.ts";
import { returnableOrder, type ReturnableOrderLine } from "#server/modules/orders/index.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { type ReturnRules, untilWhen } from "../request/check-lines.ts";
import { refundMethods } from "../request/refund-methods.ts";
import { returnRules } from "../request/return-rules.ts";
import type { ReturnsTables } from "../tables.ts";
import { presentGoods, presentReturn } from "./present-return.ts";
import { returnsOfOrder } from "./return-queries.ts";

interface Claim {
  position: number;
  claimed: number;
}

/**
 * What of an order can be returned, for which reasons and until when, and what is already being
 * returned.
 */
export async function returnOptions(
  db: Connection,
  orderId: number,
  locale: Locale,
): Promise<ReturnOptions> {
  const order = await returnableOrder(db, orderId);
  const rules = await returnRules(db, order);
  const { methods, needsPayout } = await refundMethods(db, order);
  const claims = new Map<number, Claim>();
  for (const claim of await claimsOf(db, orderId)) claims.set(claim.position, claim);
  const returns = await returnsOfOrder(db, orderId);
  return {
    orderNumber: order.number,
    delivered: order.deliveredAt && cairoDay(order.deliveredAt),
    lines: order.lines.filter(isHad).map((line) => ({
      position: line.position,
      ...presentGoods(line, locale),
      quantity: line.quantity,
      open: line.delivered - (claims.get(line.position)?.claimed ?? 0),
      paid: line.paid,
      refunded: line.credited,
      reasons: rules ? reasonsOf(line, rules) : [],
    })),
    refundTo: methods,
    needsPayout,
    returns: returns.map((back) => presentReturn(back, locale)),
  };
}

function reasonsOf(line: ReturnableOrderLine, rules: ReturnRules): ReturnableLine["reasons"] {
  return RETURN_REASONS.flatMap((reason) => {
    const until = untilWhen(line, reason, rules);
    return until === null ? [] : [{ reason, until, isOpen: rules.today <= until }];
  });
}

/** Fully cancelled lines are never delivered, so they cannot be returned. */
function isHad({ quantity, cancelled }: ReturnableOrderLine): boolean {
  return cancelled < quantity;
}

async function claimsOf(db: Connection, orderId: number): Promise<Claim[]> {
  return db
    .$extendTables<ReturnsTables>()
    .selectFrom("returns.claim")
    .select(["position", "claimed"])
    .where("order_id", "=", orderId)
    .execute();
}
