import type { IncomingMessage, ServerResponse } from "node:http";
import { availableParallelism } from "node:os";
import { LRUCache } from "lru-cache";
import { splitLocale } from "#contract/kernel/locale.ts";
import type { CacheScope, TagCache } from "../cache/tag-cache.ts";
import { NetworkLimiter } from "../http/network-limiter.ts";
import { ProblemError } from "../http/problem-error.ts";
import { limitConcurrency } from "../limit-concurrency.ts";
import { crowd, RANK } from "../precedence.ts";
import { busyAnswer } from "./busy-page.ts";
import { DATA_POLICY } from "./content-policy.ts";
import { type AddressRules, type PageAddress, pageAddress, pageOfData } from "./page-address.ts";
import { packTighter, type PageEntry, pageEntry, writeEntry } from "./page-entry.ts";
import { previewTokenOf } from "./preview.ts";
import { Refusals } from "./refusals.ts";

/** Makes the answer for a page's address, naming in `scope` what it depends on. Knows nothing of the visitor. */
export type RenderPage = (url: string, scope: CacheScope) => Promise<Response>;

export interface PageServerOptions {
  cache: TagCache;
  /** Sent with every answer. */
  headers: Record<string, string>;
  render: RenderPage;
  rules: AddressRules;
  /** Told of each page that is sent from memory, by its address with only what the page reads: nothing is asked for it. */
  onKept?: (url: string) => void;
  /** One of endlessly many: a search, or an address that anybody can make up. */
  isRare: (url: string) => boolean;
  /** Asks the database whether it is there. */
  ping: () => Promise<void>;
  /** Pages that are made for one network a minute; kept ones do not count. 0: no limit. */
  perMinute: number;
}

/** Rendering is work of one processor, and the database has the other: more at once would only finish later. */
const RENDERED_AT_ONCE = Math.min(4, availableParallelism());
/** As many as are rendered in the time that a visitor waits: whoever comes beyond them would wait in vain. */
const WAITING_AT_MOST = 100;
const WAIT_MS = 2_000;
/** After so long without a page the database is asked whether it is there, and may take so long to say so: together less than a proxy waits. */
const SLOW_MS = 1_500;
const SILENCE_MS = 500;
/** Of the places in the queue, at most so many for one network. */
const PLACES_OF_NETWORK = 16;
/** A page that was sent so often from memory is worth packing tighter, one page a second. */
const HITS_TO_PACK = 3;
const PACKING_PAUSE_MS = 1_000;
/** Addresses remembered of pages that were kept. */
const KNOWN_AT_MOST = 5_000;

/**
 * Serves rendered pages from memory, and renders what is not there. While that is impossible, because the database is
 * away, what was kept before is better than nothing.
 */
export class PageServer {
  #options: PageServerOptions;
  #inTurn = limitConcurrency(RENDERED_AT_ONCE, WAITING_AT_MOST, WAIT_MS, crowd);
  /**
   * For pages that were kept before something on them changed: they wait for nobody who asks for something new. Orders change
   * them all the time; where they cannot be made as fast, they are sent as they were.
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

  /** Visitors who were asked to come back. */
  get refused(): number {
    return this.#refusals.count;
  }

  /** Answers at once what is kept; false when the request has to go the long way. */
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
    // A page that cannot be packed stays as it is.
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
      // Nobody would catch it here, and the process would end. The long way answers with a problem.
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
      if (!(error instanceof ProblemError)) throw error;
      const outdated = error.status === 503 && this.#outdated(address);
      if (outdated) writeEntry(request, response, outdated);
      else this.#sendAway(request, response, error);
    }
  }

  #outdated({ url }: PageAddress): PageEntry | undefined {
    return this.#options.cache.outdated<PageEntry>(pageKey(url));
  }

  /** A database that vanished without a word does not say that it is gone: what was kept is not held back for so long. */
  async #makeInTime(address: PageAddress, visitor: string): Promise<PageEntry> {
    const making = this.#make(address, visitor);
    if (!this.#outdated(address)) return making;
    const inTime = await Promise.race([making, after(SLOW_MS)]);
    if (inTime) return inTime;
    // It may still come, and is kept then; when it fails, the next one who asks is told.
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
      if (!(error instanceof ProblemError)) throw error;
      this.#sendAway(request, response, error);
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

  #sendAway(request: IncomingMessage, response: ServerResponse, problem: ProblemError): void {
    const [path = "/"] = (request.url ?? "/").split("?", 1);
    const page = pageOfData(path);
    const { locale } = splitLocale(page ?? path, this.#options.rules.defaultLocale);
    this.#refusals.send(request, response, busyAnswer(problem, locale, page !== undefined));
  }
}

function after(ms: number): Promise<undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  setTimeout(resolve, ms, undefined);
  return promise;
}

const pageKey = (url: string) => `page ${url.toLowerCase()}`;
