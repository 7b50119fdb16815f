import { alertEndpoints as contract } from "#contract/alerts/endpoints.ts";
import { customerOf } from "#server/modules/customers/index.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { inTransaction } from "#server/platform/postgres/unit-of-work.ts";
import { alertsOf, removeAlert } from "./alert-queries.ts";
import { askAlert } from "./ask-alert.ts";
import { confirmAlert } from "./confirm-alert.ts";

const PER_MINUTE = { perMinute: 20 };

export const alertRoutes: ModulePlugin = (app, platform) => {
  const { db } = platform;

  serveEndpoint(
    app,
    contract.askAlert,
    async ({ request, body, locale }) => {
      const customer = await customerOf(db, request);
      const from = { customerId: customer?.id, locale, address: request.ip };
      return askAlert(platform, { ...body, ...from });
    },
    PER_MINUTE,
  );

  serveEndpoint(
    app,
    contract.confirmAlert,
    ({ body, locale }) => confirmAlert(platform, body, locale),
    PER_MINUTE,
  );

  serveEndpoint(app, contract.listAlerts, ({ who, locale }) => alertsOf(platform, locale, who.id));

  serveEndpoint(app, contract.removeAlert, async ({ who, params }) => {
    await inTransaction(platform, (work) => removeAlert(work, who.id, params.id));
  });
};
