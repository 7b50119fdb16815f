import { type CallerName, GUESTS, SHUT_OUT, STAFF } from "../authorization/callers.ts";
import { MATRIX } from "../authorization/matrix.ts";
import type { Target } from "./mutation.ts";

const CALLERS: CallerName[] = ["visitor", "person", "approver", ...STAFF, ...GUESTS, ...SHUT_OUT];
const IS_NIGHT = process.env["NIGHTLY"] !== undefined;
/** Requests per endpoint, shared among the callers with access; the others try once. */
const RUNS = IS_NIGHT ? 60 : 4;
const RUNS_OF_OTHERS = 1;
/** Preparing a request takes longer than sending it: in `npm test` the seed chooses who sends. */
const ALLOWED_BY_DAY = 1;
const OTHERS_BY_DAY = 3;
/** The test of all endpoints' callers refuses the others everywhere. */
const OTHERS_OF_EVERY = 4;
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
  const isWhole = IS_NIGHT || calls !== undefined;
  const stretches = targets.flatMap((target, index) =>
    stretchesTo(target, isWhole ? undefined : seed + index),
  );
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

/** `turn`: chooses some of the callers; absent for all of them. */
function stretchesTo(target: Target, turn?: number): Omit<Stretch, "seed">[] {
  const id = target.operation.operationId;
  const { may } = MATRIX[id] ?? {};
  const allowed = chosen(
    CALLERS.filter((name) => may?.[name] === "ok"),
    ALLOWED_BY_DAY,
    turn,
  );
  const others = chosen(
    CALLERS.filter((name) => may?.[name] !== "ok"),
    turn === undefined || turn % OTHERS_OF_EVERY === 0 ? OTHERS_BY_DAY : 0,
    turn,
  );
  const runs = Math.ceil(RUNS / allowed.length);
  return [
    ...allowed.map((name) => ({ id, target, callers: [name], isAllowed: true, runs })),
    { id, target, callers: others, isAllowed: false, runs: others.length * RUNS_OF_OTHERS },
  ];
}

function chosen(names: CallerName[], count: number, turn: number | undefined): CallerName[] {
  if (turn === undefined) return names;
  const from = turn % Math.max(names.length, 1);
  return [...names.slice(from), ...names.slice(0, from)].slice(0, count);
}
