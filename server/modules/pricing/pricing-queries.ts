import {
  GOVERNORATE_CODES,
  GOVERNORATES,
  type GovernorateCode,
} from "#contract/customers/governorates.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { cairoDay } from "#contract/kernel/time/cairo-day.ts";
import type { DeliveryTerms } from "#contract/pricing/delivery.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { deliveryWindow } from "./delivery-window.ts";
import type { DeliveryRule } from "./save-delivery-terms.ts";
import type { PricingTables } from "./tables.ts";

export type DeliveryRow = PricingTables["pricing.delivery_terms"];

export interface CurrentPrice {
  amount: number;
  /** The ordinary price while an offer is cheaper. */
  was: number | null;
  offerEndsAt: Date | null;
}

/** Current prices by variant id. A variant without a price is left out. */
export async function currentPrices(
  db: Connection,
  variantIds: readonly number[],
): Promise<Map<number, CurrentPrice>> {
  if (variantIds.length === 0) return new Map();
  const rows = await db
    .$extendTables<PricingTables>()
    .selectFrom("pricing.current_price")
    .selectAll()
    .where("variant_id", "in", variantIds)
    .execute();
  return new Map(
    rows.map((row) => [
      row.variant_id,
      { amount: row.amount, was: row.was, offerEndsAt: row.offer_ends_at },
    ]),
  );
}

/** The regular prices by variant id, without offers. */
export async function ordinaryPrices(
  db: Connection,
  variantIds: readonly number[],
): Promise<Map<number, number>> {
  if (variantIds.length === 0) return new Map();
  const rows = await db
    .$extendTables<PricingTables>()
    .selectFrom("pricing.price")
    .selectAll()
    .where("variant_id", "in", variantIds)
    .execute();
  return new Map(rows.map((row) => [row.variant_id, row.piastres]));
}

/** Approximate size for all governorates in one language. */
const TERMS_BYTES = 10_000;

/** Today's delivery terms, cached until staff change them. */
export function todaysDeliveryTerms(
  { db, cache }: Pick<Platform, "db" | "cache">,
  locale: Locale,
): Promise<DeliveryTerms[]> {
  const today = cairoDay();
  return cache.resolve(
    `pricing:delivery-terms:${locale}:${today}`,
    (scope) => {
      scope.tag("delivery-terms");
      return deliveryTerms(db, locale, today);
    },
    () => TERMS_BYTES,
  );
}

/** Delivery terms of every governorate that the shop delivers to, in the order customers expect. */
export async function deliveryTerms(
  db: Connection,
  locale: Locale,
  today: string,
): Promise<DeliveryTerms[]> {
  const rows = await db
    .$extendTables<PricingTables>()
    .selectFrom("pricing.delivery_terms")
    .selectAll()
    .execute();
  const byCode = new Map(rows.map((row) => [row.governorate, row]));
  return GOVERNORATE_CODES.flatMap((governorate) => {
    const row = byCode.get(governorate);
    if (!row) return [];
    const { codFee, codLimit, fee, freeFrom, daysMin, daysMax } = readRule(governorate, row);
    const name = GOVERNORATES[governorate][locale];
    return [
      {
        governorate,
        name,
        fee,
        codFee,
        codLimit,
        freeFrom,
        ...deliveryWindow(today, daysMin, daysMax),
      },
    ];
  });
}

/** The rule in a database row. */
export function readRule(governorate: GovernorateCode, row: DeliveryRow): DeliveryRule {
  return {
    governorate,
    fee: row.fee_piastres,
    codFee: row.cod_fee_piastres,
    codLimit: row.cod_limit_piastres,
    freeFrom: row.free_from_piastres,
    daysMin: row.days_min,
    daysMax: row.days_max,
  };
}
