import type { ComponentType } from "react";
import type { Account } from "#contract/customers/account-endpoints.ts";
import type { LucideIconData } from "#web/ui/display/icon.tsx";

/** The sections of `/Account`; in the URL as `?part=`. */
export type AccountPartCode =
  | "overview"
  | "orders"
  | "returns"
  | "invoices"
  | "wallet"
  | "favourites"
  | "lists"
  | "ratings"
  | "alerts"
  | "plans"
  | "addresses"
  | "devices"
  | "security"
  | "messages"
  | "privacy"
  | "company";

export interface AccountPartProps {
  account: Account;
  /** All sections of this account. */
  parts: readonly AccountPart[];
}

/**
 * One section of `/Account`. Defined by its module, loaded by the account page when it is opened.
 * Its name is the message `account.parts.<code>`; the page shows it as the heading above.
 */
export interface AccountPart {
  code: AccountPartCode;
  icon: LucideIconData;
  companyOnly?: boolean;
  load: () => Promise<{ AccountSection: ComponentType<AccountPartProps> }>;
  /** Its part of the overview, if it has one. */
  loadSummary?: () => Promise<{ AccountSummary: ComponentType<AccountPartProps> }>;
}

/** Path of a section. */
export function accountPath(code: AccountPartCode): string {
  return code === "overview" ? "/Account" : `/Account?part=${code}`;
}

/** Path of one project list. */
export function listPath(id: number): string {
  return `${accountPath("lists")}&list=${id}`;
}
