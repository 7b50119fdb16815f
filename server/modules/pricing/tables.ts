import type { TablesOf } from "#server/platform/postgres/tables.ts";

export type PricingTables = TablesOf<
  "pricing",
  { "pricing.current_price": { was: number | null; offer_ends_at: Date | null } }
>;
