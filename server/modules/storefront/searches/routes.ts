import { sql } from "kysely";
import { searchReportEndpoints as contract } from "#contract/storefront/report-endpoints.ts";
import type { SearchRow } from "#contract/storefront/report-endpoints.ts";
import { readSpan, sendReport, type Span } from "#server/platform/http/report.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { searchCounts } from "./count-searches.ts";

export const searchRoutes: ModulePlugin = (app, platform) => {
  const { db } = platform;
  serveEndpoint(app, contract.reportSearches, async ({ query, reply }) => {
    const span = readSpan(query);
    // What this process has counted just now belongs to the report.
    await searchCounts.flush(db);
    return sendReport(reply, query.format, {
      name: query.found === "all" ? "searches" : "searches-without-result",
      span,
      items: await searchFigures(db, span, query),
      columns: {
        typed: ({ typed }) => typed,
        searches: ({ searches }) => searches,
        results: ({ results }) => results,
      },
      more: {},
    });
  });
  let stopCounting: (() => Promise<void>) | undefined;
  app.addHook("onReady", async () => {
    stopCounting = searchCounts.keep(platform);
  });
  app.addHook("onClose", async () => stopCounting?.());
};

interface Wanted {
  found: "all" | "nothing";
  limit: number;
}

/** The words that were searched for most; what was found is what the last day says. */
async function searchFigures(
  db: Connection,
  { from, to }: Span,
  { found, limit }: Wanted,
): Promise<SearchRow[]> {
  const { rows } = await sql<SearchRow>`
    select
      (array_agg(typed order by day desc))[1] as typed,
      sum(searches)::integer as searches,
      (array_agg(results order by day desc))[1] as results
    from storefront.search where day between ${from}::date and ${to}::date
    group by words
    having ${found === "all"} or (array_agg(results order by day desc))[1] = 0
    order by 2 desc, words limit ${limit}`.execute(db);
  return rows;
}
