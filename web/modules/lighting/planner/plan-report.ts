import type { Plan } from "#contract/lighting/plan/plan.ts";
import { settled } from "#contract/lighting/plan/settled.ts";

/** What an edit did to lights beyond what was asked for. */
export interface PlanReport {
  /** Lights moved out of a wall or off another light. */
  moved: number;
  /** Lights there was no room for. */
  removed: number;
  /** Lights that the planner had arranged, replaced by another arrangement. */
  replaced: number;
  /** The plan before the edit, for undo. */
  before: Plan;
}

interface Edited {
  plan: Plan;
  report: PlanReport | null;
}

/** An edit's result with every light inside the room, and what that did; null: nothing. */
export function editedPlan(before: Plan, edit: (plan: Plan) => Plan): Edited {
  const next = edit(before);
  const { plan, moved, removed } = settled(next);
  const replaced = replacedBetween(before, next);
  const isSilent = moved + removed + replaced === 0;
  return { plan, report: isSilent ? null : { moved, removed, replaced, before } };
}

function replacedBetween(before: Plan, after: Plan): number {
  if (before.arranged === undefined || before.arranged === after.arranged) return 0;
  const count = ({ lights }: Plan) =>
    lights.filter(({ variantId }) => variantId === before.arranged).length;
  return Math.max(0, count(before) - count(after));
}
