import { sql } from "kysely";
import { storefrontEndpoints } from "#contract/storefront/endpoints.ts";
import {
  searchReportEndpoints as contract,
  type SearchRow,
} from "#contract/storefront/report-endpoints.ts";
import { readSpan, sendReport, type Span } from "#server/platform/http/report.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { countOpened, openedCounts, searchCounts } from "./count-searches.ts";

export const searchRoutes: ModulePlugin = (app, platform) => {
  const { db } = platform;
  serveEndpoint(app, storefrontEndpoints.countOpenedSearch, async ({ body }) =>
    countOpened(db, body.q),
  );

  serveEndpoint(app, contract.reportSearches, async ({ query, reply }) => {
    const span = readSpan(query);
    // The report includes what this process has just counted.
    await Promise.all([searchCounts.flush(db), openedCounts.flush(db)]);
    return sendReport(reply, query.format, {
      name: NAMES[query.found],
      span,
      items: await searchFigures(db, span, query),
      columns: {
        typed: ({ typed }) => typed,
        searches: ({ searches }) => searches,
        results: ({ results }) => results,
        opened: ({ opened }) => opened,
      },
      more: {},
    });
  });
  let stopCounting: (() => Promise<void>)[] = [];
  app.addHook("onReady", async () => {
    stopCounting = [searchCounts, openedCounts].map((counts) => counts.keep(platform));
  });
  app.addHook("onClose", async () => {
    await Promise.all(stopCounting.map((stop) => stop()));
  });
};

/** File names of downloaded tables. */
const NAMES = {
  all: "searches",
  nothing: "searches-without-result",
  unopened: "searches-without-click",
};

interface Wanted {
  found: keyof typeof NAMES;
  limit: number;
}

/** The most frequent searches; the number of results is that of the latest day. */
async function searchFigures(
  db: Connection,
  { from, to }: Span,
  { found, limit }: Wanted,
): Promise<SearchRow[]> {
  const { rows } = await sql<SearchRow>`
    with searched as (
      select
        words,
        (array_agg(typed order by day desc))[1] as typed,
        sum(searches)::integer as searches,
        (array_agg(results order by day desc))[1] as results
      from storefront.search where day between ${from}::date and ${to}::date
      group by words
    ),
    opened as (
      select words, sum(times)::integer as times
      from storefront.opened_search where day between ${from}::date and ${to}::date
      group by words
    )
    select typed, searches, results, coalesce(opened.times, 0) as opened
    from searched left join opened using (words)
    where case ${found}::text
      when 'nothing' then results = 0
      when 'unopened' then results > 0 and opened.times is null
      else true end
    order by searches desc, words limit ${limit}`.execute(db);
  return rows;
}
