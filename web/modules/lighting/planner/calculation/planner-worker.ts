import { withLamps } from "#contract/lighting/photometry/flux.ts";
import { PhotometricError } from "#contract/lighting/photometry/photometric-error.ts";
import { readPhotometricFile } from "#contract/lighting/photometry/read-photometric-file.ts";
import type { KnownLight } from "#contract/lighting/plan/placed-lights.ts";
import { planCalculator, type PlanLight } from "#contract/lighting/plan/plan-calculator.ts";
import type { Plan } from "#contract/lighting/plan/plan.ts";
import { type WallSample, wallSample } from "#contract/lighting/plan/wall-sample.ts";
import type { FetchedLight } from "./fetch-light.ts";

export interface Question {
  plan: Plan;
  maintenance: number;
  /** Files that the worker does not have yet. */
  fetched: FetchedLight[];
  /** Also calculate this light's beam on a wall. */
  wallOf?: number;
}

/** What is drawn of a plan. */
export interface Pictured {
  light: PlanLight;
  /** Null if not requested, or if the light has no beam. */
  wall: WallSample | null;
}

export interface Reply extends Pictured {
  /** Variants whose file cannot be read; they are left out. */
  unreadable: number[];
}

const calculate = planCalculator();
const known = new Map<number, KnownLight>();
const unreadable = new Set<number>();

self.addEventListener("message", ({ data }: MessageEvent<Question>) => {
  for (const light of data.fetched) learn(light);
  const lights = data.plan.lights.filter(({ variantId }) => known.has(variantId));
  const sampled = known.get(data.wallOf ?? 0);
  const reply: Reply = {
    wall: sampled ? wallSample(data.plan, sampled, data.maintenance) : null,
    light: calculate({ ...data.plan, lights }, known, data.maintenance),
    unreadable: [...unreadable],
  };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker talks to its page alone
  self.postMessage(reply);
});

function learn({ variantId, content, below, hanging, lampFlux }: FetchedLight): void {
  try {
    const file = readPhotometricFile(content);
    known.set(variantId, { file: lampFlux ? withLamps(file, lampFlux) : file, below, hanging });
  } catch (error) {
    if (!(error instanceof PhotometricError)) throw error;
    unreadable.add(variantId);
  }
}
