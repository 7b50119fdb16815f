import type { Account } from "#contract/customers/account-endpoints.ts";
import { keepUserInfo } from "#web/shell/session/sign-in.ts";
import { setAccount } from "./account-store.ts";

/** Takes over a changed account, also where every page shows the name. */
export function takeAccount(account: Account): void {
  setAccount(account);
  const { id, firstName, lastName, fullName, email, phone, accountType } = account;
  keepUserInfo({ id, firstName, lastName, fullName, email, phone, accountType });
}
