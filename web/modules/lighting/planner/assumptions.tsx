import { useTranslations } from "use-intl";
import { USUAL_MAINTENANCE } from "#contract/lighting/illuminance/lumen-method.ts";
import { Link } from "#web/ui/actions/link.tsx";

/** How accurate the figures are; always shown. */
export function Assumptions() {
  const t = useTranslations("planner");
  return (
    <div className="mt-8 max-w-text text-small text-ink-soft">
      <p className="font-medium text-ink">{t("guide")}</p>
      <p className="mt-1">{t("model", { maintenance: USUAL_MAINTENANCE })}</p>
      <p className="mt-2">
        <Link href="/planner/method">{t("method")}</Link>
      </p>
    </div>
  );
}
