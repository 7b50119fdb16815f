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

/** The days an order is promised for, ISO dates. */
export interface DeliveryDays {
  earliest: string;
  latest: string;
}

/**
 * The days for which an order is promised at another place: as before in the same governorate, as of today in another
 * one. Refused where delivery or paying at the door costs something else there, or cannot be had: what was invoiced stays.
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

/** Delivery and the fee at the door, after what a promotion took off. */
function feesOf({ adjustments }: OrderRecord): number {
  return adjustments
    .filter(({ kind }) => kind !== "promotion")
    .reduce((sum, { amount }) => sum + amount, 0);
}

function isGiven({ adjustments }: OrderRecord): boolean {
  return adjustments.some(({ kind }) => kind === "delivery-discount");
}
