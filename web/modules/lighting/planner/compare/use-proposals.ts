import { useEffect, useRef, useState } from "react";
import { ApiProblem } from "#api-client/api-problem.ts";
import { type Picked, pickProposals } from "#contract/lighting/plan/pick-proposals.ts";
import { planQuery } from "#contract/lighting/plan/plan-address.ts";
import type { Plan } from "#contract/lighting/plan/plan.ts";
import { findProposals, type Search } from "./find-proposals.ts";

type Found =
  | { state: "idle" }
  | { state: "working"; done: number; total: number }
  | { state: "failed" }
  | { state: "ready"; about: string; picked: Picked[] };

/** Identifies the room, whatever lights are in it now. */
const roomKey = (plan: Plan) => JSON.stringify(planQuery({ ...plan, lights: [] }));

/** Proposals for the room, calculated on request; a changed room needs new ones. */
export function useProposals(plan: Plan) {
  const [found, setFound] = useState<Found>({ state: "idle" });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const find = async (search: Omit<Search, "plan" | "onProgress" | "signal">) => {
    running.current?.abort();
    const run = new AbortController();
    running.current = run;
    const settle = (next: Found) => {
      if (!run.signal.aborted) setFound(next);
    };
    const onProgress = (done: number, total: number) => settle({ state: "working", done, total });
    onProgress(0, 1);
    try {
      const proposals = await findProposals({ ...search, plan, onProgress, signal: run.signal });
      settle({ state: "ready", about: roomKey(plan), picked: pickProposals(proposals) });
    } catch (error) {
      settle({ state: "failed" });
      if (!(error instanceof ApiProblem)) throw error;
    }
  };
  const isOld = found.state === "ready" && found.about !== roomKey(plan);
  return { found: isOld ? ({ state: "idle" } as const) : found, find };
}
