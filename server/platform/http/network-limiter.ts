import { LRUCache } from "lru-cache";
import { networkKeys, WIDE_FACTOR } from "./network-keys.ts";
import { refuse } from "./problem-error.ts";

interface Window {
  count: number;
  endsAt: number;
}

const WINDOW_MS = 60_000;
/** Networks remembered; the least recently seen are forgotten first. */
const REMEMBERED = 10_000;

/**
 * Rate limits expensive work by network: so many a minute per connection, and ten times that for
 * the network around it.
 */
export class NetworkLimiter {
  #perMinute: number;
  #atOnce: number;
  #inside = new Map<string, number>();
  #windows = new LRUCache<string, Window>({ max: REMEMBERED });

  /** @param perMinute 0: no limit, nor on concurrency */
  constructor(perMinute: number, atOnce = Number.POSITIVE_INFINITY) {
    this.#perMinute = perMinute;
    this.#atOnce = perMinute === 0 ? Number.POSITIVE_INFINITY : atOnce;
  }

  /** Lets work begin, or refuses it. @returns to be called when it has ended */
  enter(address: string, weight = 1): () => void {
    const { narrow } = networkKeys(address);
    const inside = this.#inside.get(narrow) ?? 0;
    if (inside >= this.#atOnce) refuse("unavailable");
    const seconds = this.take(address, weight);
    if (seconds > 0) refuse("rate-limited", { seconds });
    this.#inside.set(narrow, inside + 1);
    return () => {
      const left = (this.#inside.get(narrow) ?? 1) - 1;
      if (left > 0) this.#inside.set(narrow, left);
      else this.#inside.delete(narrow);
    };
  }

  /**
   * Counts one request, or one that weighs as much as several. @returns seconds until the next is
   * accepted; 0: this one is
   */
  take(address: string, weight = 1, now = performance.now()): number {
    if (this.#perMinute === 0) return 0;
    const { narrow, wide } = networkKeys(address);
    const places = [
      { key: narrow, max: this.#perMinute },
      { key: `wide ${wide}`, max: this.#perMinute * WIDE_FACTOR },
    ];
    for (const { key, max } of places) {
      const window = this.#window(key, now);
      if (window.count + weight > max) return Math.max(1, Math.ceil((window.endsAt - now) / 1000));
    }
    for (const { key } of places) this.#window(key, now).count += weight;
    return 0;
  }

  get size(): number {
    return this.#windows.size;
  }

  #window(key: string, now: number): Window {
    const known = this.#windows.get(key);
    if (known && known.endsAt > now) return known;
    const fresh = { count: 0, endsAt: now + WINDOW_MS };
    this.#windows.set(key, fresh);
    return fresh;
  }
}
