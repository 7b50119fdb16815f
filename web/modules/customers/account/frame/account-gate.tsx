import { CloudOff } from "@lucide/icons";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { OFFLINE } from "#api-client/api-problem.ts";
import type { Account } from "#contract/customers/account-endpoints.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { loadAccount } from "../state/account-store.ts";
import { useAccount } from "../state/use-account.ts";
import { FramePending } from "./frame-pending.tsx";
import { SignedOut } from "./signed-out.tsx";

/**
 * Renders the account once it is loaded; a skeleton before that, and a sign-in prompt for visitors
 * who are not signed in.
 */
export function AccountGate({ children }: { children: (account: Account) => ReactNode }) {
  const state = useAccount();
  if (state.kind === "signed-in") return children(state.account);
  if (state.kind === "signed-out") return <SignedOut />;
  return state.kind === "failed" ? <NotReached code={state.code} /> : <FramePending />;
}

function NotReached({ code }: { code: string }) {
  const t = useTranslations("shell");
  return (
    <EmptyState
      headingLevel={1}
      illustration={<Icon icon={CloudOff} size={40} />}
      title={code === OFFLINE ? t("offline") : t("failed")}
      action={<Button onClick={() => void loadAccount()}>{t("error.retry")}</Button>}
    />
  );
}
