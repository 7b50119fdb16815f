import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Counter } from "prom-client";
import { orderPlaced } from "./modules/orders/index.ts";
import { refuse } from "./platform/http/problem-error.ts";
import { Metrics } from "./platform/metrics.ts";
import type { Platform } from "./platform/platform.ts";

/** Measures every request, and tells the operator how the shop is. @param metricsToken absent: this machine only */
export function watchApp(
  app: FastifyInstance,
  platform: Platform,
  metricsToken: string | undefined,
): Metrics {
  const metrics = new Metrics(platform.cache);
  const orders = new Counter({
    name: "orders_placed_total",
    help: "Orders placed by this process",
    registers: [metrics.registry],
  });
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "page";
    metrics.requests.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });
  platform.events.afterCommit(orderPlaced, async () => orders.inc());
  app.get("/healthz", async () => ({ status: "alive" }));
  app.get("/readyz", async () => {
    await platform.ping();
    return { status: "ready" };
  });
  app.get("/metrics", async (request, reply) => {
    if (!mayWatch(request, metricsToken)) refuse("not-found");
    reply.type(metrics.registry.contentType).header("cache-control", "no-store");
    return metrics.registry.metrics();
  });
  return metrics;
}

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;
/** What proxies add: the request only seems to come from this machine. */
const FORWARDED = ["forwarded", "x-forwarded-for", "x-real-ip", "via"];

function mayWatch(request: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return isSame(request.headers.authorization ?? "", `Bearer ${token}`);
  const isForwarded = FORWARDED.some((name) => request.headers[name] !== undefined);
  return !isForwarded && LOOPBACK.test(request.socket.remoteAddress ?? "");
}

/** Compares without telling by its duration how much was right. */
function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
