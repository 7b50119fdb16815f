import type { Account } from "#contract/customers/account-endpoints.ts";
import { keepUserInfo } from "#web/shell/session/sign-in.ts";
import { setAccount } from "./account-store.ts";

/** Stores a changed account, and its name in the shell, where every page shows it. */
export function takeAccount(account: Account): void {
  setAccount(account);
  const { id, firstName, lastName, fullName, email, phone, accountType } = account;
  keepUserInfo({ id, firstName, lastName, fullName, email, phone, accountType });
}
