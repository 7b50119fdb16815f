import * as z from "zod/mini";
import { endpoint } from "./kernel/endpoint.ts";
import { LOCALES } from "./kernel/locale.ts";
import { reportFormat } from "./kernel/time/report-span.ts";
import { PAGES } from "./site-map.ts";

const TEN_MINUTES_MS = 600_000;
const LARGEST_SHIFT = 100;

const milliseconds = z.optional(z.number().check(z.minimum(0), z.maximum(TEN_MINUTES_MS)));

/** How fast a page was for a visitor: kind of page and of device, and nothing about the visitor. */
export const pageSpeedSchema = z.object({
  /** The page's path in the site map. */
  page: z.enum(PAGES.map(({ path }) => path)),
  language: z.enum(LOCALES),
  device: z.enum(["phone", "tablet", "desktop"]),
  /** The first page of a visit: neither reached from another page of the shop nor reloaded. */
  isEntry: z._default(z.boolean(), false),
  /** Largest Contentful Paint. */
  lcp: milliseconds,
  /** Interaction to Next Paint: response time of the slowest interaction. */
  inp: milliseconds,
  /** Cumulative Layout Shift, as a fraction of the screen. */
  cls: z.optional(z.number().check(z.minimum(0), z.maximum(LARGEST_SHIFT))),
});
export type PageSpeed = z.output<typeof pageSpeedSchema>;

export const reportPageSpeed = endpoint("POST /api/v1/page-speed", {
  tag: "page-speed",
  summary: "Record page speed and visit start. Anonymous.",
  body: pageSpeedSchema,
});

const visitFigures = z.object({
  page: z.string(),
  /** Number of page views with measurements. */
  views: z.int(),
  /** The 75th percentile: milliseconds, and a fraction of the screen. Null: no measurements. */
  lcp: z.nullable(z.number()),
  inp: z.nullable(z.number()),
  cls: z.nullable(z.number()),
});

export const readPageSpeed = endpoint("GET /api/v1/admin/reports/page-speed", {
  tag: "reports",
  access: "staff",
  permission: "order:read",
  summary: "Get page speed by page kind. Since the server started.",
  query: z.object({ format: reportFormat }),
  response: z.object({ since: z.string(), items: z.array(visitFigures) }),
});
