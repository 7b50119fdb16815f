import type { FastifyInstance } from "fastify";
import { Histogram, type Registry } from "prom-client";
import { cairoDay } from "#contract/kernel/time/cairo-day.ts";
import { type PageSpeed, readPageSpeed, reportPageSpeed } from "#contract/page-speed.ts";
import { countBeginning } from "./modules/orders/index.ts";
import { sendTable } from "./platform/http/report.ts";
import { serveEndpoint } from "./platform/http/serve-endpoint.ts";
import type { Database } from "./platform/postgres/database.ts";
import { type Buckets, countOf, thirdQuartile } from "./third-quartile.ts";

/** A browser sends one report for each page that it leaves. */
const PER_MINUTE = 60;
const LABELS = ["page", "language", "device"] as const;

/** Collects how fast pages were for visitors, by kind of page, language and device. */
export function servePageSpeed(app: FastifyInstance, registry: Registry, db: Database): void {
  const histogram = (name: string, help: string, buckets: number[]) =>
    new Histogram({ name, help, buckets, labelNames: LABELS, registers: [registry] });
  const lcp = histogram(
    "page_lcp_seconds",
    "Until the largest part of what a visitor sees of a page is there",
    [0.5, 1, 1.8, 2.5, 4, 8],
  );
  const inp = histogram(
    "page_inp_seconds",
    "Until a page shows an answer to the slowest press or key of a visit",
    [0.05, 0.1, 0.2, 0.5, 1],
  );
  const cls = histogram(
    "page_cls",
    "How much of a page moves by itself, as a share of the screen",
    [0.01, 0.05, 0.1, 0.25, 1],
  );
  const options = { perMinute: PER_MINUTE };
  const count = async ({ page, language, device, isEntry, ...speed }: PageSpeed) => {
    if (isEntry) countBeginning(db, "visits");
    const labels = { page, language, device };
    if (speed.lcp !== undefined) lcp.observe(labels, speed.lcp / 1000);
    if (speed.inp !== undefined) inp.observe(labels, speed.inp / 1000);
    if (speed.cls !== undefined) cls.observe(labels, speed.cls);
  };
  serveEndpoint(app, reportPageSpeed, ({ body }) => count(body), options);
  const since = new Date().toISOString();
  serveEndpoint(app, readPageSpeed, async ({ query, reply }) => {
    const [seconds, answers, shifts] = await Promise.all([lcp, inp, cls].map(bucketsByPage));
    const pages = new Set([seconds, answers, shifts].flatMap((one) => [...(one?.keys() ?? [])]));
    const items = [...pages].map((page) => ({
      page,
      views: Math.max(0, ...[seconds, answers, shifts].map((one) => countOf(one?.get(page)))),
      lcp: milliseconds(thirdQuartile(seconds?.get(page))),
      inp: milliseconds(thirdQuartile(answers?.get(page))),
      cls: thirdQuartile(shifts?.get(page)),
    }));
    const sorted = items.toSorted((a, b) => b.views - a.views);
    if (query.format === "json") return { since, items: sorted };
    return sendTable(reply, `page-speed-${cairoDay(new Date(since))}`, sorted, {
      page: ({ page }) => page,
      views: ({ views }) => views,
      lcp: (row) => row.lcp,
      inp: (row) => row.inp,
      cls: (row) => row.cls,
    });
  });
}

const milliseconds = (seconds: number | null) => seconds && Math.round(seconds * 1000);

/** Cumulative counts per bucket, all languages and devices together. */
async function bucketsByPage(histogram: Histogram<(typeof LABELS)[number]>) {
  const pages = new Map<string, Buckets>();
  const { values } = await histogram.get();
  for (const { metricName, labels, value } of values) {
    const { le, page } = labels as { le?: number | "+Inf"; page?: string };
    if (le === undefined || page === undefined || !metricName?.endsWith("_bucket")) continue;
    const buckets: Buckets = pages.get(page) ?? new Map();
    pages.set(page, buckets);
    const most = le === "+Inf" ? Infinity : le;
    buckets.set(most, (buckets.get(most) ?? 0) + value);
  }
  return pages;
}
