import type { IncomingMessage, ServerResponse } from "node:http";
import type { CacheScope, TagCache } from "../cache/tag-cache.ts";
import { limitConcurrency } from "../limit-concurrency.ts";
import { DATA_POLICY } from "./content-policy.ts";
import { type AddressRules, pageAddress } from "./page-address.ts";
import { type PageEntry, pageEntry, writeEntry } from "./page-entry.ts";

/** Makes the answer for a page's address, naming in `scope` what it depends on. Knows nothing of the visitor. */
export type RenderPage = (url: string, scope: CacheScope) => Promise<Response>;

export interface PageServerOptions {
  cache: TagCache;
  /** Sent with every answer. */
  headers: Record<string, string>;
  render: RenderPage;
  rules: AddressRules;
}

/** Rendering is work of one processor: more at once would only need more memory and finish later. */
const RENDERED_AT_ONCE = 4;

/** Serves rendered pages from memory, and renders what is not there. */
export class PageServer {
  #options: PageServerOptions;
  #inTurn = limitConcurrency(RENDERED_AT_ONCE);
  hits = 0;
  misses = 0;

  constructor(options: PageServerOptions) {
    this.#options = options;
  }

  /** Answers at once what is kept; false when the request has to go the long way. */
  serveKept(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = "/" } = request;
    if (method !== "GET" && method !== "HEAD") return false;
    const entry = this.#keptEntry(url, request.headers.cookie);
    if (!entry) return false;
    this.hits += 1;
    writeEntry(request, response, entry);
    return true;
  }

  #keptEntry(url: string, cookies: string | undefined): PageEntry | undefined {
    const { cache, rules } = this.#options;
    try {
      const address = pageAddress(url, cookies, rules);
      if (address.redirect !== undefined || !address.cacheable) return undefined;
      return cache.get(pageKey(address.url));
    } catch {
      // Nobody would catch it here, and the process would end. The long way answers with a problem.
      return undefined;
    }
  }

  /** Answers any page request. */
  async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { cache, headers, render, rules } = this.#options;
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
    this.misses += 1;
    const entry = await cache.resolve(
      pageKey(address.url),
      (scope) => this.#inTurn(async () => pageEntry(await render(address.url, scope), headers)),
      ({ shared, size }) => (shared && address.cacheable ? size : 0),
    );
    writeEntry(request, response, entry);
  }
}

const pageKey = (url: string) => `page ${url.toLowerCase()}`;
