import type { TablesOf } from "#server/platform/postgres/tables.ts";
import type { Realm } from "./realms.ts";

export type Purpose = "registration" | "reset" | "email" | "phone" | "proof" | "sign-in";
export type SignInMethod = "registration" | "password" | "code" | "passkey";
export type Channel = "email" | "phone";

export type IdentityTables = TablesOf<
  "identity",
  {
    "identity.account": { realm: Realm };
    "identity.account_state": { realm: Realm };
    "identity.session": { realm: Realm };
    "identity.verification": { purpose: Purpose; channel: Channel };
    "identity.challenge": { realm: Realm; method: "password" | "code" };
    "identity.sign_in": { method: SignInMethod };
    "identity.passkey_challenge": { realm: Realm };
  }
>;
