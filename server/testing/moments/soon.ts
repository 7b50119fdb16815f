import { setTimeout as sleep } from "node:timers/promises";

const LONGEST_S = 64;
/** Timers of what is kept may be a little late. */
const MARGIN_MS = 150;

/**
 * Plays what must be over before a moment that is soon to come, so many seconds after the play has set it. A machine that
 * is too busy plays it again with twice the time; whatever it saw too late counts for nothing. Returns when the moment
 * is over.
 */
export async function beforeItComes(play: (inSeconds: number) => Promise<void>): Promise<void> {
  for (let seconds = 1; seconds <= LONGEST_S; seconds *= 2) {
    const earliest = Date.now() + seconds * 1000;
    const played = play(seconds);
    await Promise.allSettled([played]);
    if (Date.now() >= earliest) continue;
    await played;
    await sleep(seconds * 1000 + MARGIN_MS);
    return;
  }
  throw new Error(`what comes first takes longer than ${LONGEST_S} s`);
}
