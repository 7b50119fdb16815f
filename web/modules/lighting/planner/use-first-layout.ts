import { isOnCeiling } from "#contract/lighting/mountings.ts";
import { withFirst } from "#contract/lighting/plan/mounted-changes.ts";
import { withGrid } from "#contract/lighting/plan/plan-changes.ts";
import type { Plan } from "#contract/lighting/plan/plan.ts";
import { ApiProblem } from "#web/api/api-problem.ts";
import { useEffect, useEffectEvent } from "react";
import { fittingCount } from "./calculation/fitted-plan.ts";
import { type ChangePlan, type Offered, usualLight } from "./use-plan.ts";

interface FirstLayout {
  plan: Plan;
  change: ChangePlan;
  offered: Offered;
  beginWith: number | "usual" | null;
}

/**
 * An empty planner shows nothing of what it can do: it starts with a layout of the requested light,
 * or of a usual one.
 */
export function useFirstLayout({ plan, change, offered, beginWith }: FirstLayout): void {
  const arrange = useEffectEvent(async () => {
    const light = offered.get(Number(beginWith)) ?? usualLight(offered);
    if (!light) return;
    if (!isOnCeiling(light.mounting)) {
      change((before) => (before.lights.length > 0 ? before : withFirst(before, light)));
      return;
    }
    const count = await fittingCount({ plan, light, offered, plane: "table" });
    // A plan that already has lights is kept; one whose room has changed meanwhile gets the lights.
    change((before) =>
      before.lights.length > 0 ? before : withGrid(before, light.variantId, count),
    );
  });
  const isReady = beginWith !== null && offered.size > 0;
  useEffect(() => {
    if (!isReady) return;
    arrange().catch((error: unknown) => {
      // Without its file the light is not arranged; pressing "arrange" reports the problem.
      if (!(error instanceof ApiProblem)) throw error;
    });
  }, [isReady]);
}
