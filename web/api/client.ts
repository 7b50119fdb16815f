import { SIGN_IN_NEEDED } from "#api-client/api-problem.ts";
import { callVia } from "#api-client/call.ts";
import { createClient, type Exchange } from "#api-client/client.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { askProof } from "./ask-proof.ts";

/** A sensitive action needs a proof of identity that is at most a few minutes old. */
const PROOF_NEEDED = "proof-needed";

/** The current session, set by the shell; its token goes with every request. */
interface ApiSession {
  token: () => string | null;
  /** Called when the server no longer accepts this token. */
  onRefused: (token: string) => void;
}

let pageLocale: Locale = "ar";
let session: ApiSession = { token: () => null, onRefused: () => undefined };

/** Sets the language in which the API answers from now on. */
export function setApiLocale(locale: Locale): void {
  pageLocale = locale;
}

/** The language of API responses. */
export function apiLocale(): Locale {
  return pageLocale;
}

export function setApiSession(next: ApiSession): void {
  session = next;
}

const client = createClient({
  locale: apiLocale,
  token: () => session.token(),
  onProblem: async ({ code }, token) => {
    if (token && code === SIGN_IN_NEEDED) session.onRefused(token);
    return code === PROOF_NEEDED && askProof();
  },
});

export const { send } = client;

/**
 * Calls an endpoint; throws an `ApiProblem` when the server refuses. If the server wants a fresh
 * proof of identity, asks for it and repeats the call.
 */
export const call = callVia(
  sharingReads(client.exchange, () => `${pageLocale} ${session.token()}`),
);

/**
 * Identical reads in flight share one request if `scope` (language and session) is the same, but
 * none that was sent before a write has ended.
 */
function sharingReads(exchange: Exchange, scope: () => string): Exchange {
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
