import { ContactFields } from "#web/modules/customers/index.ts";
import { useShell } from "#web/shell/store.ts";
import { useTranslations } from "use-intl";
import { Step } from "./step.tsx";

/** The recipient's contact details. */
export function ContactStep() {
  const t = useTranslations("orders.checkout");
  const isGuest = useShell(({ isAuthenticated }) => !isAuthenticated);
  return (
    <Step number={1} title={t("contact")} {...(isGuest && { intro: t("guest") })}>
      <ContactFields prefix="contact." />
    </Step>
  );
}
