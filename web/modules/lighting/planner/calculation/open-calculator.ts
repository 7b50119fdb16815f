import { USUAL_MAINTENANCE } from "#contract/lighting/illuminance/lumen-method.ts";
import type { IlluminanceSummary } from "#contract/lighting/illuminance/summary.ts";
import { isOnCeiling } from "#contract/lighting/mountings.ts";
import type { Plan } from "#contract/lighting/plan/plan.ts";
import type { WorkHeight } from "#contract/lighting/room/work-plane.ts";
import type { Offered } from "../use-plan.ts";
import { fetchLight } from "./fetch-light.ts";
import { openWorker } from "./open-worker.ts";
import type { Pictured, Reply } from "./planner-worker.ts";

/**
 * Calculates plans other than the one on the page; each light's file is fetched when a plan first
 * needs it.
 */
export function openCalculator(offered: Offered) {
  const worker = openWorker();
  const sent = new Set<number>();
  const ask = async (plan: Plan, wallOf?: number): Promise<Reply> => {
    const ids = new Set(plan.lights.map(({ variantId }) => variantId));
    const missing = [...ids].filter((id) => !sent.has(id));
    const fetched = await Promise.all(
      missing.flatMap((id) => {
        const light = offered.get(id);
        return light ? [fetchLight(light)] : [];
      }),
    );
    for (const id of missing) sent.add(id);
    return worker.ask({
      plan,
      maintenance: USUAL_MAINTENANCE,
      fetched,
      ...(wallOf !== undefined && { wallOf }),
    });
  };
  return {
    summary: async (plan: Plan, plane: WorkHeight): Promise<IlluminanceSummary> =>
      (await ask(plan)).light.planes[plane].summary,
    /** Also calculates the light's pattern on a wall, if it is on the ceiling and has a beam. */
    pictured: (plan: Plan, variantId: number): Promise<Pictured> => {
      const light = offered.get(variantId);
      const draws = light && light.beam !== null && isOnCeiling(light.mounting);
      return ask(plan, draws ? variantId : undefined);
    },
    close: () => worker.close(),
  };
}

export type Calculator = ReturnType<typeof openCalculator>;
