import type { Generated } from "kysely";

export type CartTables = {
  "cart.line": {
    shopper_id: number;
    variant_id: number;
    is_parked: Generated<boolean>;
    quantity: number;
    added_at: Generated<Date>;
  };
};
