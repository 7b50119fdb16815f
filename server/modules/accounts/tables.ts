import type { Generated } from "kysely";

export type AccountsTables = {
  /** A browser has a token, a customer's shopper has the customer. */
  "accounts.shopper": {
    id: Generated<number>;
    token_hash: Buffer | null;
    customer_id: number | null;
    merged_into: number | null;
    merged_at: Date | null;
  };
};
