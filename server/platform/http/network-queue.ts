import { limitConcurrency } from "../limit-concurrency.ts";
import { networkKeys } from "./network-keys.ts";
import { NetworkLimiter } from "./network-limiter.ts";

/** A caller who has not signed in from this browser before. */
export interface Visitor {
  address: string;
  isStaff?: boolean;
}

/** "known": a browser that has signed in, a caller with the right code, staff at work, a job. */
export type Caller = Visitor | "known";

interface QueueLimits {
  most: number;
  waitMost: number;
  waitMs: number;
  /** Of one network: tasks a minute (0: no limits), and tasks that run or wait. */
  perMinute: number;
  places: number;
}

/** Runs a task in turn, those of known callers first. */
export type NetworkQueue = <T>(caller: Caller, work: () => Promise<T>) => Promise<T>;

/**
 * Expensive tasks of visitors, which wait for a limited time: a network that already has tasks in
 * the queue comes after those that have none.
 */
export function queueByNetwork(limits: QueueLimits): NetworkQueue {
  const inTurn = limitConcurrency(limits.most, limits.waitMost, limits.waitMs);
  const limiter = new NetworkLimiter(limits.perMinute, limits.places);
  const inside = new Map<string, number>();
  return async (caller, work) => {
    if (caller === "known") return inTurn(work);
    const leave = limiter.enter(caller.address);
    const { wide } = networkKeys(caller.address);
    const count = inside.get(wide) ?? 0;
    inside.set(wide, count + 1);
    try {
      return await inTurn(work, caller.isStaff ? count : count + 1);
    } finally {
      leave();
      const left = (inside.get(wide) ?? 1) - 1;
      if (left > 0) inside.set(wide, left);
      else inside.delete(wide);
    }
  };
}
