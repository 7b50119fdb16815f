import type { Exchange } from "#api-client/client.ts";

/**
 * Identical reads in flight share one request if `scope` (language and session) is the same, but
 * none that was sent before a write has ended.
 */
export function sharingReads(exchange: Exchange, scope: () => string): Exchange {
  const inFlight = new Map<string, Promise<unknown>>();
  return async (method, url, parts) => {
    if (method !== "GET") return exchange(method, url, parts).finally(() => inFlight.clear());
    if (parts.signal) return exchange(method, url, parts);
    const key = `${scope()} ${url}`;
    const current = inFlight.get(key) ?? exchange(method, url, parts);
    inFlight.set(key, current);
    try {
      return await current;
    } finally {
      if (inFlight.get(key) === current) inFlight.delete(key);
    }
  };
}
