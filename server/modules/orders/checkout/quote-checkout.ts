import type { GovernorateCode } from "#contract/accounts/governorates.ts";
import type { EndpointResponse } from "#contract/kernel/endpoint.ts";
import type { quoteCheckout as endpoint } from "#contract/orders/endpoints.ts";
import { readCartLines } from "#server/modules/cart/index.ts";
import { deliveryWindow, todayInEgypt } from "#server/modules/pricing/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { deliveryRuleOf } from "./delivery-rule.ts";
import { isCodAllowed, sumOrder } from "./order-totals.ts";

/** What a shopper's cart would cost delivered to a governorate. */
export async function quoteCheckout(
  db: Connection,
  shopperId: number | undefined,
  governorate: GovernorateCode,
): Promise<EndpointResponse<typeof endpoint>> {
  const all = shopperId === undefined ? [] : await readCartLines(db, shopperId);
  const lines = all.filter((line) => !line.isParked);
  if (lines.length === 0) refuse("cart-empty");
  const rule = await deliveryRuleOf(db, governorate, "governorate");
  const { totals } = sumOrder(
    lines.map(({ quantity, amount }) => ({ quantity, unit: amount ?? 0 })),
    rule,
  );
  return {
    totals,
    ...deliveryWindow(todayInEgypt(), rule.daysMin, rule.daysMax),
    codAllowed: isCodAllowed(totals.total, rule.codLimit),
    codLimit: rule.codLimit,
  };
}
