import { useTranslations } from "use-intl";
import { readPlan } from "#contract/lighting/plan/plan-address.ts";
import type { SavedPlan } from "#contract/lighting/saved-plan-endpoints.ts";
import { NamedRow } from "#web/shell/account/named-row.tsx";
import type { SavedPlans } from "./use-saved-plans.ts";

interface PlanRowProps {
  saved: SavedPlan;
  plans: SavedPlans;
  onRemoved: () => void;
}

/** One plan: its room and lights, a link to the planner, and buttons to rename and remove it. */
export function PlanRow({ saved, plans, onRemoved }: PlanRowProps) {
  const t = useTranslations("plans");
  const { id, name, plan, savedAt } = saved;
  const query = new URLSearchParams(plan);
  const { length, width, lights } = readPlan((key) => query.get(key));
  return (
    <NamedRow
      name={name}
      to={`/planner?${plan}&saved=${id}`}
      facts={
        <>
          {t("room", { length: length / 1000, width: width / 1000 })}
          {" · "}
          {t("lights", { count: lights.length })}
        </>
      }
      changedAt={savedAt}
      messages="plans"
      schema={async () => (await import("./plan-rules.ts")).planNameRules}
      onRename={(next) => plans.rename(saved, next)}
      onRemove={() => plans.remove(saved, onRemoved)}
      isRemoving={plans.busy === `remove ${id}`}
    />
  );
}
