import { type CallerName, GUESTS, SHUT_OUT, STAFF } from "../authorization/callers.ts";
import { MATRIX } from "../authorization/matrix.ts";
import type { Target } from "./mutation.ts";

const CALLERS: CallerName[] = ["visitor", "person", "approver", ...STAFF, ...GUESTS, ...SHUT_OUT];
/** Requests per endpoint, shared among the callers with access; the others try once. */
const RUNS = process.env["NIGHTLY"] ? 60 : 8;
const RUNS_OF_OTHERS = 1;
/**
 * A round is at most this many times the usual number of requests, so that what is prepared for one
 * serves more of them.
 */
const SCALE_OF_ROUND = 10;

/** A number of requests to an endpoint by one caller with access, or by all callers without. */
export interface Stretch {
  /** Id of the endpoint. */
  id: string;
  target: Target;
  callers: CallerName[];
  isAllowed: boolean;
  runs: number;
  /** Seed of its mutations: the same in every run with the same seed. */
  seed: number;
}

/**
 * Plans the number of requests by caller and endpoint, covering every endpoint in each round.
 * `calls`: absent for the usual number.
 */
export function* planOf(targets: Target[], seed: number, calls?: number): Generator<Stretch> {
  const stretches = targets.flatMap(stretchesTo);
  const usual = stretches.reduce((sum, { runs }) => sum + runs, 0);
  const rounds = calls === undefined ? 1 : Math.ceil(calls / usual / SCALE_OF_ROUND);
  const scale = (calls ?? usual) / usual / rounds;
  let [done, due, count] = [0, 0, 0];
  for (let round = 0; round < rounds; round += 1) {
    for (const stretch of stretches) {
      due += stretch.runs * scale;
      // Fractions are carried over to the next stretch.
      const runs = Math.round(due) - done;
      done += runs;
      count += 1;
      yield { ...stretch, runs, seed: (seed + count) | 0 };
    }
  }
}

function stretchesTo(target: Target): Omit<Stretch, "seed">[] {
  const id = target.operation.operationId;
  const { may } = MATRIX[id] ?? {};
  const allowed = CALLERS.filter((name) => may?.[name] === "ok");
  const others = CALLERS.filter((name) => may?.[name] !== "ok");
  const runs = Math.ceil(RUNS / allowed.length);
  return [
    ...allowed.map((name) => ({ id, target, callers: [name], isAllowed: true, runs })),
    { id, target, callers: others, isAllowed: false, runs: others.length * RUNS_OF_OTHERS },
  ];
}
