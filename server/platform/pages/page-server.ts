import type { IncomingMessage, ServerResponse } from "node:http";
import { availableParallelism } from "node:os";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Locale } from "#contract/kernel/locale.ts";
import type { CacheScope, TagCache } from "../cache/tag-cache.ts";
import { NetworkLimiter } from "../http/network-limiter.ts";
import { ProblemError } from "../http/problem-error.ts";
import { limitConcurrency } from "../limit-concurrency.ts";
import { crowd, RANK } from "../precedence.ts";
import { brokenAnswer, busyAnswer } from "./busy-page.ts";
import { DATA_POLICY } from "./content-policy.ts";
import { type PageEntry, pageEntry, type RenderedPage, writeEntry } from "./page-entry.ts";
import { Refusals } from "./refusals.ts";

/** A page request's address: the same for all its spellings. */
export interface PageAddress {
  /** Path and query that are rendered: only what the page reads. The page's cache key. */
  url: string;
  locale: Locale;
  /** Without its locale prefix and as sent: pages decide whether it is valid at all. */
  path: string;
  /** Whether the browser's router asks for the page's data alone. */
  isData: boolean;
  /** Whether the rendered page may be cached and shared by all visitors: a preview may not. */
  cacheable: boolean;
  /** Token of a preview. */
  preview?: string;
  /** Whether it is one of endlessly many: a search, or an address that anybody can make up. */
  isRare: boolean;
  /** Where to redirect because of the visitor's saved language. */
  redirect?: string;
}

/**
 * Renders the page at an address, recording in `scope` what it depends on. Knows nothing about the
 * visitor.
 */
export type RenderPage = (address: PageAddress, scope: CacheScope) => Promise<RenderedPage>;

export interface PageServerOptions {
  cache: TagCache;
  /** Sent with every response. */
  headers: Record<string, string>;
  render: RenderPage;
  addressOf: (target: string, cookies: string | undefined) => PageAddress;
  /** Called for each page sent from memory; no data is requested for it. */
  onKept?: (address: PageAddress) => void;
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

/**
 * Serves rendered pages from the cache and renders those that are missing. When that is impossible
 * because the database is down, it falls back to outdated pages.
 */
export class PageServer {
  #options: PageServerOptions;
  #inTurn = limitConcurrency(RENDERED_AT_ONCE, WAITING_AT_MOST, WAIT_MS, crowd);
  /** A request that is not answered from memory needs its address again. */
  #addresses = new WeakMap<IncomingMessage, PageAddress>();
  #limiter: NetworkLimiter;
  #refusals: Refusals;
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
    const { method } = request;
    if (method !== "GET" && method !== "HEAD") return false;
    const kept = this.#kept(request);
    if (!kept) return false;
    this.hits += 1;
    writeEntry(request, response, kept.entry);
    if (method === "GET") this.#options.onKept?.(kept.address);
    return true;
  }

  #kept(request: IncomingMessage): { address: PageAddress; entry: PageEntry } | undefined {
    try {
      const address = this.addressOf(request);
      if (address.redirect !== undefined || !address.cacheable) return undefined;
      const entry = this.#options.cache.get<PageEntry>(pageKey(address));
      return entry && { address, entry };
    } catch {
      // An exception here would be uncaught and end the process. The full path answers with a
      // problem.
      return undefined;
    }
  }

  /** Parses the address of a request once, however often it is asked for. */
  addressOf(request: IncomingMessage): PageAddress {
    const { url = "/", headers } = request;
    const address = this.#addresses.get(request) ?? this.#options.addressOf(url, headers.cookie);
    this.#addresses.set(request, address);
    return address;
  }

  /** Answers any page request of a visitor at a network address. */
  async serve(request: IncomingMessage, response: ServerResponse, visitor = ""): Promise<void> {
    const { headers } = this.#options;
    const address = this.addressOf(request);
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

  #outdated(address: PageAddress): PageEntry | undefined {
    return this.#options.cache.outdated<PageEntry>(pageKey(address));
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
    render: () => Promise<RenderedPage>,
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
    // Orders change popular pages all the time, so re-rendering one does not count against its
    // visitor, and goes before new pages. When that takes too long, the outdated one is sent.
    const isKnown = this.#outdated(address) !== undefined;
    const leave = isKnown ? () => {} : this.#limiter.enter(visitor);
    try {
      this.misses += 1;
      return await this.#resolve(address, isKnown);
    } finally {
      leave();
    }
  }

  async #resolve(address: PageAddress, isKnown: boolean): Promise<PageEntry> {
    const { cache, headers, render } = this.#options;
    const { cacheable, isRare } = address;
    const usual = isRare ? RANK.search : RANK.list;
    const rank = isKnown ? RANK.changed : usual;
    return cache.resolve<PageEntry>(
      pageKey(address),
      (scope) =>
        this.#inTurn(async () => pageEntry(await render(address, scope), headers, isRare), rank),
      { bytesOf: ({ shared, size }) => (shared && cacheable ? size : 0), isRare },
    );
  }

  #answerFailure(request: IncomingMessage, response: ServerResponse, error: unknown): void {
    const { headers, onFailure } = this.#options;
    const { locale, isData } = this.addressOf(request);
    if (error instanceof ProblemError) {
      this.#refusals.send(request, response, busyAnswer(error, locale, isData));
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

/**
 * Whether a request is for a page, existing or not; API requests get an answer for programs
 * instead.
 */
export function isForPage({ method, url }: FastifyRequest): boolean {
  return (method === "GET" || method === "HEAD") && !/^\/api(?:\/|\?|$)/i.test(url);
}

/** Lets the page server answer. */
export async function servePage(
  pages: PageServer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  reply.hijack();
  await pages.serve(request.raw, reply.raw, request.ip);
}

function after(ms: number): Promise<undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  setTimeout(resolve, ms, undefined);
  return promise;
}

const pageKey = ({ url }: PageAddress) => `page ${url.toLowerCase()}`;
