import { NEWSLETTER_TEXTS, NEWSLETTER_VERSION } from "#contract/customers/newsletter-text.ts";
import { useLocalePath, usePageLocale } from "#web/i18n/page-locale.tsx";
import { isKnownPage } from "#web/shell/address/known-pages.ts";
import { FormCheckbox } from "#web/shell/forms/fields/form-checkbox.tsx";
import { Link } from "#web/ui/actions/link.tsx";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";

/** The newsletter, never ticked beforehand, in the very words that are kept with the consent. */
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

/** What one agrees to by registering; nobody agrees to a page that is not there. */
export function TermsConsent() {
  const t = useTranslations("accounts.register");
  const localPath = useLocalePath();
  if (!isKnownPage(TERMS) || !isKnownPage(PRIVACY)) return null;
  const to = (path: string) => (words: ReactNode) => <Link href={localPath(path)}>{words}</Link>;
  return (
    <p className="text-small text-ink-soft">
      {t.rich("consent", { terms: to(TERMS), privacy: to(PRIVACY) })}
    </p>
  );
}
