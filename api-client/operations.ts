import type { endpoints } from "#contract/endpoints.ts";
import type { EndpointRequest, EndpointResponse } from "#contract/kernel/endpoint.ts";

type Endpoints = typeof endpoints;
type ByOperation = {
  [N in keyof Endpoints as `${Endpoints[N]["method"]} ${Endpoints[N]["path"]}`]: Endpoints[N];
};

/** Method and path of an endpoint, as in the contract: `GET /api/v1/products/{id}`. */
export type Operation = keyof ByOperation;

export type CallResponse<O extends Operation> = EndpointResponse<ByOperation[O]>;

/** Only the parts that an endpoint accepts. */
type Accepted<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };
export type CallRequest<O extends Operation> = Accepted<EndpointRequest<ByOperation[O]>>;

/** The argument after the operation; it may be omitted if the endpoint requires no part of it. */
export type RequestOf<O extends Operation, Extras = object> =
  Partial<CallRequest<O>> extends CallRequest<O>
    ? [request?: CallRequest<O> & Extras]
    : [request: CallRequest<O> & Extras];

export interface CallExtras {
  /** Makes a repeated write count only once. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** The token of another session than the current one, e.g. of one that is just ending. */
  token?: string;
  /** Throws a problem immediately, without the client's `onProblem`. */
  isQuiet?: boolean;
}

/** `call("PATCH /api/v1/cart/lines/{variantId}", { params: { variantId: 7 }, body: { quantity: 2 } })` */
export type Call = <O extends Operation>(
  operation: O,
  ...request: RequestOf<O, CallExtras>
) => Promise<CallResponse<O>>;
