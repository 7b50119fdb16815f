import { accountEndpoints as contract } from "#contract/customers/account-endpoints.ts";
import { clearSessionCookie, requireRecent } from "#server/modules/identity/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { inTransaction } from "#server/platform/postgres/unit-of-work.ts";
import { readSettings } from "#server/platform/settings.ts";
import type { CustomersPorts } from "../ports.ts";
import { eraseAccount } from "./erase-account.ts";
import { exportData } from "./export-data.ts";
import { exportName } from "./export-name.ts";

const EXPORTS_PER_MINUTE = 6;

export const privacyRoutes: ModulePlugin<[CustomersPorts]> = (app, platform, ports) => {
  serveEndpoint(
    app,
    contract.exportData,
    async ({ who, locale, reply }) => {
      const { siteName } = await readSettings(platform.db);
      const file = exportName(siteName.en, new Date());
      reply.header("content-disposition", `attachment; filename="${file}"`);
      return exportData(platform.db, ports.personalData, who, locale);
    },
    { perMinute: EXPORTS_PER_MINUTE },
  );

  serveEndpoint(app, contract.eraseAccount, async ({ who, reply }) => {
    requireRecent(who);
    const isErased = await inTransaction(platform, (work) =>
      eraseAccount(work, ports.companies, who),
    );
    if (!isErased) refuse("sign-in-needed");
    clearSessionCookie(reply, "customer");
  });
};
