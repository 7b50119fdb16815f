import type { Account } from "#contract/customers/account-endpoints.ts";
import type { LucideIconData } from "#web/ui/display/icon.tsx";
import type { ComponentType } from "react";

/** The sections of `/Account`; in the address as `?part=`. */
export type AccountPartCode =
  | "overview"
  | "orders"
  | "returns"
  | "invoices"
  | "wallet"
  | "favourites"
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
  /** Every section of this account. */
  parts: readonly AccountPart[];
}

/**
 * One section of `/Account`. Its module says what it is, the account page fetches it when it is opened.
 * Its name is the message `account.parts.<code>`; the page shows it as the heading above.
 */
export interface AccountPart {
  code: AccountPartCode;
  icon: LucideIconData;
  companyOnly?: boolean;
  load: () => Promise<{ AccountSection: ComponentType<AccountPartProps> }>;
  /** What of it the overview shows: the latest of it, or nothing. */
  loadSummary?: () => Promise<{ AccountSummary: ComponentType<AccountPartProps> }>;
}

/** Address of a section. */
export function accountPath(code: AccountPartCode): string {
  return code === "overview" ? "/Account" : `/Account?part=${code}`;
}
