import { accountEndpoints } from "#contract/customers/account-endpoints.ts";
import { authEndpoints } from "#contract/customers/auth-endpoints.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { inTransaction } from "#server/platform/postgres/unit-of-work.ts";
import { beginSignIn } from "../auth/begin-sign-in.ts";
import { presentSession } from "../auth/present-user-info.ts";
import { sendSignIn } from "../auth/session/sessions.ts";
import { challengedCustomer, takeChallenge } from "./challenge.ts";
import { checkSecondFactor } from "./second-factor.ts";
import {
  beginTwoFactor,
  confirmTwoFactor,
  disableTwoFactor,
  renewBackupCodes,
} from "./set-up-two-factor.ts";
import { trustBrowser } from "./trusted-browser.ts";

export const twoFactorRoutes: ModulePlugin = (app, platform) => {
  serveEndpoint(
    app,
    authEndpoints.signInSecondFactor,
    async ({ body, locale, request, reply }) => {
      const { challenge, code, trustDevice = false } = body;
      const customerId = await challengedCustomer(platform.db, challenge);
      await checkSecondFactor(platform, customerId, code);
      const signedIn = await inTransaction(platform, async (work) => {
        await takeChallenge(work, challenge);
        const begun = await beginSignIn(work, request, { customerId });
        if (trustDevice) await trustBrowser(work, { customerId, secret: begun.browser });
        return begun;
      });
      sendSignIn(request, reply, signedIn);
      return presentSession(signedIn.token, signedIn.customer, locale);
    },
    { perMinute: 30 },
  );

  serveEndpoint(app, accountEndpoints.beginTwoFactor, async ({ who, body, locale }) =>
    beginTwoFactor(platform, who.id, { password: body.password, locale }),
  );

  serveEndpoint(app, accountEndpoints.confirmTwoFactor, async ({ who, body }) => ({
    backupCodes: await confirmTwoFactor(platform, who.id, body.code),
  }));

  serveEndpoint(app, accountEndpoints.renewBackupCodes, async ({ who, body }) => ({
    backupCodes: await renewBackupCodes(platform, who.id, body.password),
  }));

  serveEndpoint(app, accountEndpoints.disableTwoFactor, async ({ who, body }) =>
    disableTwoFactor(platform, who.id, body),
  );
};
