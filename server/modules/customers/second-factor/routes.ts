import { accountEndpoints as contract } from "#contract/customers/account-endpoints.ts";
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSessions,
  hasSecondFactor,
  removeSecondFactor,
  renewBackupCodes,
  requireRecent,
} from "#server/modules/identity/index.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { inTransaction, type Work } from "#server/platform/postgres/unit-of-work.ts";
import { readSettings } from "#server/platform/settings.ts";
import { accountOf } from "../customer.ts";
import { sendAlert } from "../mails/send-alert.ts";
import { customerById } from "../profile/customer-queries.ts";

export const secondFactorRoutes: ModulePlugin = (app, platform) => {
  serveEndpoint(app, contract.beginTwoFactor, async ({ who, locale }) => {
    requireRecent(who);
    return inTransaction(platform, async (work) => {
      const customer = await customerById(work.db, who.id);
      const { siteName } = await readSettings(work.db);
      const label = customer.email ?? customer.phone ?? customer.name;
      return beginSecondFactor(work, platform, accountOf(who.id), {
        issuer: siteName[locale],
        label,
      });
    });
  });

  serveEndpoint(app, contract.confirmTwoFactor, async ({ who, body }) => ({
    backupCodes: await confirmSecondFactor(platform, accountOf(who.id), body.code, async (work) => {
      // Other sessions were never asked for the second factor.
      await endSessions(work, who.id, who.sessionId);
      await notify(work, who.id, "on");
    }),
  }));

  // This requires a full proof: a code of the app or a backup code, with the password. The session
  // alone is not enough.
  serveEndpoint(app, contract.renewBackupCodes, async ({ who }) => {
    requireRecent(who);
    return inTransaction(platform, async (work) => {
      const backupCodes = await renewBackupCodes(work, platform, accountOf(who.id));
      await notify(work, who.id, "codes");
      return { backupCodes };
    });
  });

  serveEndpoint(app, contract.disableTwoFactor, async ({ who }) => {
    requireRecent(who);
    if (!(await hasSecondFactor(platform.db, who.id))) return;
    await inTransaction(platform, async (work) => {
      await removeSecondFactor(work, who.id);
      await endSessions(work, who.id, who.sessionId);
      await notify(work, who.id, "off");
    });
  });
};

async function notify(work: Work, customerId: number, what: "on" | "off" | "codes") {
  const customer = await customerById(work.db, customerId);
  await sendAlert(work, customer, { about: "two-factor", what });
}
