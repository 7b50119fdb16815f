import type * as z from "zod/mini";
import type { Permission } from "./permissions.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** One endpoint of the API: its input and its response. Used by server and browser. */
export interface Endpoint {
  method: Method;
  /** With `{name}` for path parameters, as in OpenAPI. */
  path: string;
  summary: string;
  tag: string;
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** Media types of a file sent as the body. */
  upload?: readonly string[];
  /** Who may call it: anybody (absent), a signed-in customer, a customer of a company, or staff. */
  access?: "customer" | "company" | "staff";
  /** Required permission of a member of staff; only with `access: "staff"`. */
  permission?: Permission;
  /** Accepts `Idempotency-Key`. */
  idempotent?: boolean;
  status: 200 | 201 | 204;
  response?: z.ZodMiniType;
  /** Problem codes of this endpoint, besides validation and limits. */
  problems?: readonly string[];
}

/** Keeps the literal types of an endpoint. */
export function endpoint<const E extends Endpoint>(description: E): E {
  return description;
}

type In<T> = T extends z.ZodMiniType ? z.input<T> : undefined;

/** What a caller sends. */
export interface EndpointRequest<E extends Endpoint> {
  params: In<E["params"]>;
  query: In<E["query"]>;
  body: In<E["body"]>;
}

/** What a caller receives. */
export type EndpointResponse<E extends Endpoint> = E["response"] extends z.ZodMiniType
  ? z.output<E["response"]>
  : void;
