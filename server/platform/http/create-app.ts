import type { IncomingMessage, ServerResponse } from "node:http";
import cookie from "@fastify/cookie";
import rateLimit from "@fastify/rate-limit";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import type { Locale } from "#contract/kernel/locale.ts";
import type { Log } from "../log.ts";
import { DATA_POLICY, securityHeaders } from "../pages/content-policy.ts";
import { isForPage, type PageServer, servePage } from "../pages/page-server.ts";
import type { Tracing } from "../tracing/tracing.ts";
import { CONNECTION_LIMITS, type ConnectionLimits, createHttpServer } from "./http-server.ts";
import { limitNetwork, rateLimited } from "./limit-per-minute.ts";
import { clientAddress, type NetworkBlocks } from "./network-blocks.ts";
import { networkKeys, WIDE_FACTOR } from "./network-keys.ts";
import { ProblemError, refuse } from "./problem-error.ts";
import { handleProblems, sendProblem } from "./problem-handler.ts";
import { RateLimitStore } from "./rate-limit-store.ts";
import { requestIdOf } from "./request-id.ts";

export interface AppOptions {
  log: Log;
  defaultLocale: Locale;
  /** Requests per minute and address, and ten times that for its whole network; 0: no limit. */
  rateLimit: number;
  readShared: FastifyInstance["readShared"];
  /** Number of proxies in front of the shop whose X-Forwarded-* is trusted. */
  trustProxy: number;
  /** Customers reach the shop over https. */
  https: boolean;
  /** Clients from these networks get no answer. */
  blocks: NetworkBlocks;
  pages: () => PageServer | undefined;
  /** Absent: those of production. */
  connections?: ConnectionLimits | undefined;
  /** Absent: tracing is off. */
  tracing?: Tracing | undefined;
}

/** No API request is larger: the longest form has about 3,000 characters. */
const BODY_LIMIT_BYTES = 64 * 1024;

/**
 * The HTTP server with what every route shares: limits, problem details, security headers, cookies.
 */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { blocks, tracing } = options;
  const loggerInstance: FastifyBaseLogger = options.log;
  const app: FastifyInstance = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    // Counted from our side: entries further left in X-Forwarded-For can be forged.
    trustProxy: options.trustProxy > 0 && ((_address, hop) => hop < options.trustProxy),
    // Appears in the log, and in database statements where tracing is on.
    genReqId: requestIdOf,
    bodyLimit: BODY_LIMIT_BYTES,
    forceCloseConnections: "idle",
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 2_000 },
    frameworkErrors: (_error, request, reply) => {
      const pages = options.pages();
      // An address that cannot be decoded gets the page for unknown addresses.
      if (pages && isForPage(request)) {
        void servePage(pages, request, reply);
        return;
      }
      // No hook runs for requests that the framework itself cannot parse.
      reply.headers({ ...app.securityHeaders, "content-security-policy": DATA_POLICY });
      sendProblem(request, reply, new ProblemError("bad-request"));
    },
    // A cached page is written before the framework sees the request, which keeps its cost minimal.
    serverFactory: (handle) => {
      const answer = (request: IncomingMessage, response: ServerResponse) => {
        if (blocks.isBlocked(clientAddress(request, options.trustProxy))) blocks.sendAway(response);
        else if (!options.pages()?.serveKept(request, response)) handle(request, response);
      };
      const followed = (request: IncomingMessage, response: ServerResponse) =>
        tracing?.follow(request, response, () => answer(request, response));
      const limits = options.connections ?? CONNECTION_LIMITS;
      return createHttpServer(tracing ? followed : answer, limits, options.trustProxy === 0);
    },
  });
  tracing?.nameRequestsOf(app);
  app.decorate("defaultLocale", options.defaultLocale);
  app.decorate("requestsPerMinute", options.rateLimit);
  app.decorate("readShared", options.readShared);
  // Each module that authenticates people adds its own.
  app.decorate("identify", {} as FastifyInstance["identify"]);
  handleProblems(app);
  refuseOtherContent(app);
  refuseOtherSites(app, options.https);
  sendSecurityHeaders(app, options.https);
  await app.register(cookie);
  if (options.rateLimit > 0) await limitRequests(app, options.rateLimit);
  return app;
}

/** A response that has set one of these itself keeps it: a picture, the API docs page. */
function sendSecurityHeaders(app: FastifyInstance, https: boolean): void {
  const always = securityHeaders(https);
  app.decorate("securityHeaders", always);
  const headers = Object.entries({ ...always, "content-security-policy": DATA_POLICY });
  app.addHook("onSend", async (request, reply) => {
    reply.header("x-request-id", request.id);
    for (const [name, value] of headers) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
  });
}

async function limitRequests(app: FastifyInstance, perMinute: number): Promise<void> {
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: 60_000,
    store: RateLimitStore,
    // The route, not the address as sent, which has many spellings (`/%61pi/`, `http://host/api/`).
    allowList: (request) => request.routeOptions.url?.startsWith("/api/") !== true,
    keyGenerator: (request) => networkKeys(request.ip).narrow,
    errorResponseBuilder: (_request, { ttl }) => rateLimited(ttl),
  });
  app.addHook("onRequest", limitNetwork(app, "wide", perMinute * WIDE_FACTOR));
}

/**
 * Only JSON is accepted, so that a form on another site cannot make a browser send anything we
 * would parse.
 */
function refuseOtherContent(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) => {
    try {
      done(null, body === "" ? undefined : JSON.parse(body as string));
    } catch {
      done(new ProblemError("bad-request"));
    }
  });
}

const WRITES = new Set(["POST", "PUT", "PATCH", "DELETE"]);

/** A write that carries our cookies must come from our own pages. Programs send neither header. */
function refuseOtherSites(app: FastifyInstance, https: boolean): void {
  app.addHook("onRequest", async (request) => {
    if (!WRITES.has(request.method)) return;
    if (request.headers["sec-fetch-site"] === "cross-site") refuse("forbidden-origin");
    const { origin, host } = request.headers;
    if (origin === undefined) return;
    const from = URL.parse(origin);
    // An attacker on the visitor's network can impersonate the shop over http, but not over https.
    const isOurs = from?.host === host && (!https || from?.protocol === "https:");
    if (!isOurs) refuse("forbidden-origin");
  });
}
