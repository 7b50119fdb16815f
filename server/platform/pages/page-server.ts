import type { IncomingMessage, ServerResponse } from "node:http";
import { availableParallelism } from "node:os";
import { LRUCache } from "lru-cache";
import { splitLocale } from "#contract/kernel/locale.ts";
import type { CacheScope, TagCache } from "../cache/tag-cache.ts";
import { NetworkLimiter } from "../http/network-limiter.ts";
import { ProblemError } from "../http/problem-error.ts";
import { limitConcurrency } from "../limit-concurrency.ts";
import { crowd, RANK } from "../precedence.ts";
import { brokenAnswer, busyAnswer } from "./busy-page.ts";
import { DATA_POLICY } from "./content-policy.ts";
import { type AddressRules, type PageAddress, pageAddress, pageOfData } from "./page-address.ts";
import { packTighter, type PageEntry, pageEntry, writeEntry } from "./page-entry.ts";
import { previewTokenOf } from "./preview.ts";
import { Refusals } from "./refusals.ts";

/**
 * Renders the page at an address, recording in `scope` what it depends on. Knows nothing about the
 * visitor.
 */
export type RenderPage = (url: string, scope: CacheScope) => Promise<Response>;

export interface PageServerOptions {
  cache: TagCache;
  /** Sent with every response. */
  headers: Record<string, string>;
  render: RenderPage;
  rules: AddressRules;
  /**
   * Called for each page sent from memory, with its address reduced to what the page reads; no data
   * is requested for it.
   */
  onKept?: (url: string) => void;
  /** Whether it is one of endlessly many: a search, or an address that anybody can make up. */
  isRare: (url: string) => boolean;
  /** Called with errors of pages that could not be rendered; they are answered with 500. */
  onFailure: (error: unknown) => void;
  /** Checks whether the database answers. */
  ping: () => Promise<void>;
  /** Pages rendered per network and minute; cached ones do not count. 0: no limit. */
  perMinute: number;
}

/**
 * Rendering needs a CPU, and the database uses the others: more at once would only finish later.
 */
const RENDERED_AT_ONCE = Math.min(4, availableParallelism());
/**
 * As many as can be rendered while a visitor is willing to wait: any beyond them would wait in
 * vain.
 */
const WAITING_AT_MOST = 100;
const WAIT_MS = 2_000;
/**
 * After this long without a page the database is pinged, with this timeout: together less than a
 * proxy waits.
 */
const SLOW_MS = 1_500;
const SILENCE_MS = 500;
/** Queue places that one network may take. */
const PLACES_OF_NETWORK = 16;
/** A page sent this often from the cache is worth recompressing, at most one page a second. */
const HITS_TO_PACK = 3;
const PACKING_PAUSE_MS = 1_000;
/** Number of addresses remembered of pages that were cached. */
const KNOWN_AT_MOST = 5_000;

/**
 * Serves rendered pages from the cache and renders those that are missing. When that is impossible
 * because the database is down, it falls back to outdated pages.
 */
export class PageServer {
  #options: PageServerOptions;
  #inTurn = limitConcurrency(RENDERED_AT_ONCE, WAITING_AT_MOST, WAIT_MS, crowd);
  /**
   * For re-rendering pages that were cached before something on them changed: they do not queue
   * behind new pages. Orders change them all the time; when they cannot be re-rendered as fast, the
   * outdated version is sent.
   */
  #knownInTurn = limitConcurrency(RENDERED_AT_ONCE, Number.POSITIVE_INFINITY, WAIT_MS, crowd);
  #known = new LRUCache<string, true>({ max: KNOWN_AT_MOST });
  #limiter: NetworkLimiter;
  #refusals: Refusals;
  #packAgainAt = 0;
  hits = 0;
  misses = 0;

  constructor(options: PageServerOptions) {
    this.#options = options;
    this.#limiter = new NetworkLimiter(options.perMinute, PLACES_OF_NETWORK);
    this.#refusals = new Refusals(options.headers);
  }

  /** Visitors who were asked to retry later. */
  get refused(): number {
    return this.#refusals.count;
  }

