import { useTranslations } from "use-intl";
import { useHotline } from "../use-hotline.ts";

/** A note beside content that needs script, shown in browsers without it. */
export function NeedsScript() {
  const t = useTranslations("shell");
  const reach = useHotline();
  return (
    <noscript>
      <p className="mb-6 max-w-text">{t("needsScript", { ...reach })}</p>
    </noscript>
  );
}
