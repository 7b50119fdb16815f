import { accountEndpoints as contract } from "#contract/customers/account-endpoints.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { inTransaction } from "#server/platform/postgres/unit-of-work.ts";
import { recordConsent } from "../privacy/newsletter-consent.ts";
import { readAccount } from "./read-account.ts";
import { updateAccount } from "./update-account.ts";

export const profileRoutes: ModulePlugin = (app, platform) => {
  serveEndpoint(app, contract.getAccount, async ({ who, locale }) =>
    readAccount(platform.db, who.id, locale),
  );

  serveEndpoint(app, contract.updateAccount, async ({ who, body, locale }) =>
    inTransaction(platform, async (work) => {
      await updateAccount(work, who.id, body);
      return readAccount(work.db, who.id, locale);
    }),
  );

  serveEndpoint(app, contract.setNewsletter, async ({ who, body, locale }) =>
    inTransaction(platform, async (work) => {
      await recordConsent(work, who.id, {
        isGiven: body.subscribed,
        text: body.text,
        source: "account",
      });
      return readAccount(work.db, who.id, locale);
    }),
  );
};
