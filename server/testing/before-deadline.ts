import { setTimeout as sleep } from "node:timers/promises";

const LONGEST_S = 64;
/** Timers for cached values may be a little late. */
const MARGIN_MS = 150;

/**
 * Runs something that must finish before a deadline, which it sets itself the given number of
 * seconds from now. On a machine that is too busy it is repeated with twice the time; what it saw
 * too late is ignored. Returns after the deadline.
 */
export async function beforeDeadline(run: (inSeconds: number) => Promise<void>): Promise<void> {
  for (let seconds = 1; seconds <= LONGEST_S; seconds *= 2) {
    const earliest = Date.now() + seconds * 1000;
    const done = run(seconds);
    await Promise.allSettled([done]);
    if (Date.now() >= earliest) continue;
    await done;
    await sleep(seconds * 1000 + MARGIN_MS);
    return;
  }
  throw new Error(`what comes before the deadline takes longer than ${LONGEST_S} s`);
}
