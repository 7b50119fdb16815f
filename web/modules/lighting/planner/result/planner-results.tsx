import type { PlanLight } from "#contract/lighting/plan/plan-calculator.ts";
import type { PlanCosts } from "#contract/lighting/plan/plan-costs.ts";
import type { WorkHeight } from "#contract/lighting/room/work-plane.ts";
import { useTranslations } from "use-intl";
import { BesidePanel } from "../beside/beside-panel.tsx";
import { ComparePanel } from "../compare/compare-panel.tsx";
import { PositionsTable } from "../plan/positions-table.tsx";
import { DrawingLink } from "../plan/drawing-link.tsx";
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

/** Below the plan: its figures, its parts, other plans beside it, and where everything stands. */
export function PlannerResults(props: PlannerResultsProps) {
  const { plan, change, light, costs, offered, plane, hoursADay, onHours } = props;
  const t = useTranslations("planner");
  const form = { plan, change };
  return (
    <div className="mt-6 grid items-start gap-6 lg:grid-cols-2 xl:gap-8">
      <PlannerPart title={t("result.title")}>
        <ResultPanel {...{ plan, light, costs, offered, hoursADay, onHours }} />
      </PlannerPart>
      <PlannerPart title={t("parts.title")}>
        <PartsPanel costs={costs} offered={offered} />
      </PlannerPart>
      <PlannerPart title={t("compare.title")} className="lg:col-span-2">
        <ComparePanel
          {...form}
          offered={offered}
          plane={plane}
          hoursADay={hoursADay}
          own={light.planes[plane].summary}
        />
      </PlannerPart>
      <PlannerPart title={t("beside.title")} className="lg:col-span-2">
        <BesidePanel plan={plan} offered={offered} />
      </PlannerPart>
      <PlannerPart
        title={t("plan.positions")}
        action={<DrawingLink plan={plan} />}
        className="lg:col-span-2"
      >
        <PositionsTable {...form} offered={offered} />
      </PlannerPart>
    </div>
  );
}
