import { ownProblem } from "../api/api-problem.ts";
import { cairoInstant, cairoWall } from "../shell/forms/cairo-time.ts";

/** From one moment to another as it is typed, by the clocks of Cairo; without an end: until further notice. */
export interface PeriodValues {
  from: string;
  until: string;
}

interface Period {
  from: string;
  until: string | null;
}

export function periodValues({ from, until }: Period): PeriodValues {
  return { from: cairoWall(from), until: until === null ? "" : cairoWall(until) };
}

/** Throws what is wrong at its field. */
export function periodOf({ from, until }: PeriodValues, wrong: string): Period {
  const begin = cairoInstant(from);
  if (begin === undefined) throw ownProblem(wrong, "from");
  if (until === "") return { from: begin, until: null };
  const end = cairoInstant(until);
  if (end === undefined || end <= begin) throw ownProblem(wrong, "until");
  return { from: begin, until: end };
}

/** Where a thing of a time stands at this moment. */
export function stateOf({ from, until }: Period, now = new Date().toISOString()) {
  if (from > now) return "scheduled";
  return until === null || until > now ? "running" : "ended";
}
