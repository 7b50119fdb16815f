import { useTranslations } from "use-intl";
import { ContactFields } from "#web/modules/customers/index.ts";
import { signInPath } from "#web/shell/session/next-path.ts";
import { useShell } from "#web/shell/store.ts";
import { Link } from "#web/ui/actions/link.tsx";
import { Step } from "./step.tsx";

/** The recipient's contact details. */
export function ContactStep() {
  const t = useTranslations("orders.checkout");
  const isGuest = useShell(({ isAuthenticated }) => !isAuthenticated);
  return (
    <Step number={1} title={t("contact")} {...(isGuest && { intro: t("guest") })}>
      {isGuest && <SignInHint />}
      <ContactFields prefix="contact." />
    </Step>
  );
}

/** Above the fields that an account fills in, and before the payment that store credit covers. */
function SignInHint() {
  const t = useTranslations("orders.payment");
  return (
    <p className="text-small text-ink-soft">
      {t("haveCredit")}{" "}
      <Link href={signInPath("/Order")} tone="action">
        {t("signIn")}
      </Link>
    </p>
  );
}
