import { ownProblem } from "../api/own-problem.ts";
import { cairoInstant, cairoWall } from "../shell/forms/cairo-time.ts";

/** A period as typed, in Cairo time; without an end: until further notice. */
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

/** Throws a problem at the invalid field. */
export function periodOf({ from, until }: PeriodValues, wrong: string): Period {
  const begin = cairoInstant(from);
  if (begin === undefined) throw ownProblem(wrong, "from");
  if (until === "") return { from: begin, until: null };
  const end = cairoInstant(until);
  if (end === undefined || end <= begin) throw ownProblem(wrong, "until");
  return { from: begin, until: end };
}

/** The state of a period at this moment. */
export function stateOf({ from, until }: Period, now = new Date().toISOString()) {
  if (from > now) return "scheduled";
  return until === null || until > now ? "running" : "ended";
}
