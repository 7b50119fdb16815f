import { memo, useEffect, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import type { PlanLight } from "#contract/lighting/plan/plan-calculator.ts";
import type { PlanCosts } from "#contract/lighting/plan/plan-costs.ts";
import type { WorkHeight } from "#contract/lighting/room/work-plane.ts";
import { BesidePanel } from "../beside/beside-panel.tsx";
import { ComparePanel } from "../compare/compare-panel.tsx";
import { DrawingLink } from "../plan/drawing-link.tsx";
import { PositionsTable } from "../plan/positions-table.tsx";
import { PlannerPart } from "../planner-part.tsx";
import type { PlanProps } from "../room/room-form.tsx";
import type { Offered } from "../use-plan.ts";
import { PartsPanel } from "./parts-panel.tsx";
import { ResultPanel } from "./result-panel.tsx";

interface PlannerResultsProps extends PlanProps {
  light: PlanLight;
  costs: PlanCosts;
  offered: Offered;
  plane: WorkHeight;
  hoursADay: number;
  onHours: (hours: number) => void;
}

/** Below the plan: its figures, its parts, comparisons, and all positions. */
export function PlannerResults(props: PlannerResultsProps) {
  const { plan, light, costs, change, offered } = props;
  const t = useTranslations("planner.plan");
  const now = useMemo(() => ({ plan, light, costs }), [plan, light, costs]);
  const settled = useRested(now);
  return (
    <div className="mt-6 grid items-start gap-6 lg:grid-cols-2 xl:gap-8">
      <SettledResults {...props} {...settled} />
      <PlannerPart
        title={t("positions")}
        action={<DrawingLink plan={settled.plan} />}
        className="lg:col-span-2"
      >
        <PositionsTable {...{ plan, change, offered }} />
      </PlannerPart>
    </div>
  );
}

/** While a light is dragged, the plan and its heat map take all of a phone's processor. */
const REST_MS = 150;

/** The value once it has not changed for a moment (debounced). */
function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

const SettledResults = memo((props: PlannerResultsProps) => {
  const { plan, change, light, costs, offered, plane, hoursADay, onHours } = props;
  const t = useTranslations("planner");
  return (
    <>
      <PlannerPart title={t("result.title")}>
        <ResultPanel {...{ plan, light, costs, offered, hoursADay, onHours }} />
      </PlannerPart>
      <PlannerPart title={t("parts.title")}>
        <PartsPanel costs={costs} offered={offered} />
      </PlannerPart>
      <PlannerPart title={t("compare.title")} className="lg:col-span-2">
        <ComparePanel
          {...{ plan, change, offered, plane, hoursADay }}
          own={light.planes[plane].summary}
        />
      </PlannerPart>
      <PlannerPart title={t("beside.title")} className="lg:col-span-2">
        <BesidePanel plan={plan} offered={offered} />
      </PlannerPart>
    </>
  );
});
