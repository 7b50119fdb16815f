import { planCosts } from "#contract/lighting/plan/plan-costs.ts";
import { partsText } from "#contract/lighting/plan/plan-parts.ts";
import type { Plan } from "#contract/lighting/plan/plan.ts";
import type { PlanCheck } from "#contract/lighting/planner-endpoints.ts";
import { call } from "#web/api/client.ts";
import type { Offered } from "../use-plan.ts";

/** The price excludes electricity. */
const NO_TARIFF = { tariff: 0, hoursADay: 0 };

/** Piastres for a plan with everything it requires: lamps, drivers, track parts, dimmers. */
export async function priceWithParts(plan: Plan, offered: Offered): Promise<number> {
  const { parts, price } = planCosts(plan, offered, NO_TARIFF);
  const check = await call("GET /api/v1/planner/check", { query: { parts: partsText(parts) } });
  return price + priceOfPieces(check);
}

/** Piastres for the parts that the plan check adds. */
export function priceOfPieces({ needed, dimmer }: PlanCheck): number {
  const pieces = [...needed, ...(dimmer ? [dimmer] : [])];
  return pieces.reduce((sum, { variant, quantity }) => sum + variant.price.amount * quantity, 0);
}
