import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type * as z from "zod/mini";
import type { Endpoint, EndpointResponse } from "#contract/kernel/endpoint.ts";
import { type Locale, localeFromHeader } from "#contract/kernel/locale.ts";
import { refuse } from "./problem-error.ts";
import { isWellFormedQuery } from "./query-text.ts";
import { validate } from "./validate.ts";

type Out<T> = T extends z.ZodMiniType ? z.output<T> : undefined;

/**
 * The caller, by the `access` of an endpoint. Each module that authenticates people adds its own.
 */
export interface Identities {}

type Identify = {
  [Access in keyof Identities]: (
    request: FastifyRequest,
    endpoint: Endpoint,
  ) => Promise<Identities[Access]>;
};

type Who<E extends Endpoint> = E["access"] extends keyof Identities
  ? Identities[E["access"]]
  : undefined;

/**
 * The input of an endpoint's handler: everything validated, digits normalised, in the request's
 * language.
 */
export interface EndpointInput<E extends Endpoint> {
  who: Who<E>;
  params: Out<E["params"]>;
  query: Out<E["query"]>;
  body: Out<E["body"]>;
  locale: Locale;
  request: FastifyRequest;
  reply: FastifyReply;
}

export interface ServeOptions {
  /** Requests per minute and address; absent: the general limit. */
  perMinute?: number;
}

declare module "fastify" {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
  interface FastifyInstance {
    /** Language of requests that specify none. */
    defaultLocale: Locale;
    /**
     * API requests allowed per client and minute (RATE_LIMIT); other limits are fractions of it. 0:
     * no limits.
     */
    requestsPerMinute: number;
    /** Reads an answer that is the same for everybody, from a standby if there is one. */
    readShared: <T>(work: () => Promise<T>) => Promise<T>;
    /** Headers of every response, for code that bypasses the framework's hooks. */
    securityHeaders: Record<string, string>;
    /** Identifies the caller of an endpoint by its `access`, and refuses those not allowed. */
    identify: Identify;
  }
}

/** Registers one endpoint of the contract: identify → validate → handle → present. */
export function serveEndpoint<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (input: EndpointInput<E>) => Promise<EndpointResponse<E>>,
  options: ServeOptions = {},
): void {
  app.route({
    method: endpoint.method,
    url: routePath(endpoint),
    config: {
      endpoint,
      ...(options.perMinute !== undefined && {
        rateLimit: { max: options.perMinute, timeWindow: 60_000 },
      }),
    },
    handler: async (request, reply) => {
      const who = endpoint.access && (await app.identify[endpoint.access](request, endpoint));
      const answer = await handle(inputOf(endpoint, request, reply, who));
      reply.code(endpoint.status);
      return answer;
    },
  });
}

/** The contract's `{id}` in the router's notation: `:id`. */
export function routePath(endpoint: Endpoint): string {
  return endpoint.path.replaceAll(/\{(\w+)\}/g, ":$1");
}

/** Parses and validates all parts of a request. */
export function inputOf<E extends Endpoint>(
  endpoint: E,
  request: FastifyRequest,
  reply: FastifyReply,
  who?: unknown,
): EndpointInput<E> {
  return {
    who,
    params: endpoint.params && validate(endpoint.params, request.params),
    query: endpoint.query && validate(endpoint.query, wellFormed(request.query)),
    body: endpoint.body && validate(endpoint.body, request.body),
    locale: requestLocale(request),
    request,
    reply,
  } as EndpointInput<E>;
}

/** The language requested: `?lang=`, else Accept-Language, else the shop's default. */
export function requestLocale(request: FastifyRequest): Locale {
  const { lang } = (request.query ?? {}) as { lang?: unknown };
  if (lang === "ar" || lang === "en") return lang;
  return localeFromHeader(request.headers["accept-language"], request.server.defaultLocale);
}

function wellFormed(query: unknown): unknown {
  if (!isWellFormedQuery(query)) refuse("bad-request");
  return query;
}
