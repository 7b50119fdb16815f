import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { NEWSLETTER_TEXTS, NEWSLETTER_VERSION } from "#contract/customers/newsletter-text.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { FormCheckbox } from "#web/shell/forms/fields/form-checkbox.tsx";
import { Link } from "#web/ui/actions/link.tsx";

/**
 * The newsletter, never ticked by default, in exactly the words that are stored with the consent.
 */
export function NewsletterConsent() {
  const locale = usePageLocale();
  return (
    <FormCheckbox
      name="newsletter"
      label={<span className="text-small">{NEWSLETTER_TEXTS[NEWSLETTER_VERSION][locale]}</span>}
    />
  );
}

const TERMS = "/terms-and-conditions";
const PRIVACY = "/privacy-policy";

/** The terms that registering agrees to. */
export function TermsConsent() {
  const t = useTranslations("accounts.register");
  const to = (path: string) => (words: ReactNode) => <Link href={path}>{words}</Link>;
  return (
    <p className="text-small text-ink-soft">
      {t.rich("consent", { terms: to(TERMS), privacy: to(PRIVACY) })}
    </p>
  );
}
