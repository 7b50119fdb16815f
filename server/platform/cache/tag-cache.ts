import { LRUCache } from "lru-cache";

/** Collects what a cached value depends on while it is being built. */
export interface CacheScope {
  tag(...tags: string[]): void;
  /** Shortens the value's lifetime, in milliseconds from now. */
  expireIn(milliseconds: number): void;
}

interface Entry {
  value: object;
  tags: Set<string>;
  size: number;
}

type Entries = LRUCache<string, Entry>;

interface Keeping<T> {
  /** 0: not cached. */
  bytesOf: (value: T) => number;
  /**
   * One of an unlimited number, such as a search: cached separately, so that it does not evict
   * popular values.
   */
  isRare?: boolean;
}

/** Drops everything, regardless of tags. */
export const EVERYTHING = "*";

/**
 * A cache of tagged values, bounded by bytes. Concurrent requests for a key share one build. A
 * value whose tag is dropped while it is being built is handed to those waiting but not cached.
 */
export class TagCache {
  #entries: Entries;
  #rare: Entries;
  /** Dropped or expired values, until they are rebuilt. */
  #outdated: LRUCache<string, Entry>;
  #byTag = new Map<string, Set<string>>();
  #inFlight = new Map<string, Promise<object>>();
  /** Counter of drops, and its value when each tag was last dropped. */
  #drops = 0;
  #droppedAt = new Map<string, number>();

  /** @param rareBytes additional room for rare values; the same again for outdated ones */
  constructor(maxBytes: number, rareBytes = maxBytes / 4) {
    this.#outdated = new LRUCache({ maxSize: rareBytes, sizeCalculation: ({ size }) => size });
    const ofSize = (maxSize: number, isOutlived: boolean): Entries =>
      new LRUCache({
        maxSize,
        disposeAfter: (entry, key, reason) => {
          this.#forget(key, entry);
          if (isOutlived && (reason === "delete" || reason === "expire"))
            this.#outdated.set(key, entry);
        },
      });
    this.#entries = ofSize(maxBytes, true);
    this.#rare = ofSize(rareBytes, false);
  }

  get<T extends object>(key: string): T | undefined {
    return (this.#entries.get(key) ?? this.#rare.get(key))?.value as T | undefined;
  }

  /**
   * The value from before its last change, for when it cannot be rebuilt now. Rare values are not
   * kept for this.
   */
  outdated<T extends object>(key: string): T | undefined {
    return (this.#entries.get(key) ?? this.#outdated.get(key))?.value as T | undefined;
  }

  get bytes(): number {
    return this.#entries.calculatedSize + this.#rare.calculatedSize;
  }

  get size(): number {
    return this.#entries.size + this.#rare.size;
  }

  /** The value under `key`; on a miss it is built by `make`. */
  async resolve<T extends object>(
    key: string,
    make: (scope: CacheScope) => Promise<T>,
    keeping: Keeping<T>["bytesOf"] | Keeping<T>,
  ): Promise<T> {
    const kept = this.get<T>(key);
    if (kept) return kept;
    // A drop since the running build began makes its value too old for new callers.
    const flight = `${key}\n${this.#drops}`;
    const running = this.#inFlight.get(flight);
    if (running) return running as Promise<T>;
    const how = typeof keeping === "function" ? { bytesOf: keeping } : keeping;
    const attempt = this.#make(key, make, how).finally(() => this.#inFlight.delete(flight));
    this.#inFlight.set(flight, attempt);
    return attempt;
  }

  async #make<T extends object>(
    key: string,
    make: (scope: CacheScope) => Promise<T>,
    { bytesOf, isRare = false }: Keeping<T>,
  ): Promise<T> {
    const startedAt = this.#drops;
    const tags = new Set<string>();
    let ttl = Number.POSITIVE_INFINITY;
    const value = await make({
      tag: (...names) => {
        for (const name of names) tags.add(name);
      },
      expireIn: (milliseconds) => {
        ttl = Math.min(ttl, milliseconds);
      },
    });
    const size = bytesOf(value);
    const isStale = [EVERYTHING, ...tags].some(
      (tag) => (this.#droppedAt.get(tag) ?? -1) >= startedAt,
    );
    const entries = isRare ? this.#rare : this.#entries;
    if (size > 0 && !isStale && ttl > 0) {
      entries.set(key, { value, tags, size }, Number.isFinite(ttl) ? { size, ttl } : { size });
      this.#outdated.delete(key);
      this.#noteTags(key, tags);
    } else if (size > 0 && isStale && !isRare) {
      // A value that changes faster than it can be built is never cached, but it will do for when
      // it cannot be built at all.
      this.#outdated.set(key, { value, tags, size });
    }
    return value;
  }

  #noteTags(key: string, tags: Set<string>): void {
    for (const tag of tags) {
      const keys = this.#byTag.get(tag) ?? new Set();
      keys.add(key);
      this.#byTag.set(tag, keys);
    }
  }

  #forget(key: string, entry: Entry): void {
    // The key may have been set again meanwhile with the same tags.
    if (this.#entries.has(key) || this.#rare.has(key)) return;
    for (const tag of entry.tags) {
      const keys = this.#byTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#byTag.delete(tag);
    }
  }

  /** Drops every value that has one of the tags, including those being built right now. */
  drop(tags: Iterable<string>): void {
    for (const tag of tags) {
      this.#droppedAt.set(tag, this.#drops);
      this.#drops += 1;
      for (const entries of [this.#entries, this.#rare]) {
        if (tag === EVERYTHING) entries.clear();
        for (const key of [...(this.#byTag.get(tag) ?? [])]) entries.delete(key);
      }
    }
  }
}
