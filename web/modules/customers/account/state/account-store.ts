import type { Account } from "#contract/customers/account-endpoints.ts";
import { ApiProblem } from "#web/api/api-problem.ts";
import { accountCall } from "#web/api/account-calls.ts";
import { create } from "zustand";

interface AccountState {
  account: Account | null;
  problem: ApiProblem | null;
}

const NOTHING: AccountState = { account: null, problem: null };

/** The signed-in customer's account, shared by the sections and the edit page. */
export const useAccountStore = create<AccountState>()(() => NOTHING);

export function forgetAccount(): void {
  useAccountStore.setState(NOTHING);
}

/** Stores the account from a response. */
export function setAccount(account: Account): void {
  useAccountStore.setState({ account, problem: null });
}

export async function loadAccount(): Promise<void> {
  try {
    setAccount(await accountCall("getAccount"));
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem;
    useAccountStore.setState({ problem });
  }
}
