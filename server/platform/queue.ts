import { refuse } from "./http/problem-error.ts";

/** Runs a piece of work when its turn comes. */
export type Queue = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs at most `most` pieces of work at a time; the others wait in the order they came, at most `waitMost` of them. */
export function createQueue(most: number, waitMost = Number.POSITIVE_INFINITY): Queue {
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
