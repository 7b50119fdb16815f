import { ProblemError, refuse } from "./http/problem-error.ts";

/**
 * Runs a task when a slot is free. Lower ranks run first, and keep their place when the queue is
 * full.
 */
export type Limiter = <T>(work: () => Promise<T>, rank?: number) => Promise<T>;

/** Number of tasks waiting in several queues together; work that can be postponed checks it. */
export interface Crowd {
  waiting: number;
}

interface Waiting {
  rank: number;
  go: () => void;
  refuse: (problem: ProblemError) => void;
}

/**
 * At most `most` tasks run at a time; the others wait by rank and arrival, at most `waitMost` of
 * them and for at most `waitMs`. Callers that find no place or time out are asked to retry.
 */
export function limitConcurrency(
  most: number | (() => number),
  waitMost = Number.POSITIVE_INFINITY,
  waitMs = Number.POSITIVE_INFINITY,
  crowd: Crowd = { waiting: 0 },
): Limiter {
  let running = 0;
  /** In the order in which they will run. */
  const waiting: Waiting[] = [];
  const mostNow = typeof most === "number" ? () => most : most;

  function take(place: Waiting): void {
    waiting.splice(waiting.indexOf(place), 1);
    crowd.waiting -= 1;
  }

  async function myTurn(rank: number): Promise<void> {
    if (waiting.length >= waitMost) makeRoom(rank);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const place: Waiting = { rank, go: resolve, refuse: reject };
    const behind = waiting.findIndex((other) => other.rank > rank);
    waiting.splice(behind === -1 ? waiting.length : behind, 0, place);
    crowd.waiting += 1;
    const giveUp = Number.isFinite(waitMs) ? setTimeout(() => sendAway(place), waitMs) : undefined;
    try {
      await promise;
    } finally {
      clearTimeout(giveUp);
    }
  }

  /** Drops the last one in the queue, unless the newcomer would itself be last. */
  function makeRoom(rank: number): void {
    const last = waiting.at(-1);
    if (!last || last.rank <= rank) refuse("unavailable");
    sendAway(last);
  }

  function sendAway(place: Waiting): void {
    take(place);
    place.refuse(new ProblemError("unavailable"));
  }

  function handOn(): void {
    running -= 1;
    // Slots are handed over directly, so that a newcomer cannot take one first.
    for (let [next] = waiting; next && running < mostNow(); [next] = waiting) {
      take(next);
      running += 1;
      next.go();
    }
  }

  return async (work, rank = 0) => {
    if (running >= mostNow()) await myTurn(rank);
    else running += 1;
    try {
      return await work();
    } finally {
      handOn();
    }
  };
}
