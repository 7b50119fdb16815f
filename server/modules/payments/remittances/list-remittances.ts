import { sql } from "kysely";
import type { EndpointResponse } from "#contract/kernel/endpoint.ts";
import {
  type RemittanceSummary,
  type remittanceEndpoints,
  REMITTANCES_PAGE,
} from "#contract/payments/remittance-endpoints.ts";
import { staffNames } from "#server/modules/staff/index.ts";
import type { Connection } from "#server/platform/postgres/database.ts";

type Row = Omit<RemittanceSummary, "at" | "by"> & { at: Date; staffId: number };

/** Booked lists, newest first. */
export async function listRemittances(
  db: Connection,
  page: number,
): Promise<EndpointResponse<typeof remittanceEndpoints.listRemittances>> {
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from payments.remittance
  `.execute(db);
  const { rows } = await sql<Row>`
    select id, courier, reference, at, staff_id as "staffId", line.*
    from payments.remittance cross join lateral (
      select count(*)::int as parcels, coalesce(sum(expected_piastres), 0)::bigint as expected,
        coalesce(sum(collected_piastres), 0)::bigint as collected, coalesce(sum(fee_piastres), 0)::bigint as fees
      from payments.remittance_line where remittance_id = remittance.id
    ) as line
    order by id desc limit ${REMITTANCES_PAGE} offset ${(page - 1) * REMITTANCES_PAGE}
  `.execute(db);
  const nameOf = await staffNames(
    db,
    rows.map(({ staffId }) => staffId),
  );
  const items = rows.map(({ at, staffId, ...row }) => ({
    ...row,
    at: at.toISOString(),
    by: nameOf(staffId),
  }));
  return { items, total: counted.rows[0]?.total ?? 0, page, pageSize: REMITTANCES_PAGE };
}
