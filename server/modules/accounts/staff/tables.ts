import type { Generated } from "kysely";
import type { Locale } from "#contract/kernel/locale.ts";
import type { StaffRole } from "#contract/kernel/permissions.ts";

export type StaffTables = {
  "accounts.staff": {
    id: Generated<number>;
    email: string;
    name: string;
    role: StaffRole;
    locale: Generated<Locale>;
    password_hash: string | null;
    two_factor_secret: Buffer | null;
    two_factor_at: Date | null;
    two_factor_step: Generated<number>;
    disabled_at: Date | null;
    last_seen_at: Date | null;
    created_at: Generated<Date>;
  };
  "accounts.staff_invitation": { staff_id: number; secret_hash: Buffer; expires_at: Date };
  "accounts.staff_backup_code": { staff_id: number; code_hash: Buffer };
  "accounts.staff_challenge": { secret_hash: Buffer; staff_id: number; expires_at: Date };
  "accounts.staff_session": {
    id: Generated<number>;
    staff_id: number;
    cookie_hash: Buffer;
    token_hash: Buffer;
    created_at: Generated<Date>;
    last_seen_at: Generated<Date>;
    address: string | null;
    agent: string | null;
  };
  "accounts.audit_entry": {
    id: Generated<number>;
    at: Generated<Date>;
    staff_id: number | null;
    action: string;
    target: string;
    before: unknown;
    after: unknown;
    address: string | null;
  };
};
