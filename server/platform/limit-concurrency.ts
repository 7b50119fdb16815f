import { refuse } from "./http/problem-error.ts";

/** Runs a task when a place is free. */
export type Limiter = <T>(work: () => Promise<T>) => Promise<T>;

/** At most `most` tasks run at a time; the others wait in the order they came, at most `waitMost` of them. */
export function limitConcurrency(most: number, waitMost = Number.POSITIVE_INFINITY): Limiter {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (waiting.length >= waitMost) refuse("unavailable");
    if (running === most) {
      const { promise: myTurn, resolve } = Promise.withResolvers<void>();
      waiting.push(resolve);
      await myTurn;
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The place is handed on, so nobody who comes now can take it first.
      if (next) next();
      else running -= 1;
    }
  };
}
