import { CircleUserRound } from "@lucide/icons";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { signInPath, withNext } from "#web/shell/session/next-path.ts";
import { SignedOutNotice } from "#web/shell/session/signed-out-notice.tsx";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { Link } from "#web/ui/actions/link.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";

/** Not signed in: a sign-in prompt that returns here. */
export function SignedOut() {
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
