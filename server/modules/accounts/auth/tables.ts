import type { Generated } from "kysely";
import type { CompanyTables } from "../companies/tables.ts";
import type { AccountsTables } from "../tables.ts";

export type Purpose = "registration" | "reset" | "email" | "phone";
export type Channel = "email" | "phone";

export type AuthTables = AccountsTables &
  CompanyTables & {
    "accounts.credential": {
      customer_id: number;
      password_hash: string;
      changed_at: Generated<Date>;
    };
    "accounts.session": {
      id: Generated<number>;
      customer_id: number;
      cookie_hash: Buffer | null;
      token_hash: Buffer;
      name: string | null;
      address: string | null;
      agent: string | null;
      signed_in_at: Generated<Date>;
      last_seen_at: Generated<Date>;
      expires_at: Date;
    };
    "accounts.known_browser": {
      customer_id: number;
      secret_hash: Buffer;
      seen_at: Generated<Date>;
    };
    "accounts.verification": {
      id_hash: Buffer;
      purpose: Purpose;
      customer_id: number | null;
      channel: Channel;
      target: string;
      code_hash: Buffer | null;
      attempts: Generated<number>;
      sent_at: Generated<Date>;
      code_ends_at: Date;
      /** JSON text when written, its value when read. */
      data: unknown;
      expires_at: Date;
    };
  };
