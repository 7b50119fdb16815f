import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { wholeNumber } from "../kernel/schema.ts";
import { reportOf, reportSpan } from "../kernel/time/report-span.ts";

/** All searches, those without results, and those whose results nobody opened. */
export const SEARCHES_FOUND = ["all", "nothing", "unopened"] as const;

const searchRow = z.object({
  /** The latest spelling; other spellings are counted with it. */
  typed: z.string(),
  searches: z.int(),
  /** Products that matched everything at the last search; near matches do not count. */
  results: z.int(),
  /** How often a result was opened or a completion chosen. */
  opened: z.int(),
});
export type SearchRow = z.output<typeof searchRow>;

export const searchReportEndpoints = {
  reportSearches: endpoint("GET /api/v1/admin/reports/searches", {
    tag: "reports",
    access: "staff",
    permission: "product:write",
    summary: "List top, empty and unclicked searches",
    query: z.object({
      ...reportSpan,
      found: z._default(z.enum(SEARCHES_FOUND), "all"),
      limit: z._default(wholeNumber(1, 200), 20),
    }),
    response: reportOf(searchRow),
  }),
};
