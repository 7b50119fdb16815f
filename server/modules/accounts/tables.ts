import type { Generated } from "kysely";

export type AccountsTables = {
  "accounts.guest": { id: Generated<number>; token_hash: Buffer };
};
