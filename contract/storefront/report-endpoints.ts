import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { reportOf, reportSpan } from "../kernel/time/report-span.ts";
import { wholeNumber } from "../kernel/schema.ts";

const searchRow = z.object({
  /** As somebody wrote it last; other spellings of it count along. */
  typed: z.string(),
  searches: z.int(),
  /** Products that were found the last time. */
  results: z.int(),
});
export type SearchRow = z.output<typeof searchRow>;

const reportSearches = endpoint({
  method: "GET",
  path: "/api/v1/admin/reports/searches",
  tag: "reports",
  access: "staff",
  permission: "product:write",
  status: 200,
  summary: "What customers searched for most on these days, or searched for and did not find",
  query: z.object({
    ...reportSpan,
    found: z._default(z.enum(["all", "nothing"]), "all"),
    limit: z._default(wholeNumber(1, 200), 20),
  }),
  response: reportOf(searchRow),
});

export const searchReportEndpoints = { reportSearches };
