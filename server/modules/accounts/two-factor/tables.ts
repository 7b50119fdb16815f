import type { Generated } from "kysely";
import type { AuthTables } from "../auth/tables.ts";

export type TwoFactorTables = AuthTables & {
  "accounts.two_factor": {
    customer_id: number;
    secret: Buffer;
    confirmed_at: Date | null;
    last_step: Generated<number>;
    created_at: Generated<Date>;
  };
  "accounts.backup_code": { customer_id: number; code_hash: Buffer };
  "accounts.challenge": { secret_hash: Buffer; customer_id: number; expires_at: Date };
  "accounts.trusted_browser": { customer_id: number; secret_hash: Buffer; expires_at: Date };
};