  /** Answers immediately if the page is cached; false when the request needs the full path. */
  serveKept(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = "/" } = request;
    if ((method !== "GET" && method !== "HEAD") || previewTokenOf(url) !== undefined) return false;
    const kept = this.#kept(url, request.headers.cookie);
    if (!kept) return false;
    this.hits += 1;
    writeEntry(request, response, kept.entry);
    if (method === "GET") this.#options.onKept?.(kept.url);
    this.#packOften(kept.entry);
    return true;
  }

  #packOften(entry: PageEntry): void {
    entry.hits += 1;
    if (entry.isTight || entry.hits < HITS_TO_PACK || performance.now() < this.#packAgainAt) return;
    this.#packAgainAt = performance.now() + PACKING_PAUSE_MS;
    // A page that cannot be recompressed stays as it is.
    packTighter(entry).catch(() => {});
  }

  #kept(
    target: string,
    cookies: string | undefined,
  ): { url: string; entry: PageEntry } | undefined {
    const { cache, rules } = this.#options;
    try {
      const { url, cacheable, redirect } = pageAddress(target, cookies, rules);
      if (redirect !== undefined || !cacheable) return undefined;
      const entry = cache.get<PageEntry>(pageKey(url));
      return entry && { url, entry };
    } catch {
      // An exception here would be uncaught and end the process. The full path answers with a
      // problem.
      return undefined;
    }
  }

  /** Answers any page request of a visitor at a network address. */
  async serve(request: IncomingMessage, response: ServerResponse, visitor = ""): Promise<void> {
    const { headers, rules } = this.#options;
    const address = pageAddress(request.url ?? "/", request.headers.cookie, rules);
    if (address.redirect !== undefined) {
      response.writeHead(302, {
        ...headers,
        "content-security-policy": DATA_POLICY,
        location: address.redirect,
        "cache-control": "no-store",
        vary: "cookie",
      });
      response.end();
      return;
    }
    try {
      writeEntry(request, response, await this.#makeInTime(address, visitor));
    } catch (error) {
      const isDown = error instanceof ProblemError && error.status === 503;
      const outdated = isDown && this.#outdated(address);
      if (outdated) writeEntry(request, response, outdated);
      else this.#answerFailure(request, response, error);
    }
  }

  #outdated({ url }: PageAddress): PageEntry | undefined {
    return this.#options.cache.outdated<PageEntry>(pageKey(url));
  }

  /**
   * A database that vanished silently does not report that it is gone, so a cached page is not held
   * back for long.
   */
  async #makeInTime(address: PageAddress, visitor: string): Promise<PageEntry> {
    const making = this.#make(address, visitor);
    if (!this.#outdated(address)) return making;
    const inTime = await Promise.race([making, after(SLOW_MS)]);
    if (inTime) return inTime;
    // It may still arrive and is cached then; if it fails, the next request gets the error.
    making.catch(() => {});
    const answers = this.#options.ping().then(
      () => true,
      () => false,
    );
    const isThere = await Promise.race([answers, after(SILENCE_MS)]);
    return isThere ? making : (this.#outdated(address) ?? making);
  }

  /** Renders a page for one visitor alone, under the limits of all pages. */
  async servePersonal(
    request: IncomingMessage,
    response: ServerResponse,
    visitor: string,
    render: () => Promise<Response>,
  ): Promise<void> {
    const { headers } = this.#options;
    try {
      const leave = this.#limiter.enter(visitor);
      try {
        const make = async () => pageEntry(await render(), headers);
        const answer = await this.#inTurn(make, RANK.buying);
        writeEntry(request, response, answer);
      } finally {
        leave();
      }
    } catch (error) {
      this.#answerFailure(request, response, error);
    }
  }

  async #make(address: PageAddress, visitor: string): Promise<PageEntry> {
    const key = pageKey(address.url);
    const isKnown = this.#known.has(key);
    const leave = isKnown ? () => {} : this.#limiter.enter(visitor);
    try {
      this.misses += 1;
      return await this.#resolve(key, address, isKnown);
    } finally {
      leave();
    }
  }

  async #resolve(key: string, { url, cacheable }: PageAddress, isKnown: boolean) {
    const { cache, headers, render, isRare } = this.#options;
    const rare = isRare(url);
    const inTurn = isKnown ? this.#knownInTurn : this.#inTurn;
    const rank = rare ? RANK.search : RANK.list;
    return cache.resolve<PageEntry>(
      key,
      (scope) => inTurn(async () => pageEntry(await render(url, scope), headers, rare), rank),
      {
        bytesOf: ({ shared, size }) => {
          if (!shared || !cacheable) return 0;
          if (!rare) this.#known.set(key, true);
          return size;
        },
        isRare: rare,
      },
    );
  }

  #answerFailure(request: IncomingMessage, response: ServerResponse, error: unknown): void {
    const { headers, onFailure, rules } = this.#options;
    const [path = "/"] = (request.url ?? "/").split("?", 1);
    const page = pageOfData(path);
    const { locale } = splitLocale(page ?? path, rules.defaultLocale);
    if (error instanceof ProblemError) {
      this.#refusals.send(request, response, busyAnswer(error, locale, page !== undefined));
      return;
    }
    onFailure(error);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const broken = brokenAnswer(locale);
    response.writeHead(broken.status, { ...headers, ...broken.headers });
    response.end(request.method === "HEAD" ? undefined : broken.body);
  }
}

function after(ms: number): Promise<undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  setTimeout(resolve, ms, undefined);
  return promise;
}

const pageKey = (url: string) => `page ${url.toLowerCase()}`;
