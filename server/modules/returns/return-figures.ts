import { sql } from "kysely";
import type { ReturnsRow } from "#contract/returns/staff-endpoints.ts";
import type { Span } from "#server/platform/http/report.ts";
import type { Connection } from "#server/platform/postgres/database.ts";

/** Reasons of returns, most frequent first, without refused and withdrawn ones. */
export async function returnFigures(db: Connection, { from, to }: Span): Promise<ReturnsRow[]> {
  const { rows } = await sql<ReturnsRow>`
    select reason, count(*)::integer as lines, sum(quantity)::integer as units,
      coalesce(sum(line.refund_piastres), 0)::bigint as piastres
    from returns.return as asked join returns.line as line on line.return_id = asked.id
    where asked.state not in ('refused', 'withdrawn')
      and asked.requested_at >= (${from}::date)::timestamp at time zone 'Africa/Cairo'
      and asked.requested_at < (${to}::date + 1)::timestamp at time zone 'Africa/Cairo'
    group by reason order by units desc, reason`.execute(db);
  return rows;
}
