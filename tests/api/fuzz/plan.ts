import { type CallerName, GUESTS, SHUT_OUT, STAFF } from "../authorization/callers.ts";
import { MATRIX } from "../authorization/matrix.ts";
import type { Target } from "./mutation.ts";

const CALLERS: CallerName[] = ["visitor", "person", "approver", ...STAFF, ...GUESTS, ...SHUT_OUT];
/** Requests to an endpoint, shared among those who may call it; whoever may not tries once. */
const RUNS = 20;
const RUNS_OF_OTHERS = 1;
/** Of so many times the usual requests a round is made: what is prepared for one serves more of them. */
const SCALE_OF_ROUND = 10;

/** So many requests to an endpoint by somebody who may call it, or by everybody who may not. */
export interface Stretch {
  /** Of the endpoint. */
  id: string;
  target: Target;
  callers: CallerName[];
  isAllowed: boolean;
  runs: number;
  /** Of its mutations: the same in every run with the same seed. */
  seed: number;
}

/** Who sends how much to which endpoint: once to all in each round. `calls`: absent, the usual number. */
export function* planOf(targets: Target[], seed: number, calls?: number): Generator<Stretch> {
  const stretches = targets.flatMap(stretchesTo);
  const usual = stretches.reduce((sum, { runs }) => sum + runs, 0);
  const rounds = calls === undefined ? 1 : Math.ceil(calls / usual / SCALE_OF_ROUND);
  const scale = (calls ?? usual) / usual / rounds;
  let [done, due, count] = [0, 0, 0];
  for (let round = 0; round < rounds; round += 1) {
    for (const stretch of stretches) {
      due += stretch.runs * scale;
      // What is left of a request is sent with the next ones.
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
