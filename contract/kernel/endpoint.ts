import type * as z from "zod/mini";
import type { Permission } from "./permissions.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** One endpoint of the API: what it takes and what it answers. Server and browser both read it. */
export interface Endpoint {
  method: Method;
  /** With `{name}` for path parameters, as OpenAPI writes them. */
  path: string;
  summary: string;
  tag: string;
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** Types of the file that is the body. */
  upload?: readonly string[];
  /** Who may ask: anybody (absent), a signed-in customer, a customer of a company, or staff. */
  access?: "customer" | "company" | "staff";
  /** What a member of staff must be allowed to do; with `access: "staff"` only. */
  permission?: Permission;
  /** Accepts `Idempotency-Key`. */
  idempotent?: boolean;
  status: 200 | 201 | 204;
  response?: z.ZodMiniType;
  /** Problem codes this endpoint may answer besides validation and limits. */
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

/** What a caller gets back. */
export type EndpointResponse<E extends Endpoint> = E["response"] extends z.ZodMiniType
  ? z.output<E["response"]>
  : void;
