import { remittanceEndpoints as contract } from "#contract/payments/remittance-endpoints.ts";
import { serveStaffCommand } from "#server/modules/staff/index.ts";
import { idempotencyKey, once } from "#server/platform/http/idempotency.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import { serveUpload } from "#server/platform/http/upload.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { bookRemittance, remittanceReport } from "./book-remittance.ts";
import { listOutstandingCash } from "./list-outstanding-cash.ts";
import { listRemittances } from "./list-remittances.ts";
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
