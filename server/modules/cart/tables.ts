import type { Generated } from "kysely";

export type CartTables = {
  "cart.line": {
    shopper_id: number;
    variant_id: number;
    is_parked: Generated<boolean>;
    quantity: number;
    added_at: Generated<Date>;
  };
  /** Published by pricing. */
  "pricing.current_price": { variant_id: number; amount: number; was: number | null };
  "pricing.list_price": { price_list_id: number; variant_id: number; amount: number };
  /** Published by companies. */
  "companies.shopper_terms": {
    shopper_id: number;
    company_id: number;
    price_list_id: number | null;
  };
  /** Published by inventory. */
  "inventory.availability": { variant_id: number; available: number };
};
