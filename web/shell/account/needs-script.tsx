import { useTranslations } from "use-intl";

/** Stands beside what only the visitor's own browser can fill in: read where it runs no scripts. */
export function NeedsScript() {
  const t = useTranslations("shell");
  return (
    <noscript>
      <p className="mb-6 max-w-text">{t("needsScript")}</p>
    </noscript>
  );
}
