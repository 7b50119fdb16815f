import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import type { UserInfo } from "#web/shell/session.ts";
import { nextPath } from "#web/shell/session/next-path.ts";
import { nameOf } from "#web/shell/session/sign-in.ts";
import { signOut } from "#web/shell/session/sign-out.ts";
import { useShell } from "#web/shell/store.ts";
import { Button, ButtonLink } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { useLeaving } from "./use-after-sign-in.ts";
import { useQuery } from "./use-query.ts";

interface AuthPageProps {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}

/**
 * A page for signing in, registering and the like. Customers who are already signed in get a link
 * onwards instead.
 */
export function AuthPage({ title, intro, children }: AuthPageProps) {
  const user = useShell(({ userInfo }) => userInfo);
  const leaving = useLeaving();
  if (user && !leaving) return <SignedInAlready user={user} />;
  return (
    <>
      <h1 className="text-page">{title}</h1>
      {intro && <p className="mt-2 text-ink-soft">{intro}</p>}
      <div className="mt-7">{children}</div>
    </>
  );
}

/** Already signed in: go to the account, or sign out. */
function SignedInAlready({ user }: { user: UserInfo }) {
  const t = useTranslations("accounts.signedIn");
  const offline = useTranslations("shell")("offline");
  const next = nextPath(useQuery());
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    const isOut = await signOut();
    setLeaving(false);
    if (!isOut) toast.error(offline);
  };
  return (
    <>
      <h1 className="text-page">{t("title")}</h1>
      <p className="mt-2 text-ink-soft">{t("text", { name: `\u2068${nameOf(user)}\u2069` })}</p>
      <div className="mt-7 flex flex-wrap gap-3">
        <ButtonLink href={next ?? "/Account"}>{next ? t("next") : t("account")}</ButtonLink>
        <Button kind="secondary" loading={leaving} onClick={() => void leave()}>
          {t("signOut")}
        </Button>
      </div>
    </>
  );
}
