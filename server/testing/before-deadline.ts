import { setTimeout as sleep } from "node:timers/promises";

const LONGEST_S = 64;
/** Timers of what is kept may be a little late. */
const MARGIN_MS = 150;

/**
 * Runs what must be over before a deadline, which it sets itself so many seconds from now. A machine that is too busy
 * runs it again with twice the time; whatever it saw too late counts for nothing. Returns when the deadline is over.
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
