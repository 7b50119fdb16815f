import type { EventType } from "./events.ts";
import type { Platform } from "./platform.ts";

/** What has changed with the clock since the last check, and when the next change is due. */
export interface Moments {
  now: Date;
  /** Of the cached answers that are outdated now. */
  tags: string[];
  next: Date | null;
}

interface Watching {
  /** `since`: the `now` of the previous check; absent at the first. */
  look: (since: Date | undefined) => Promise<Moments>;
  /** After this event the next moment may have changed. */
  after: EventType<unknown>;
}

/** A change saved by another process is noticed at the latest after this time. */
const LONGEST_SLEEP_MS = 60_000;
const AFTER_CHANGE_MS = 50;

/**
 * Drops cached answers that become outdated at a point in time. Nothing is written then, so no
 * command announces it; every process watches for itself. @returns a function that stops watching
 */
export function watchMoments(
  { cache, events, log }: Pick<Platform, "cache" | "events" | "log">,
  { look, after }: Watching,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let looking = Promise.resolve();
  let since: Date | undefined;
  let isStopped = false;

  async function lookNow(): Promise<number> {
    const { now, tags, next } = await look(since);
    since = now;
    if (tags.length > 0) cache.drop(tags);
    return next ? Math.min(next.getTime() - now.getTime() + 1, LONGEST_SLEEP_MS) : LONGEST_SLEEP_MS;
  }

  function arm(milliseconds: number): void {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(() => {
      looking = lookNow()
        .catch((error: unknown) => {
          log.error({ err: error }, "what the clock changes could not be looked at");
          return LONGEST_SLEEP_MS;
        })
        .then(arm);
    }, milliseconds).unref();
  }

  events.afterCommit(after, async () => arm(AFTER_CHANGE_MS));
  arm(0);
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await looking;
  };
}
