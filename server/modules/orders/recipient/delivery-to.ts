import type { GovernorateCode } from "#contract/customers/governorates.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { formatPounds } from "#contract/kernel/money.ts";
import { cairoDay } from "#contract/kernel/time/cairo-day.ts";
import { deliveryFee, deliveryTerms } from "#server/modules/pricing/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { refuseField } from "#server/platform/http/refuse-field.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { cashReason } from "../checkout/payment-offers.ts";
import type { OrderRecord } from "../order-queries.ts";

/** Promised delivery days of an order, ISO dates. */
export interface DeliveryDays {
  earliest: string;
  latest: string;
}

/**
 * Promised delivery days at another address: unchanged in the same governorate, counted from today
 * in another one. Refused if delivery or paying at the door costs a different amount there or is
 * not offered: the invoiced amount stays.
 */
export async function daysTo(
  db: Connection,
  order: OrderRecord,
  governorate: GovernorateCode,
  locale: Locale,
): Promise<DeliveryDays> {
  if (governorate === order.governorate) return { earliest: order.earliest, latest: order.latest };
  const terms = await deliveryTerms(db, locale, cairoDay());
  const there = terms.find((one) => one.governorate === governorate);
  if (!there) return refuseField("address.governorate", "oneOf");
  const isCash = order.payment_method === "cod";
  const delivery = isGiven(order)
    ? 0
    : deliveryFee(there, order.items_piastres - order.discount_piastres);
  const [before, now] = [feesOf(order), delivery + (isCash ? there.codFee : 0)];
  if (before !== now)
    refuse("delivery-fee-differs", {
      before: formatPounds(before, locale),
      now: formatPounds(now, locale),
    });
  const { codLimit } = there;
  const facts = { total: order.total_piastres, wallet: order.wallet_piastres };
  const reason = isCash && cashReason({ ...facts, codLimit, isCashPaused: false });
  if (reason === "limit") refuse("cod-limit", { limit: formatPounds(codLimit ?? 0, locale) });
  return { earliest: there.earliest, latest: there.latest };
}

/** Fees for delivery and for paying at the door, after promotions. */
function feesOf({ adjustments }: OrderRecord): number {
  return adjustments
    .filter(({ kind }) => kind !== "promotion")
    .reduce((sum, { amount }) => sum + amount, 0);
}

function isGiven({ adjustments }: OrderRecord): boolean {
  return adjustments.some(({ kind }) => kind === "delivery-discount");
}
