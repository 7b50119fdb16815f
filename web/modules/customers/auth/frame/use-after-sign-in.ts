import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { create } from "zustand";
import type { Session } from "#contract/customers/auth-endpoints.ts";
import { useLocalePath } from "#web/i18n/page-locale.tsx";
import { signInPath } from "#web/shell/session/next-path.ts";
import { takeSession } from "#web/shell/session/sign-in.ts";
import { keepAlive } from "#web/shell/session/sign-out.ts";
import { useShell } from "#web/shell/store.ts";
import { toast } from "#web/ui/feedback/toast.ts";

/** The visitor has just signed in here and is being sent to the next page. */
const useDeparture = create(() => ({ leaving: false }));

export function useLeaving(): boolean {
  useEffect(() => () => useDeparture.setState({ leaving: false }), []);
  return useDeparture(({ leaving }) => leaving);
}

/** Stores a session and goes to the page the visitor came from, or to the account. */
export function useAfterSignIn(): (session: Session, next: string | null) => Promise<void> {
  const t = useTranslations("accounts.signIn");
  const navigate = useNavigate();
  const localPath = useLocalePath();
  return async (session, next) => {
    useDeparture.setState({ leaving: true });
    takeSession(session);
    // Two tabs that sign in together may have the cookie of one session and the token of the other.
    await keepAlive();
    if (!useShell.getState().isAuthenticated) {
      useDeparture.setState({ leaving: false });
      await navigate(localPath(signInPath(next ?? "/Account")), { replace: true });
      return;
    }
    await navigate(localPath(next ?? "/Account"), { replace: true });
    toast.success(t("welcome", { name: `\u2068${session.userInfo.firstName}\u2069` }));
  };
}
