import { FileDown } from "@lucide/icons";
import { useTranslations } from "use-intl";
import { planQuery } from "#contract/lighting/plan/plan-address.ts";
import type { Plan } from "#contract/lighting/plan/plan.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { buttonClass } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";

/** Link to the plan as a printable drawing, with the holes to cut. */
export function DrawingLink({ plan }: { plan: Plan }) {
  const t = useTranslations("planner.plan");
  const lang = usePageLocale();
  const { room = "", cut, boxes, use = "", lights = "" } = planQuery(plan);
  const query = new URLSearchParams({
    room,
    ...(cut && { cut }),
    ...(boxes && { boxes }),
    use,
    lights,
    lang,
  });
  return (
    <a
      href={`/api/v1/planner/drawing?${query}`}
      download
      className={buttonClass({ kind: "quiet", size: "small" })}
    >
      <Icon icon={FileDown} size={18} />
      {t("forElectrician")}
    </a>
  );
}
