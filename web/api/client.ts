import type { EndpointRequest, EndpointResponse } from "#contract/kernel/endpoint.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { type ApiProblem, offlineProblem, readProblem, SIGN_IN_NEEDED } from "./api-problem.ts";
import { calls } from "./calls.ts";
import type { CallTable, EndpointName, Endpoints } from "./call-table.ts";

export type CallResponse<N extends EndpointName> = EndpointResponse<Endpoints[N]>;

/** Only the parts that an endpoint accepts. */
type Sent<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };
type CallRequest<N extends EndpointName> = Sent<EndpointRequest<Endpoints[N]>>;

interface CallExtras {
  /** Makes a repeated write count only once. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** The token of another session than the current one, e.g. of one that is just ending. */
  token?: string;
}

export interface Parts extends CallExtras {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | null | undefined>;
  body?: unknown;
}

type Arguments<N extends EndpointName> =
  Partial<CallRequest<N>> extends CallRequest<N>
    ? [request?: CallRequest<N> & CallExtras]
    : [request: CallRequest<N> & CallExtras];

export type Caller<Name extends EndpointName> = <N extends Name>(
  name: N,
  ...request: Arguments<N>
) => Promise<CallResponse<N>>;

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

/** Identical reads in flight share one request, but none that was sent before a write has ended. */
const inFlight = new Map<string, Promise<unknown>>();

/** A function that calls the endpoints of a table: `call("addCartLine", { body: { variantId: 7 } })`. */
export function callerOf<T extends CallTable>(table: T): Caller<keyof T & EndpointName> {
  const run = async (name: keyof T & EndpointName, request: Parts = {}) => {
    const [method, template] = table[name] as readonly [string, string];
    const address = addressOf(template, request);
    if (method !== "GET") return exchangeWrite(method, address, request);
    if (request.signal) return exchange(method, address, request);
    const key = `${pageLocale} ${session.token()} ${address}`;
    const current = inFlight.get(key) ?? exchange(method, address, request);
    inFlight.set(key, current);
    try {
      return await current;
    } finally {
      if (inFlight.get(key) === current) inFlight.delete(key);
    }
  };
  return run as Caller<keyof T & EndpointName>;
}

/** Calls what every page may need; throws an `ApiProblem` when the server refuses. */
export const call = callerOf(calls);

/** Path and query of a call. */
export function addressOf(template: string, { params = {}, query = {} }: Parts): string {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(key, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

async function exchangeWrite(...request: Parameters<typeof exchange>): Promise<unknown> {
  try {
    return await exchange(...request);
  } finally {
    inFlight.clear();
  }
}

async function exchange(method: string, address: string, parts: Parts): Promise<unknown> {
  const { body, signal = null, idempotencyKey, token } = parts;
  const headers: Record<string, string> = { accept: "application/json" };
  const init: RequestInit = { method, signal };
  if (body !== undefined) {
    headers["content-type"] = "application/json";
    init.body = JSON.stringify(body);
  }
  if (idempotencyKey) headers["idempotency-key"] = idempotencyKey;
  const response = await ask(address, headers, init, token);
  return response.status === 204 ? undefined : response.json();
}

/** How a request is sent: `fetch`, or a transport that reports progress. */
export type Transport = (address: string, init: RequestInit) => Promise<Response>;

/**
 * Sends a request in the page's language, with the session's token; throws an `ApiProblem` when the
 * server refuses.
 */
export async function ask(
  address: string,
  headers: Record<string, string>,
  init: RequestInit & { transport?: Transport } = {},
  token = session.token(),
): Promise<Response> {
  const proof = token ? { authorization: `Bearer ${token}` } : {};
  const all = { ...headers, ...proof, "accept-language": pageLocale };
  const response = await send(address, { ...init, headers: all });
  if (!response.ok) throw await refusal(response, token);
  return response;
}

async function refusal(response: Response, token: string | null): Promise<ApiProblem> {
  const problem = await readProblem(response);
  if (token && problem.code === SIGN_IN_NEEDED) session.onRefused(token);
  return problem;
}

async function send(
  address: string,
  { transport = fetch, ...init }: RequestInit & { transport?: Transport },
): Promise<Response> {
  try {
    return await transport(address, init);
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw offlineProblem(error);
  }
}
