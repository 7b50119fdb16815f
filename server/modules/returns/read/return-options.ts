import type { Locale } from "#contract/kernel/locale.ts";
import type { ReturnableLine, ReturnOptions } from "#contract/returns/endpoints.ts";
import { RETURN_REASONS } from "#contract/returns/return-words.ts";
import { returnableOrder, type ReturnableOrderLine } from "#server/modules/orders/index.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { type ReturnRules, untilWhen } from "../request/check-lines.ts";
import { refundWays } from "../request/refund-ways.ts";
import { returnRules } from "../request/return-rules.ts";
import type { ReturnsTables } from "../tables.ts";
import { presentGoods, presentReturn } from "./present-return.ts";
import { returnsOfOrder } from "./return-queries.ts";

interface Claim {
  position: number;
  claimed: number;
  refunded: number;
}

/** What of an order may come back, why and until when, and what is on its way back already. */
export async function returnOptions(
  db: Connection,
  orderId: number,
  locale: Locale,
): Promise<ReturnOptions> {
  const order = await returnableOrder(db, orderId);
  const rules = await returnRules(db, order);
  const { ways, needsPayout } = await refundWays(db, order);
  const claims = new Map<number, Claim>();
  for (const claim of await claimsOf(db, orderId)) claims.set(claim.position, claim);
  const returns = await returnsOfOrder(db, orderId);
  return {
    orderNumber: order.number,
    delivered: rules?.delivered ?? null,
    lines: order.lines.map((line) => ({
      position: line.position,
      ...presentGoods(line, locale),
      quantity: line.quantity,
      open: line.quantity - (claims.get(line.position)?.claimed ?? 0),
      paid: line.paid,
      refunded: claims.get(line.position)?.refunded ?? 0,
      reasons: rules ? reasonsOf(line, rules) : [],
    })),
    refundTo: ways,
    needsPayout,
    returns: returns.map((back) => presentReturn(back, locale)),
  };
}

function reasonsOf(line: ReturnableOrderLine, rules: ReturnRules): ReturnableLine["reasons"] {
  return RETURN_REASONS.map((reason) => {
    const until = untilWhen(line, reason, rules);
    return { reason, until, isOpen: rules.today <= until };
  });
}

async function claimsOf(db: Connection, orderId: number): Promise<Claim[]> {
  return db
    .$extendTables<ReturnsTables>()
    .selectFrom("returns.claim")
    .select(["position", "claimed", "refunded"])
    .where("order_id", "=", orderId)
    .execute();
}
