import { create } from "zustand";
import { ApiProblem } from "#api-client/api-problem.ts";
import type { Account } from "#contract/customers/account-endpoints.ts";
import { call } from "#web/api/client.ts";

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
    setAccount(await call("GET /api/v1/account"));
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem;
    useAccountStore.setState({ problem });
  }
}
