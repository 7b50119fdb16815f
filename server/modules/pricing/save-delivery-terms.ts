import type { GovernorateCode } from "#contract/customers/governorates.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { PricingTables } from "./tables.ts";

/** Delivery cost in piastres, and duration in working days. */
export interface DeliveryRule {
  governorate: GovernorateCode;
  fee: number;
  codFee: number;
  /** Largest order for cash on delivery; null: unlimited. */
  codLimit: number | null;
  /** Value of goods from which delivery is free; null: never. */
  freeFrom: number | null;
  daysMin: number;
  daysMax: number;
}

/** Sets the delivery terms of governorates; those not given stay unchanged. */
export async function saveDeliveryTerms(work: Work, rules: readonly DeliveryRule[]): Promise<void> {
  if (rules.length === 0) return;
  const rows = rules.map((rule) => ({
    governorate: rule.governorate,
    fee_piastres: rule.fee,
    cod_fee_piastres: rule.codFee,
    cod_limit_piastres: rule.codLimit,
    free_from_piastres: rule.freeFrom,
    days_min: rule.daysMin,
    days_max: rule.daysMax,
  }));
  await work.db
    .$extendTables<PricingTables>()
    .insertInto("pricing.delivery_terms")
    .values(rows)
    .onConflict((conflict) =>
      conflict.column("governorate").doUpdateSet((row) => ({
        fee_piastres: row.ref("excluded.fee_piastres"),
        cod_fee_piastres: row.ref("excluded.cod_fee_piastres"),
        cod_limit_piastres: row.ref("excluded.cod_limit_piastres"),
        free_from_piastres: row.ref("excluded.free_from_piastres"),
        days_min: row.ref("excluded.days_min"),
        days_max: row.ref("excluded.days_max"),
      })),
    )
    .execute();
  work.invalidate("delivery-terms");
}
