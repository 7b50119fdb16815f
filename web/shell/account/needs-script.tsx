import { useTranslations } from "use-intl";
import { useHotline } from "../use-hotline.ts";

/** Stands beside what only the visitor's own browser can fill in: read where it runs no scripts. */
export function NeedsScript() {
  const t = useTranslations("shell");
  const reach = useHotline();
  return (
    <noscript>
      <p className="mb-6 max-w-text">{t("needsScript", { ...reach })}</p>
    </noscript>
  );
}
