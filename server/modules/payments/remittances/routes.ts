import { sql } from "kysely";
import type { EndpointResponse } from "#contract/kernel/endpoint.ts";
import {
  remittanceEndpoints as contract,
  type remittanceEndpoints,
  REMITTANCES_PAGE,
  type RemittanceSummary,
} from "#contract/payments/remittance-endpoints.ts";
import { serveStaffCommand, staffNames } from "#server/modules/staff/index.ts";
import { idempotencyKey, once } from "#server/platform/http/idempotency.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import { serveUpload } from "#server/platform/http/upload.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { bookRemittance, remittanceReport } from "./book-remittance.ts";
import { listOutstandingCash } from "./list-outstanding-cash.ts";
import { matchRows } from "./match-rows.ts";
import { readRemittanceFile } from "./read-remittance-file.ts";

const FILES_PER_MINUTE = 30;
const MOST_BYTES = 2 * 1024 * 1024;

/** The collected cash that couriers hand over. */
export const remittanceRoutes: ModulePlugin = (app, platform) => {
  serveEndpoint(app, contract.listRemittances, ({ query }) =>
    listRemittances(platform.db, query.page),
  );

  serveEndpoint(app, contract.listOutstandingCash, ({ query }) =>
    listOutstandingCash(platform.db, query),
  );

  serveUpload(app, contract.readRemittanceFile, {
    find: (request) => app.identify.staff(request, contract.readRemittanceFile),
    perMinute: FILES_PER_MINUTE,
    maxBytes: MOST_BYTES,
    otherType: "table-file-type",
    handle: ({ file }) => readRemittanceFile(platform.db, file),
  });

  serveStaffCommand(app, platform, contract.bookRemittance, async (input) => {
    const { request, body, work, who, record, nothingDone } = input;
    const { dryRun, ...remittance } = body;
    if (dryRun) {
      nothingDone();
      return remittanceReport(await matchRows(work.db, remittance.rows), false);
    }
    const key = idempotencyKey(request, `remittances:${who.id}`, remittance);
    const { answer, repeated } = await once(work, key, async () => {
      const report = await bookRemittance(work, remittance, who.id);
      const { rows, booked, ...sums } = report;
      const leftOut = rows.filter(({ problem }) => problem !== null);
      await record({
        action: booked ? "remittance.book" : "remittance.refuse",
        target: `remittance:${remittance.reference}`,
        after: { courier: remittance.courier, rows: rows.length, leftOut: leftOut.length, ...sums },
      });
      return report;
    });
    if (repeated) nothingDone();
    return answer;
  });
};

type Row = Omit<RemittanceSummary, "at" | "by"> & { at: Date; staffId: number };

/** Booked lists, newest first. */
async function listRemittances(
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
