import type { EventType } from "./events.ts";
import type { Platform } from "./platform.ts";

/** What the clock has changed since the last look, and when it changes something next. */
export interface Moments {
  now: Date;
  /** Of the kept answers that are wrong now. */
  tags: string[];
  next: Date | null;
}

interface Watching {
  /** `since`: the `now` of the last look; absent at the first. */
  look: (since: Date | undefined) => Promise<Moments>;
  /** After this event there may be another moment. */
  after: EventType<unknown>;
}

/** What another process saves is noticed after this time at the latest. */
const LONGEST_SLEEP_MS = 60_000;
const AFTER_CHANGE_MS = 50;

/**
 * Drops the kept answers that are wrong from a moment on. Nothing is written then, so no command announces it; every
 * process watches for itself. @returns stops watching
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
