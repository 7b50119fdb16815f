import { useEffect, useEffectEvent, useRef } from "react";
import { ApiProblem } from "#api-client/api-problem.ts";
import { isOnCeiling } from "#contract/lighting/mountings.ts";
import { withFirst, withParts } from "#contract/lighting/plan/mounted-changes.ts";
import { withArranged } from "#contract/lighting/plan/plan-changes.ts";
import type { Plan } from "#contract/lighting/plan/plan.ts";
import { fittingCount } from "./calculation/fitted-plan.ts";
import { type Beginning, type ChangePlan, type Offered, usualLight } from "./use-plan.ts";

interface FirstLayout {
  plan: Plan;
  change: ChangePlan;
  offered: Offered;
  beginWith: Beginning | null;
}

/**
 * An empty planner shows little of what it can do, so it starts with the requested lights, or with
 * a typical one.
 */
export function useFirstLayout({ plan, change, offered, beginWith }: FirstLayout): void {
  /** Until the lights have loaded: a room that is edited in the meantime still gets them. */
  const waiting = useRef<Beginning | null>(null);
  const arrange = useEffectEvent(async (asked: Beginning) => {
    // Lights already placed are kept; a room without any gets these.
    const fill = (next: (empty: Plan) => Plan) =>
      change((before) => (before.lights.length > 0 ? before : next(before)));
    const counted = countedIn(asked, offered);
    if (counted.length > 0) return fill((empty) => withParts(empty, counted));
    const light = offered.get(asked.light ?? 0) ?? usualLight(offered);
    if (!light) return;
    if (!isOnCeiling(light.mounting)) return fill((empty) => withFirst(empty, light));
    const count = await fittingCount({ plan, light, offered, plane: "table" });
    const drop = light.variantId === asked.light ? asked.drop : undefined;
    fill((empty) => withDrop(withArranged(empty, light.variantId, count), drop));
  });
  const isLoaded = offered.size > 0;
  useEffect(() => {
    waiting.current = beginWith ?? waiting.current;
    const asked = waiting.current;
    if (!isLoaded || !asked) return;
    waiting.current = null;
    arrange(asked).catch((error: unknown) => {
      // Without its file the light is not arranged; pressing "arrange" reports the problem.
      if (!(error instanceof ApiProblem)) throw error;
    });
  }, [isLoaded, beginWith]);
}

/** The requested lights that the planner offers. */
function countedIn({ parts }: Beginning, offered: Offered) {
  return parts.flatMap(({ variantId, quantity }) => {
    const light = offered.get(variantId);
    return light ? [{ variantId, mounting: light.mounting, count: quantity }] : [];
  });
}

function withDrop(plan: Plan, drop: Beginning["drop"]): Plan {
  if (drop === undefined) return plan;
  return { ...plan, lights: plan.lights.map((light) => ({ ...light, drop })) };
}
