import type { Generated } from "kysely";

export type AccountsTables = {
  "accounts.shopper": { id: Generated<number>; token_hash: Buffer };
};
