import type { Generated } from "kysely";
import type { Locale } from "#contract/kernel/locale.ts";
import type { StaffRole } from "#contract/kernel/permissions.ts";

export type StaffTables = {
  "staff.staff": {
    /** Id of their account in the identity module. */
    id: number;
    email: string;
    name: string;
    role: StaffRole;
    locale: Generated<Locale>;
    disabled_at: Date | null;
    last_seen_at: Date | null;
    created_at: Generated<Date>;
  };
  "staff.invitation": { staff_id: number; secret_hash: Buffer; expires_at: Date };
  "staff.audit_entry": {
    id: Generated<number>;
    at: Generated<Date>;
    staff_id: number | null;
    action: string;
    target: string;
    before: unknown;
    after: unknown;
    address: string | null;
  };
  /** Published by identity. */
  "identity.account_state": { id: number; has_password: boolean; has_second_factor: boolean };
};
