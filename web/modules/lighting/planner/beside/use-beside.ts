import { useEffect, useMemo, useState } from "react";
import { ApiProblem } from "#api-client/api-problem.ts";
import { isOnCeiling } from "#contract/lighting/mountings.ts";
import type { Plan } from "#contract/lighting/plan/plan.ts";
import type { PlannerLight } from "#contract/lighting/planner-endpoints.ts";
import { type Calculator, openCalculator } from "../calculation/open-calculator.ts";
import type { Pictured } from "../calculation/planner-worker.ts";
import type { Offered } from "../use-plan.ts";

/** The first light on the ceiling, else the first on a wall. */
export function firstReplaceable(plan: Plan, offered: Offered): PlannerLight | undefined {
  const lights = plan.lights.flatMap(({ variantId }) => offered.get(variantId) ?? []);
  return (
    lights.find(({ mounting }) => isOnCeiling(mounting)) ??
    lights.find(({ mounting }) => mounting === "wall")
  );
}

/**
 * The plan with the first replaceable light, and all others of its variant, replaced by another.
 */
export function withOther(plan: Plan, offered: Offered, variantId: number): Plan {
  const first = firstReplaceable(plan, offered);
  return {
    ...plan,
    lights: plan.lights.flatMap((light) => {
      if (light.variantId === first?.variantId) return { ...light, variantId };
      return offered.has(light.variantId) ? light : [];
    }),
  };
}

type Shown = ReadonlyMap<number, Pictured>;
const NOTHING: Shown = new Map();

/** The plan lit by each of the lights in turn, recalculated once the plan stops changing. */
export function useBeside(plan: Plan, offered: Offered, ids: readonly number[]) {
  const [shown, setShown] = useState(NOTHING);
  const [hasFailed, setFailed] = useState(false);
  const asked = [...new Set(ids)].join(" ");
  const isOpen = ids.length > 0;
  const calculator = useCalculator(offered, isOpen);
  useEffect(() => {
    if (!calculator || !isOpen) return undefined;
    let isOld = false;
    const calculate = async () => {
      for (const id of asked.split(" ").map(Number)) {
        // One at a time: the worker has one thread, and a newer plan makes the rest obsolete.
        const picture = await calculator.pictured(withOther(plan, offered, id), id);
        if (isOld) return;
        setShown((before) => new Map(before).set(id, picture));
      }
      setFailed(false);
    };
    const timer = setTimeout(() => {
      calculate().catch((error: unknown) => {
        if (!isOld) setFailed(true);
        if (!(error instanceof ApiProblem)) throw error;
      });
    }, REST_MS);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [calculator, plan, offered, asked, isOpen]);
  return { shown, hasFailed };
}

/** While a light is dragged, the plan itself is calculated first. */
const REST_MS = 250;

function useCalculator(offered: Offered, isOpen: boolean): Calculator | null {
  const calculator = useMemo(() => (isOpen ? openCalculator(offered) : null), [offered, isOpen]);
  useEffect(() => () => calculator?.close(), [calculator]);
  return calculator;
}
