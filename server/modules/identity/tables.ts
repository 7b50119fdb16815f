import type { ColumnType, Generated } from "kysely";
import type { Realm } from "./realms.ts";

export type Purpose = "registration" | "reset" | "email" | "phone" | "proof" | "sign-in";
export type SignInMethod = "registration" | "password" | "code" | "passkey";
export type Channel = "email" | "phone";

export type IdentityTables = {
  "identity.account": { id: Generated<number>; realm: Realm; password_hash: string | null };
  /** Published. */
  "identity.account_state": {
    id: number;
    realm: Realm;
    has_password: boolean;
    has_second_factor: boolean;
  };
  "identity.session": {
    id: Generated<number>;
    account_id: number;
    realm: Realm;
    /** Null: a program's token, which works without a cookie. */
    cookie_hash: Buffer | null;
    token_hash: Buffer;
    name: string | null;
    address: string | null;
    agent: string | null;
    signed_in_at: Generated<Date>;
    last_seen_at: Generated<Date>;
    expires_at: Date;
    /** The browser that began it; null: a program, or staff. */
    browser_id: Generated<number | null>;
    /** Time of the last re-authentication. */
    proved_at: Generated<Date | null>;
  };
  "identity.known_browser": {
    id: Generated<number>;
    account_id: number;
    secret_hash: Buffer;
    seen_at: Generated<Date>;
    trusted_until: Date | null;
  };
  "identity.spent_browser": { account_id: number; secret_hash: Buffer; spent_at: Generated<Date> };
  "identity.verification": {
    id_hash: Buffer;
    purpose: Purpose;
    account_id: number | null;
    channel: Channel;
    target: string;
    code_hash: Buffer | null;
    attempts: Generated<number>;
    sent_at: Generated<Date>;
    code_ends_at: Date;
    browser_hash: Buffer | null;
    /** JSON text when written, its value when read. */
    data: unknown;
    expires_at: Date;
  };
  "identity.second_factor": {
    account_id: number;
    secret: Buffer;
    confirmed_at: Date | null;
    last_step: Generated<number>;
    created_at: Generated<Date>;
  };
  "identity.backup_code": { account_id: number; code_hash: Buffer };
  "identity.challenge": {
    secret_hash: Buffer;
    account_id: number;
    realm: Realm;
    method: Generated<"password" | "code">;
    expires_at: Date;
  };
  "identity.sign_in": {
    id: Generated<number>;
    account_id: number;
    at: Generated<Date>;
    method: SignInMethod;
    agent: string | null;
    network: string;
  };
  "identity.passkey": {
    id: Generated<number>;
    account_id: number;
    credential_id: Buffer;
    /** COSE. */
    public_key: Buffer;
    /** A 32-bit number, which PostgreSQL returns as text. */
    counter: ColumnType<string, number, number>;
    transports: string[];
    name: string;
    created_at: Generated<Date>;
    used_at: Generated<Date | null>;
  };
  "identity.passkey_challenge": {
    challenge_hash: Buffer;
    realm: Realm;
    /** Null: for a sign-in. */
    session_id: number | null;
    expires_at: Date;
  };
};
