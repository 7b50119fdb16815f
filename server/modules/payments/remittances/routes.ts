import { remittanceEndpoints as contract } from "#contract/payments/remittance-endpoints.ts";
import { serveStaffCommand } from "#server/modules/staff/index.ts";
import { idempotencyKey, once } from "#server/platform/http/idempotency.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { bookRemittance, remittanceReport } from "./book-remittance.ts";
import { listRemittances } from "./list-remittances.ts";
import { matchRows } from "./match-rows.ts";

/** The collected cash that couriers hand over. */
export const remittanceRoutes: ModulePlugin = (app, platform) => {
  serveEndpoint(app, contract.listRemittances, ({ query }) =>
    listRemittances(platform.db, query.page),
  );

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
      await record({
        action: booked ? "remittance.book" : "remittance.refuse",
        target: `remittance:${remittance.reference}`,
        after: { courier: remittance.courier, rows: rows.length, ...sums },
      });
      return report;
    });
    if (repeated) nothingDone();
    return answer;
  });
};
