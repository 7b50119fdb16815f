import type { Generated } from "kysely";

export type PricingTables = {
  "pricing.price": { variant_id: number; piastres: number };
  "pricing.offer": { id: Generated<number>; variant_id: number; piastres: number; valid: string };
  "pricing.delivery_terms": {
    governorate: string;
    fee_piastres: number;
    cod_fee_piastres: number;
    cod_limit_piastres: number | null;
    free_from_piastres: number | null;
    days_min: number;
    days_max: number;
  };
  "pricing.current_price": {
    variant_id: number;
    amount: number;
    was: number | null;
    offer_ends_at: Date | null;
  };
};
