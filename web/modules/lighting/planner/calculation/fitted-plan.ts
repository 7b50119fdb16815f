import type { IlluminanceSummary } from "#contract/lighting/illuminance/summary.ts";
import { withEvenly } from "#contract/lighting/plan/mounted-changes.ts";
import { proposedCount, withoutKind } from "#contract/lighting/plan/plan-changes.ts";
import type { Plan } from "#contract/lighting/plan/plan.ts";
import type { PlannerLight } from "#contract/lighting/planner-endpoints.ts";
import type { WorkHeight } from "#contract/lighting/room/work-plane.ts";
import type { Offered } from "../use-plan.ts";
import { type Calculator, openCalculator } from "./open-calculator.ts";

interface Fitting {
  plan: Plan;
  /** The light to add to the plan, or to rearrange in it. */
  light: PlannerLight;
  offered: Offered;
  plane: WorkHeight;
}

interface Fitted {
  plan: Plan;
  summary: IlluminanceSummary;
}

/** A layout within this share of the guide value is kept. */
const NEAR = 0.08;

/**
 * Adds as many of a light as the plan needs for its guide value: first by the lumen method, then
 * corrected by the calculation of that layout, since illuminance grows in proportion to the number
 * of lights.
 */
export async function fittedPlan(
  calculator: Pick<Calculator, "summary">,
  { plan, light, offered, plane }: Fitting,
): Promise<Fitted> {
  const { variantId } = light;
  const first = withEvenly(plan, light, proposedCount(plan, variantId, offered));
  const summary = await calculator.summary(first, plane);
  if (Math.abs(summary.average / plan.target - 1) <= NEAR) return { plan: first, summary };
  const others = withoutKind(first, variantId);
  const before = others.lights.length > 0 ? await calculator.summary(others, plane) : null;
  const base = before?.average ?? 0;
  const each = (summary.average - base) / (first.lights.length - others.lights.length);
  if (!(each > 0)) return { plan: first, summary };
  const wanted = Math.max(1, Math.ceil((plan.target * (1 - NEAR) - base) / each));
  const fitted = withEvenly(plan, light, wanted);
  return { plan: fitted, summary: await calculator.summary(fitted, plane) };
}

/** The number of lights this gives, in a calculator of its own. */
export async function fittingCount(fitting: Fitting): Promise<number> {
  const calculator = openCalculator(fitting.offered);
  try {
    const { plan } = await fittedPlan(calculator, fitting);
    return plan.lights.filter(({ variantId }) => variantId === fitting.light.variantId).length;
  } finally {
    calculator.close();
  }
}
