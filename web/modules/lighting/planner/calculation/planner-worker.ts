import type { Plan } from "#contract/lighting/plan/plan.ts";
import {
  type KnownLight,
  planCalculator,
  type PlanLight,
} from "#contract/lighting/plan/plan-calculator.ts";
import { PhotometricError } from "#contract/lighting/photometry/photometric-error.ts";
import { readPhotometricFile } from "#contract/lighting/photometry/read-photometric-file.ts";
import type { FetchedLight } from "./fetch-light.ts";

export interface Question {
  plan: Plan;
  maintenance: number;
  /** Those that the worker has not seen yet. */
  fetched: FetchedLight[];
}

export interface Reply {
  light: PlanLight;
  /** Variants whose file cannot be read; they are left out. */
  unreadable: number[];
}

const calculate = planCalculator();
const known = new Map<number, KnownLight>();
const unreadable = new Set<number>();

self.addEventListener("message", ({ data }: MessageEvent<Question>) => {
  for (const light of data.fetched) learn(light);
  const lights = data.plan.lights.filter(({ variantId }) => known.has(variantId));
  const reply: Reply = {
    light: calculate({ ...data.plan, lights }, known, data.maintenance),
    unreadable: [...unreadable],
  };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker talks to its page alone
  self.postMessage(reply);
});

function learn({ variantId, content, below }: FetchedLight): void {
  try {
    known.set(variantId, { file: readPhotometricFile(content), below });
  } catch (error) {
    if (!(error instanceof PhotometricError)) throw error;
    unreadable.add(variantId);
  }
}
