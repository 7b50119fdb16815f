import type { EndpointRequest, EndpointResponse } from "#contract/kernel/endpoint.ts";
import type { endpoints } from "#contract/endpoints.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { offlineProblem, readProblem } from "./api-problem.ts";
import { calls } from "./calls.ts";

type Endpoints = typeof endpoints;
export type CallName = keyof typeof calls;
export type CallResponse<N extends CallName> = EndpointResponse<Endpoints[N]>;

/** Only what an endpoint takes. */
type Sent<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };
type CallRequest<N extends CallName> = Sent<EndpointRequest<Endpoints[N]>>;

interface CallExtras {
  /** Makes a repeated write count once. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

interface Parts extends CallExtras {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | null | undefined>;
  body?: unknown;
}

type Arguments<N extends CallName> =
  Partial<CallRequest<N>> extends CallRequest<N>
    ? [request?: CallRequest<N> & CallExtras]
    : [request: CallRequest<N> & CallExtras];

let pageLocale: Locale = "ar";

/** Names the language in which the API answers from now on. */
export function setApiLocale(locale: Locale): void {
  pageLocale = locale;
}

/** Reads of the same thing that are under way share one exchange. */
const inFlight = new Map<string, Promise<unknown>>();

/** `call("addCartLine", { body: { variantId: 7 } })`; throws an `ApiProblem` when the server refuses. */
export async function call<N extends CallName>(
  name: N,
  ...[request]: Arguments<N>
): Promise<CallResponse<N>> {
  const parts = (request ?? {}) as Parts;
  const [method, template] = calls[name];
  const address = addressOf(template, parts);
  if (method !== "GET" || parts.signal) {
    return (await exchange(method, address, parts)) as CallResponse<N>;
  }
  const key = `${pageLocale} ${address}`;
  const current = inFlight.get(key) ?? exchange(method, address, parts);
  inFlight.set(key, current);
  try {
    return (await current) as CallResponse<N>;
  } finally {
    inFlight.delete(key);
  }
}

function addressOf(template: string, { params = {}, query = {} }: Parts): string {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(key, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

async function exchange(method: string, address: string, parts: Parts): Promise<unknown> {
  const headers: Record<string, string> = {
    accept: "application/json",
    "accept-language": pageLocale,
  };
  if (parts.body !== undefined) headers["content-type"] = "application/json";
  if (parts.idempotencyKey) headers["idempotency-key"] = parts.idempotencyKey;
  const init: RequestInit = { method, headers, signal: parts.signal ?? null };
  if (parts.body !== undefined) init.body = JSON.stringify(parts.body);
  const response = await send(address, init);
  if (!response.ok) throw await readProblem(response);
  return response.status === 204 ? undefined : (response.json() as Promise<unknown>);
}

async function send(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw offlineProblem(error);
  }
}
