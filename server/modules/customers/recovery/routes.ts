import { accountEndpoints } from "#contract/customers/account-endpoints.ts";
import { authEndpoints } from "#contract/customers/auth-endpoints.ts";
import { requireRecent, sendSessionCookie } from "#server/modules/identity/index.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { readAccount } from "../profile/read-account.ts";
import { presentSession } from "../sign-in/present-session.ts";
import { changeContact } from "./change-contact.ts";
import { changePassword } from "./change-password.ts";
import { confirmChange } from "./confirm-change.ts";
import { forgotPassword } from "./forgot-password.ts";
import { resetPassword } from "./reset-password.ts";

/** Per minute and address: people mistype, programs guess. */
const CAREFUL = { perMinute: 30 };

export const recoveryRoutes: ModulePlugin = (app, platform) => {
  serveEndpoint(
    app,
    authEndpoints.forgotPassword,
    async ({ body, locale, request }) =>
      forgotPassword(platform, body.identifier, { locale, address: request.ip }),
    CAREFUL,
  );

  serveEndpoint(
    app,
    authEndpoints.resetPassword,
    async ({ body }) => resetPassword(platform, body),
    CAREFUL,
  );

  serveEndpoint(app, accountEndpoints.changeEmail, async ({ who, body, request }) => {
    requireRecent(who);
    const asked = { channel: "email", target: body.email, address: request.ip } as const;
    return changeContact(platform, who.id, asked);
  });

  serveEndpoint(app, accountEndpoints.changePhone, async ({ who, body, request }) => {
    requireRecent(who);
    const asked = { channel: "phone", target: body.phone, address: request.ip } as const;
    return changeContact(platform, who.id, asked);
  });

  serveEndpoint(app, accountEndpoints.confirmChange, async ({ who, body, locale }) => {
    await confirmChange(platform, who.id, body);
    return readAccount(platform.db, who.id, locale);
  });

  serveEndpoint(app, accountEndpoints.changePassword, async ({ who, body, locale, reply }) => {
    const { currentPassword, password, signOutOthers = true } = body;
    const change = { currentPassword, password, signOutOthers };
    const { opened, customer } = await changePassword(platform, who, change);
    if (opened.cookie !== null) sendSessionCookie(reply, "customer", opened.cookie);
    return presentSession(opened.token, customer, locale);
  });
};
