import type { FastifyInstance, FastifyRequest } from "fastify";
import { Counter, Gauge, type Registry } from "prom-client";
import type { Config } from "./config.ts";
import { orderPlaced } from "./modules/orders/index.ts";
import { bankAnswered } from "./modules/payments/index.ts";
import { isProductIndexReady } from "./modules/storefront/index.ts";
import { backupStore } from "./platform/backup/choose-store.ts";
import { refuse } from "./platform/http/problem-error.ts";
import { Metrics } from "./platform/metrics/metrics.ts";
import { watchBackup } from "./platform/metrics/watch-backup.ts";
import { watchDatabase } from "./platform/metrics/watch-database.ts";
import { watchDisk } from "./platform/metrics/watch-disk.ts";
import type { Platform } from "./platform/platform.ts";
import { archiveDirOf } from "./platform/postgres/embedded-postgres.ts";
import type { SharedReads } from "./platform/postgres/shared-reads.ts";
import { isEqual } from "./platform/secrets/is-equal.ts";
import type { Tracing } from "./platform/tracing/tracing.ts";

/** All pages of the shop, existing or not: the site map says which there are. */
export const PAGE_ROUTE = "/*";

type Settings = Pick<Config, "metricsToken" | "production" | "dataDir" | "backup">;

/** Measures every request, and serves health, readiness and metrics. */
export function watchApp(
  app: FastifyInstance,
  platform: Platform,
  settings: Settings,
  tracing?: Tracing,
): Metrics {
  const metrics = new Metrics(platform.cache, { hasTraces: tracing !== undefined });
  // prom-client never disconnects its observer of garbage collection, which keeps the registry and
  // everything it measures in memory: in tests, every shop of a worker.
  app.addHook("onClose", async () => metrics.registry.clear());
  metrics.watchJobs(platform.jobs);
  watchDatabase(metrics.registry, platform);
  watchDisk(metrics.registry, {
    data: settings.dataDir,
    ...(typeof settings.backup?.place === "string" && { backup: settings.backup.place }),
  });
  if (settings.backup) {
    watchBackup(metrics.registry, {
      store: backupStore(settings.backup.place),
      archiveDir: archiveDirOf(settings.dataDir),
    });
  }
  metrics.watchBlocks(platform.blocks);
  const orders = new Counter({
    name: "orders_placed_total",
    help: "Orders placed by this process",
    registers: [metrics.registry],
  });
  app.addHook("onResponse", async (request, reply) => {
    const { url = PAGE_ROUTE } = request.routeOptions;
    const route = url === PAGE_ROUTE ? "page" : url;
    const labels = { method: request.method, route, status: reply.statusCode };
    metrics.noteRequest(labels, reply.elapsedTime / 1000, tracing?.traceOf(request.raw));
  });
  platform.events.afterCommit(orderPlaced, async () => orders.inc());
  const answers = new Counter({
    name: "bank_answers_total",
    help: "Results of payments and refunds that the bank has told this process",
    labelNames: ["kind"],
    registers: [metrics.registry],
  });
  platform.events.afterCommit(bankAnswered, async ({ kind }) => answers.inc({ kind }));
  watchSharedReads(metrics.registry, platform.reads);
  let hasStarted = false;
  app.get("/healthz", async (_request, reply) => {
    // Not 503: HAProxy treats 404 as a signal to let active requests finish.
    if (platform.isStopping) return reply.code(404).send({ status: "stopping" });
    // Lists would wait here while other processes could answer them at once.
    hasStarted ||= isProductIndexReady(platform);
    return hasStarted ? { status: "alive" } : reply.code(503).send({ status: "starting" });
  });
  app.get("/readyz", async (_request, reply) => {
    await platform.ping();
    // Not refused like other requests: starting up is not an error to log.
    if (!isProductIndexReady(platform)) return reply.code(503).send({ status: "starting" });
    return { status: "ready" };
  });
  app.get("/metrics", async (request, reply) => {
    if (!mayWatch(request, settings)) refuse("not-found");
    reply.type(metrics.registry.contentType).header("cache-control", "no-store");
    return metrics.registry.metrics();
  });
  return metrics;
}

function watchSharedReads(registry: Registry, reads: SharedReads): void {
  const gauge = new Gauge({
    name: "shared_reads",
    help: "Pages and lists read by this process since it started, where a standby is set: on the standby, or on the primary because it was behind",
    labelNames: ["from"],
    registers: [registry],
    collect: () => {
      for (const [from, count] of Object.entries(reads.counts)) gauge.set({ from }, count);
    },
  });
}

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;
/** Set by proxies: with one of these, the request only seems to come from this machine. */
const FORWARDED = ["forwarded", "x-forwarded-for", "x-real-ip", "via"];

/**
 * A proxy that adds no header looks like this machine, so where there may be one only the token
 * counts.
 */
function mayWatch(request: FastifyRequest, { metricsToken, production }: Settings): boolean {
  if (metricsToken !== undefined)
    return isEqual(request.headers.authorization ?? "", `Bearer ${metricsToken}`);
  if (production) return false;
  const isForwarded = FORWARDED.some((name) => request.headers[name] !== undefined);
  return !isForwarded && LOOPBACK.test(request.socket.remoteAddress ?? "");
}
