import {
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type OpenMetricsContentType,
  Registry,
} from "prom-client";
import type { TagCache } from "../cache/tag-cache.ts";
import type { NetworkBlocks } from "../http/network-blocks.ts";
import type { JobQueue } from "../jobs.ts";
import type { PageServer } from "../pages/page-server.ts";
import type { SecurityEvents } from "../security-events.ts";

const DURATIONS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

interface RequestLabels {
  method: string;
  route: string;
  status: number;
}

/** Metrics for Prometheus. */
export class Metrics {
  readonly registry: Registry;
  readonly #requests: Histogram<keyof RequestLabels>;
  readonly #hasTraces: boolean;

  /**
   * @param hasTraces metrics may link to a request's trace, which requires the OpenMetrics format
   */
  constructor(cache: TagCache, { hasTraces }: { hasTraces: boolean }) {
    this.registry = hasTraces ? openRegistry() : new Registry();
    this.#hasTraces = hasTraces;
    this.#requests = new Histogram({
      name: "http_request_duration_seconds",
      help: "Time to answer, by route and status",
      labelNames: ["method", "route", "status"],
      buckets: DURATIONS_S,
      registers: [this.registry],
      enableExemplars: hasTraces,
    });
    collectDefaultMetrics({ register: this.registry });
    const bytes: Gauge = new Gauge({
      name: "cache_bytes",
      help: "Bytes of answers kept in memory",
      registers: [this.registry],
      collect: () => bytes.set(cache.bytes),
    });
  }

  noteRequest({ method, route, status }: RequestLabels, seconds: number, traceId?: string): void {
    const labels = { method, route, status };
    if (!this.#hasTraces) this.#requests.observe(labels, seconds);
    else
      this.#requests.observe({
        labels,
        value: seconds,
        ...(traceId && { exemplarLabels: { trace_id: traceId } as object }),
      });
  }

  watchJobs(jobs: JobQueue): void {
    const run: Gauge<"queue" | "outcome"> = new Gauge({
      name: "jobs_run",
      help: "Jobs that ran in this process, since start: done, retried, or given up as dead",
      labelNames: ["queue", "outcome"],
      registers: [this.registry],
      collect: () => {
        for (const [key, count] of jobs.outcomes) {
          const [queue = "", outcome = ""] = key.split(" ");
          run.set({ queue, outcome }, count);
        }
      },
    });
  }

  watchSecurity({ counts }: SecurityEvents): void {
    const events: Gauge<"event" | "realm" | "reason"> = new Gauge({
      name: "security_events",
      help: "Failed sign-ins, refused permissions and limits that bit, since start",
      labelNames: ["event", "realm", "reason"],
      registers: [this.registry],
      collect: () => {
        for (const [key, count] of counts) {
          const [event = "", realm = "", reason = ""] = key.split(" ");
          events.set({ event, realm, reason }, count);
        }
      },
    });
  }

  watchBlocks(blocks: NetworkBlocks): void {
    const gauge: Gauge = new Gauge({
      name: "blocked_requests",
      help: "Requests from networks that staff have shut out, since start",
      registers: [this.registry],
      collect: () => gauge.set(blocks.refused),
    });
  }

  watchPages(pages: PageServer): void {
    const gauge: Gauge<"from"> = new Gauge({
      name: "pages_served",
      help: "Pages served from memory, rendered, and refused because too many were asked for, since start",
      labelNames: ["from"],
      registers: [this.registry],
      collect: () => {
        gauge.set({ from: "memory" }, pages.hits);
        gauge.set({ from: "render" }, pages.misses);
        gauge.set({ from: "refused" }, pages.refused);
      },
    });
  }
}

/** Differs only in output format. */
function openRegistry(): Registry {
  const registry = new Registry<OpenMetricsContentType>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  return registry as unknown as Registry;
}
