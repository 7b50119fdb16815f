import { useTranslations } from "use-intl";

/** A note beside content that needs script, shown in browsers without it. */
export function NeedsScript() {
  const t = useTranslations("shell");
  return (
    <noscript>
      <p className="mb-6 max-w-text">{t("needsScript")}</p>
    </noscript>
  );
}
