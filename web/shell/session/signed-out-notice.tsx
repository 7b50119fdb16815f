import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { Link } from "#web/ui/actions/link.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { useShell } from "../store.ts";
import { signInPath } from "./next-path.ts";

interface SignedOutNoticeProps {
  /** False on pages with a sign-in form. */
  withLink?: boolean;
  className?: string;
}

/** On personal pages: why the session ended, and a sign-in link that returns here. */
export function SignedOutNotice({ withLink = true, className }: SignedOutNoticeProps) {
  const t = useTranslations("shell.account");
  const why = useShell(({ signInEnded }) => signInEnded);
  const { pathname, search } = useLocation();
  if (!why) return null;
  const signIn = (
    <Link href={signInPath(pathname + search)} tone="action">
      {t("signIn")}
    </Link>
  );
  return (
    <Notice tone="info" live title={t("ended")} className={className} action={withLink && signIn}>
      {t(why)}
    </Notice>
  );
}
