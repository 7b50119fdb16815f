import * as z from "zod/mini";
import type { Permission } from "./permissions.ts";
import { id } from "./schema.ts";

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

/** What an endpoint's operation does not say; without a status, it is 200, or 204 without a response. */
type Described = Omit<Endpoint, "method" | "path" | "status"> & Partial<Pick<Endpoint, "status">>;

const byId = z.object({ id });

type Operation = `${Method} ${string}`;
type Flat<T> = { [K in keyof T]: T[K] };
type Merged<Base, Own> = Flat<Omit<Base, keyof Own> & Own>;
type Params<Path> = Path extends `${string}{id}${string}` ? { params: typeof byId } : object;
type EndpointOf<O extends Operation, Own> = O extends `${infer M extends Method} ${infer Path}`
  ? Merged<{ method: M; path: Path; status: Endpoint["status"] } & Params<Path>, Own>
  : never;

/**
 * `endpoint("GET /api/v1/videos/{id}", shared, { summary, response })`: what several endpoints
 * share may come first. The parameter `{id}` needs no description, and with a parameter in the path
 * the problem is `not-found` unless the endpoint names others.
 */
export function endpoint<const O extends Operation, const Own extends Described>(
  operation: O,
  own: Own,
): EndpointOf<O, Own>;
export function endpoint<
  const O extends Operation,
  const Shared extends Partial<Described>,
  const Own extends Partial<Described> & Omit<Described, keyof Shared>,
>(operation: O, shared: Shared, own: Own): EndpointOf<O, Merged<Shared, Own>>;
/* @__NO_SIDE_EFFECTS__ */
export function endpoint(
  operation: Operation,
  shared: Partial<Described>,
  own: Partial<Described> = {},
): Partial<Endpoint> {
  const [method, path] = operation.split(" ") as [Method, string];
  const described = { ...shared, ...own };
  return {
    method,
    path,
    status: described.response ? 200 : 204,
    ...(path.includes("{id}") && { params: byId }),
    ...(path.includes("{") && { problems: ["not-found"] }),
    ...described,
  };
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
