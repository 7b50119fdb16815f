import { staffRedirectEndpoints as contract } from "#contract/redirects/staff-endpoints.ts";
import { serveStaffCommand } from "#server/modules/staff/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { recordForChange } from "#server/platform/http/record-version.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { lockRedirects } from "../check-redirect.ts";
import { addRedirect, changeRedirect, removeRedirect } from "../save-redirect.ts";
import { importRedirects } from "./import-redirects.ts";
import { listRedirectRecords, redirectRecord } from "./redirect-records.ts";

/** Redirects, for staff who maintain them. */
export const staffRedirectRoutes: ModulePlugin = (app, platform) => {
  const { db } = platform;

  serveEndpoint(app, contract.listRedirects, ({ query }) => listRedirectRecords(db, query));

  serveEndpoint(app, contract.getRedirect, ({ params }) => existing(db, params.id));

  serveStaffCommand(app, platform, contract.addRedirect, async ({ work, body, record }) => {
    await lockRedirects(work);
    const { id, ledOn } = await addRedirect(work, body);
    const after = { ...(await existing(work.db, id)), ledOn };
    await record({ action: "redirect.add", target: `redirect:${id}`, after });
    return after;
  });

  serveStaffCommand(app, platform, contract.changeRedirect, async (input) => {
    const { work, params, body, record } = input;
    const { version, ...draft } = body;
    const before = await redirectForChange(work, params.id, version);
    const { ledOn } = await changeRedirect(work, params.id, draft);
    const after = { ...(await existing(work.db, params.id)), ledOn };
    await record({ action: "redirect.save", target: `redirect:${params.id}`, before, after });
    return after;
  });

  serveStaffCommand(app, platform, contract.removeRedirect, async (input) => {
    const { work, params, query, record } = input;
    const before = await redirectForChange(work, params.id, query.version);
    await removeRedirect(work, params.id);
    await record({ action: "redirect.remove", target: `redirect:${params.id}`, before });
  });

  serveStaffCommand(app, platform, contract.importRedirects, async (input) => {
    const { work, body, locale, record, nothingDone } = input;
    const report = await importRedirects(work, { ...body, locale });
    const done = report.rows.filter(({ result }) => result === "added" || result === "replaced");
    if (body.dryRun) nothingDone();
    else {
      const rows = done.map(({ from, to }) => ({ from, to }));
      const after = { counts: report.counts, rows };
      await record({ action: "redirect.import", target: "redirects", after });
    }
    return report;
  });
};

async function existing(db: Connection, id: number) {
  return (await redirectRecord(db, id)) ?? refuse("not-found");
}

/** Locks all redirects before the one, so that concurrent changes are serialised. */
async function redirectForChange(work: Work, id: number, version: string) {
  await lockRedirects(work);
  const root = { table: "redirects.redirect", key: id };
  return recordForChange(work, { root, version, read: (db) => redirectRecord(db, id) });
}
