import { useEffect } from "react";
import type { Account } from "#contract/customers/account-endpoints.ts";
import { useShell } from "#web/shell/store.ts";
import { forgetAccount, loadAccount, useAccountStore } from "./account-store.ts";

export type AccountState =
  /** The server does not know the visitor, and the browser has not asked yet. */
  | { kind: "pending" }
  | { kind: "signed-out" }
  | { kind: "failed"; code: string }
  | { kind: "signed-in"; account: Account };

/** The signed-in customer with everything the account page shows; fetched once per sign-in. */
export function useAccount(): AccountState {
  const token = useShell((state) => (state.isAuthenticated ? state.token : null));
  const { account, problem } = useAccountStore();
  const sessionKnown = useShell((state) => state.sessionKnown);
  useEffect(() => {
    if (token === null) forgetAccount();
    else if (!useAccountStore.getState().account) void loadAccount();
  }, [token]);
  if (!sessionKnown) return { kind: "pending" };
  if (token === null || problem?.status === 401) return { kind: "signed-out" };
  if (problem && !account) return { kind: "failed", code: problem.code };
  return account ? { kind: "signed-in", account } : { kind: "pending" };
}
