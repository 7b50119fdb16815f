import type { FastifyInstance } from "fastify";
import type { Endpoint, EndpointResponse } from "#contract/kernel/endpoint.ts";
import type { CacheScope, TagCache } from "../cache/tag-cache.ts";
import { answerEntry, type PageEntry, writeEntry } from "../pages/page-entry.ts";
import { queriesInTurn, RANK } from "../precedence.ts";
import { type EndpointInput, inputOf, routePath } from "./serve-endpoint.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The response is sent as it is cached: it neither depends on the caller nor sets cookies. */
    isShared?: boolean;
  }
}

export interface SharedOptions<E extends Endpoint> {
  cache: TagCache;
  /**
   * What a response depends on: it is rebuilt after one of these is dropped. Absent: the handler
   * records them.
   */
  tags?: (answer: EndpointResponse<E>) => string[];
}

/** Delivery dates and "new" badges change with the calendar. */
const LONGEST_LIFE_MS = 10 * 60 * 1000;

/**
 * Registers an endpoint whose response is the same for everyone: built once, cached compressed
 * under its tags.
 */
export function serveShared<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  { cache, tags }: SharedOptions<E>,
  handle: (input: EndpointInput<E>, scope: CacheScope) => Promise<EndpointResponse<E>>,
): void {
  app.route({
    method: endpoint.method,
    url: routePath(endpoint),
    config: { endpoint, isShared: true },
    handler: async (request, reply) => {
      const input = inputOf(endpoint, request, reply);
      const key = `api ${endpoint.path} ${input.locale} ${JSON.stringify([input.params, input.query])}`;
      const isRare = request.url.includes("?");
      const make = async (scope: CacheScope) => {
        scope.expireIn(LONGEST_LIFE_MS);
        const answer = await app.readShared(() => handle(input, scope));
        if (tags) scope.tag(...tags(answer));
        const headers = {
          "content-type": "application/json; charset=utf-8",
          "content-language": input.locale,
          vary: "accept-encoding, accept-language",
        };
        const body = JSON.stringify(answer);
        return answerEntry({ status: endpoint.status, headers, body }, app.securityHeaders, isRare);
      };
      const entry = await cache.resolve<PageEntry>(
        key,
        (scope) => (isRare ? queriesInTurn(() => make(scope), rankOf(input.query)) : make(scope)),
        { bytesOf: ({ size }) => size, isRare },
      );
      reply.hijack();
      writeEntry(request.raw, reply.raw, entry);
      return reply;
    },
  });
}

/** Typed searches rank apart from everything else, which only browses what exists. */
function rankOf(query: unknown): number {
  return (query as { q?: string } | undefined)?.q ? RANK.search : RANK.list;
}
