const FIRST_SECONDS = 30;
const LONGEST_SECONDS = 3 * 60 * 60;
const GIVE_UP_SECONDS = 3 * 24 * 60 * 60;

/** How long to wait after a failed attempt: twice as long each time, three hours at most; undefined: not at all any more. */
export function retryDelaySeconds(attempts: number, ageSeconds: number): number | undefined {
  if (ageSeconds >= GIVE_UP_SECONDS) return undefined;
  return Math.min(LONGEST_SECONDS, FIRST_SECONDS * 2 ** (attempts - 1));
}
