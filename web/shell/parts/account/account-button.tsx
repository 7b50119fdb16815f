import { lazy, Suspense } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { LocaleLink } from "#web/i18n/locale-link.tsx";
import { signInPath } from "../../session/next-path.ts";
import { useShell } from "../../store.ts";
import { ACCOUNT_LOOK, AccountFace } from "./account-face.tsx";

/** Loaded for signed-in customers only, not part of the first script. */
const AccountMenu = lazy(async () => ({
  default: (await import("./account-menu.tsx")).AccountMenu,
}));

/** A link to sign in; for signed-in customers, the account menu in the same place. */
export function AccountButton() {
  const t = useTranslations("shell.account");
  const user = useShell(({ userInfo }) => userInfo);
  const { pathname, search } = useLocation();
  if (user) {
    return (
      <Suspense fallback={<Waiting />}>
        <AccountMenu user={user} />
      </Suspense>
    );
  }
  return (
    <LocaleLink to={signInPath(pathname + search)} className={ACCOUNT_LOOK}>
      <AccountFace />
      <span className="sr-only">{t("signIn")}</span>
    </LocaleLink>
  );
}

function Waiting() {
  return (
    <span className={ACCOUNT_LOOK}>
      <AccountFace />
    </span>
  );
}
