import type { endpoints } from "#contract/endpoints.ts";
import type { EndpointRequest, EndpointResponse } from "#contract/kernel/endpoint.ts";

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;

/** Method and path of endpoints by name: all the browser needs of the contract at run time. */
export type CallTable = {
  readonly [K in EndpointName]?: readonly [Endpoints[K]["method"], Endpoints[K]["path"]];
};

export type CallResponse<N extends EndpointName> = EndpointResponse<Endpoints[N]>;

/** Only the parts that an endpoint accepts. */
type Sent<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };
type CallRequest<N extends EndpointName> = Sent<EndpointRequest<Endpoints[N]>>;

export interface CallExtras {
  /** Makes a repeated write count only once. */
  idempotencyKey?: string;
  /** Does not ask to sign in again if the session is lost: the caller handles it. */
  isQuiet?: boolean;
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
