import { isOnCeiling } from "#contract/lighting/mountings.ts";
import { withEvenly } from "#contract/lighting/plan/mounted-changes.ts";
import {
  comesNear,
  distinctLights,
  type Proposal,
} from "#contract/lighting/plan/pick-proposals.ts";
import { proposedCount } from "#contract/lighting/plan/plan-changes.ts";
import type { Plan } from "#contract/lighting/plan/plan.ts";
import { isLitFromWalls } from "#contract/lighting/plan/room-uses.ts";
import type { PlannerLight } from "#contract/lighting/planner-endpoints.ts";
import type { WorkHeight } from "#contract/lighting/room/work-plane.ts";
import { fittedPlan } from "../calculation/fitted-plan.ts";
import { openCalculator } from "../calculation/open-calculator.ts";
import type { Offered } from "../use-plan.ts";
import { priceWithParts } from "./price-with-parts.ts";

/** Layouts with more lights than this are not proposed. */
const MOST_UNITS = 30;
/** At most this many files are fetched and calculated, the cheapest layouts first. */
const MOST_CANDIDATES = 36;

export interface Search {
  plan: Plan;
  offered: Offered;
  plane: WorkHeight;
  /** Only lights of this mounting; null for any. */
  mounting: PlannerLight["mounting"] | null;
  onProgress: (done: number, total: number) => void;
  signal: AbortSignal;
}

/** The room lit by each suitable light alone, with as many as the guide value needs. */
export async function findProposals(search: Search): Promise<Proposal[]> {
  const { plan, offered, plane, onProgress, signal } = search;
  const empty: Plan = { ...plan, lights: [] };
  const candidates = candidatesOf(empty, search);
  const calculator = openCalculator(offered);
  const close = () => calculator.close();
  signal.addEventListener("abort", close, { once: true });
  const proposals: Proposal[] = [];
  try {
    for (const [index, light] of candidates.entries()) {
      onProgress(index, candidates.length);
      // One at a time: the worker has one thread, and a cancelled search stops asking.
      const fitted = await fittedPlan(calculator, { plan: empty, light, offered, plane });
      if (signal.aborted) return [];
      const { average, uniformity } = fitted.summary;
      if (!comesNear({ average, plan: fitted.plan })) continue;
      const price = await priceWithParts(fitted.plan, offered);
      if (signal.aborted) return [];
      const { variantId, power, cct } = light;
      proposals.push({
        plan: fitted.plan,
        variantId,
        average,
        uniformity,
        price,
        watts: power === null ? null : power * fitted.plan.lights.length,
        cct,
      });
    }
  } finally {
    close();
  }
  return proposals;
}

function candidatesOf(empty: Plan, { offered, mounting }: Search): PlannerLight[] {
  // Strips are left out: they need a driver and are as long as the room is large, so the reel's
  // price does not tell what the room costs.
  const suits = (light: PlannerLight) =>
    isOnCeiling(light.mounting) || (light.mounting === "wall" && isLitFromWalls(empty.use));
  return distinctLights([...offered.values()])
    .filter((light) => (mounting === null ? suits(light) : light.mounting === mounting))
    .map((light) => {
      const count = proposedCount(empty, light.variantId, offered);
      return { light, layout: withEvenly(empty, light, count) };
    })
    .filter(({ layout }) => layout.lights.length <= MOST_UNITS)
    .toSorted((one, other) => priceOf(one.light, one.layout) - priceOf(other.light, other.layout))
    .slice(0, MOST_CANDIDATES)
    .map(({ light }) => light);
}

/** Lights and their lamps only: enough to decide which proposals are worth calculating. */
function priceOf({ price, lamps }: PlannerLight, { lights }: Plan): number {
  const lampPrice = lamps ? lamps.variant.price.amount * lamps.quantity : 0;
  return (price.amount + lampPrice) * lights.length;
}
