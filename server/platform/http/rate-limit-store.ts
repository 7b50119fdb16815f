import type { FastifyRateLimitStore } from "@fastify/rate-limit";

/** Counted networks; beyond them the oldest window is forgotten. */
const MAX_WINDOWS = 10_000;

/**
 * Counts for the rate limit in monotonic time: with the store of the package, which asks the
 * machine's clock, a clock set back by hours would keep every reached limit for hours.
 */
export class RateLimitStore implements FastifyRateLimitStore {
  readonly #windows = new Map<string, { count: number; endsAt: number }>();

  incr(
    key: string,
    callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
    timeWindow: number,
  ): void {
    const now = performance.now();
    let window = this.#windows.get(key);
    if (!window || window.endsAt <= now) {
      this.#windows.delete(key);
      const [oldest] = this.#windows.keys();
      if (this.#windows.size >= MAX_WINDOWS && oldest !== undefined) this.#windows.delete(oldest);
      window = { count: 0, endsAt: now + timeWindow };
      this.#windows.set(key, window);
    }
    window.count += 1;
    callback(null, { current: window.count, ttl: window.endsAt - now });
  }

  child(): FastifyRateLimitStore {
    return new RateLimitStore();
  }
}
