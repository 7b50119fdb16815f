import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { TagCache } from "./cache/tag-cache.ts";
import type { PageServer } from "./pages/page-server.ts";

const DURATIONS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** What the operator watches, in Prometheus' own form. */
export class Metrics {
  readonly registry = new Registry();
  readonly requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time to answer, by route and status",
    labelNames: ["method", "route", "status"],
    buckets: DURATIONS_S,
    registers: [this.registry],
  });

  constructor(cache: TagCache) {
    collectDefaultMetrics({ register: this.registry });
    const bytes: Gauge = new Gauge({
      name: "cache_bytes",
      help: "Bytes of answers kept in memory",
      registers: [this.registry],
      collect: () => bytes.set(cache.bytes),
    });
  }

  watchPages(pages: PageServer): void {
    const gauge: Gauge<"from"> = new Gauge({
      name: "pages_served",
      help: "Pages served from memory and rendered, since start",
      labelNames: ["from"],
      registers: [this.registry],
      collect: () => {
        gauge.set({ from: "memory" }, pages.hits);
        gauge.set({ from: "render" }, pages.misses);
      },
    });
  }
}
