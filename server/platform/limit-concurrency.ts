import { ProblemError, refuse } from "./http/problem-error.ts";

/** Runs a task when a place is free. */
export type Limiter = <T>(work: () => Promise<T>) => Promise<T>;

interface Waiting {
  go: () => void;
  giveUp: NodeJS.Timeout | undefined;
}

/**
 * At most `most` tasks run at a time; the others wait in the order they came, at most `waitMost` of them and for at most
 * `waitMs`. Whoever finds no place, or waits in vain, is asked to come back.
 */
export function limitConcurrency(
  most: number,
  waitMost = Number.POSITIVE_INFINITY,
  waitMs = Number.POSITIVE_INFINITY,
): Limiter {
  let running = 0;
  const waiting = new Set<Waiting>();

  function myTurn(): Promise<void> {
    if (waiting.size >= waitMost) refuse("unavailable");
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const place: Waiting = { go: resolve, giveUp: undefined };
    if (Number.isFinite(waitMs)) {
      place.giveUp = setTimeout(() => {
        waiting.delete(place);
        reject(new ProblemError("unavailable"));
      }, waitMs);
    }
    waiting.add(place);
    return promise;
  }

  function handOn(): void {
    const [next] = waiting;
    if (!next) {
      running -= 1;
      return;
    }
    // The place is handed on, so nobody who comes now can take it first.
    waiting.delete(next);
    clearTimeout(next.giveUp);
    next.go();
  }

  return async (work) => {
    if (running === most) await myTurn();
    else running += 1;
    try {
      return await work();
    } finally {
      handOn();
    }
  };
}
