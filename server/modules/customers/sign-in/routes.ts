import { accountEndpoints } from "#contract/customers/account-endpoints.ts";
import { authEndpoints as contract } from "#contract/customers/auth-endpoints.ts";
import {
  clearSessionCookie,
  distrustBrowserOf,
  endSession,
  endSessions,
} from "#server/modules/identity/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { inTransaction } from "#server/platform/postgres/unit-of-work.ts";
import { customerById } from "../profile/customer-queries.ts";
import { sendSignInCode, signInByCode } from "./code-sign-in.ts";
import { createToken } from "./create-token.ts";
import { customerOf } from "./customer-of.ts";
import { listDevices, listSignIns } from "./devices.ts";
import { presentUserInfo } from "./present-session.ts";
import { signIn, signInBySecondFactor } from "./sign-in.ts";

/** Each costs a password comparison. */
const limited = { perMinute: 20 };

export const signInRoutes: ModulePlugin = (app, platform) => {
  serveEndpoint(
    app,
    contract.signIn,
    async ({ body, ...exchange }) => signIn(platform, exchange, body),
    limited,
  );

  serveEndpoint(
    app,
    contract.signInSecondFactor,
    async ({ body, ...exchange }) => signInBySecondFactor(platform, exchange, body),
    { perMinute: 30 },
  );

  serveEndpoint(
    app,
    contract.sendSignInCode,
    async ({ body, ...exchange }) => sendSignInCode(platform, exchange, body.phone),
    limited,
  );

  serveEndpoint(
    app,
    contract.signInByCode,
    async ({ body, ...exchange }) => signInByCode(platform, exchange, body),
    limited,
  );

  serveEndpoint(
    app,
    contract.createToken,
    async ({ body, request }) => createToken(platform, request, body),
    limited,
  );

  serveEndpoint(app, contract.getSession, async ({ who, locale }) => ({
    accountType: who.accountType,
    userInfo: presentUserInfo(await customerById(platform.db, who.id), locale),
  }));

  serveEndpoint(app, contract.signOut, async ({ request, reply }) => {
    const who = await customerOf(platform.db, request);
    if (who) {
      await inTransaction(platform, (work) =>
        endSession(work, { accountId: who.id, sessionId: who.sessionId }),
      );
    }
    clearSessionCookie(reply, "customer");
  });

  serveEndpoint(app, accountEndpoints.listDevices, async ({ who }) => ({
    items: await listDevices(platform.db, who),
  }));

  serveEndpoint(app, accountEndpoints.listSignIns, async ({ who }) => ({
    items: await listSignIns(platform.db, who.id),
  }));

  serveEndpoint(app, accountEndpoints.revokeDevice, async ({ who, params }) => {
    const isEnded = await inTransaction(platform, async (work) => {
      await distrustBrowserOf(work, who.id, params.id);
      return endSession(work, { accountId: who.id, sessionId: params.id });
    });
    if (!isEnded) refuse("not-found");
  });

  serveEndpoint(app, accountEndpoints.revokeOtherDevices, async ({ who }) => {
    await inTransaction(platform, (work) => endSessions(work, who.id, who.sessionId));
  });
};
