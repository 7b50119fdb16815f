import { CircleUserRound, CloudOff } from "@lucide/icons";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { OFFLINE } from "#api-client/api-problem.ts";
import type { Account } from "#contract/customers/account-endpoints.ts";
import { RowsPending } from "#web/shell/account/answer-view.tsx";
import { signInPath, withNext } from "#web/shell/session/next-path.ts";
import { SignedOutNotice } from "#web/shell/session/signed-out-notice.tsx";
import { Button, ButtonLink } from "#web/ui/actions/button.tsx";
import { Link } from "#web/ui/actions/link.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { loadAccount } from "../state/account-store.ts";
import { useAccount } from "../state/use-account.ts";

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

/** The page's skeleton, as the server renders it for everybody. */
function FramePending() {
  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <div aria-hidden="true" className="noscript:hidden">
        <Skeleton className="h-12 w-full lg:h-80" />
      </div>
      <div>
        <Skeleton className="mb-8 h-11 w-72 max-w-full noscript:hidden" />
        <RowsPending rows={3} />
      </div>
    </div>
  );
}

/** Not signed in: a sign-in prompt that returns here. */
function SignedOut() {
  const t = useTranslations("account.guest");
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return (
    <>
      <SignedOutNotice withLink={false} className="mt-6" />
      <EmptyState
        headingLevel={1}
        illustration={<Icon icon={CircleUserRound} size={40} />}
        title={t("title")}
        text={t("text")}
        action={
          <>
            <ButtonLink href={signInPath(here)}>{t("signIn")}</ButtonLink>
            <ButtonLink href={withNext("/auth/Register", here)} kind="secondary">
              {t("register")}
            </ButtonLink>
            <p className="w-full pt-2">
              <Link href="/orders-and-returns">{t("order")}</Link>
            </p>
          </>
        }
      />
    </>
  );
}
