import { SIGN_IN_NEEDED } from "#api-client/api-problem.ts";
import { callVia } from "#api-client/call.ts";
import { createClient } from "#api-client/client.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { askProof } from "./ask-proof.ts";
import { sharingReads } from "./sharing-reads.ts";

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
