import type { FastifyRequest } from "fastify";
import { companyEndpoints } from "#contract/companies/company-endpoints.ts";
import { accountEndpoints } from "#contract/customers/account-endpoints.ts";
import { authEndpoints as contract } from "#contract/customers/auth-endpoints.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { inTransaction } from "#server/platform/postgres/unit-of-work.ts";
import { customerById } from "../profile/customer-queries.ts";
import { resendCode } from "./codes/resend-code.ts";
import { createToken } from "./create-token.ts";
import { presentSession, presentUserInfo } from "./present-user-info.ts";
import { register } from "./registration/register.ts";
import { verifyRegistration } from "./registration/verify-registration.ts";
import { customerOf } from "./session/customer-of.ts";
import { listDevices } from "./session/devices.ts";
import { clearSessionCookie } from "./session/session-cookie.ts";
import { endSession, endSessions, sendSignIn } from "./session/sessions.ts";
import { signIn } from "./sign-in.ts";

/** Each costs a comparison of a password, a mail, or both. */
const PER_MINUTE = 20;

export const authRoutes: ModulePlugin = (app, platform) => {
  const limited = { perMinute: PER_MINUTE };

  serveEndpoint(
    app,
    contract.registerPerson,
    async ({ body, ...input }) => register(platform, { kind: "person", ...body }, askedBy(input)),
    limited,
  );

  serveEndpoint(
    app,
    companyEndpoints.registerCompany,
    async ({ body, ...input }) => register(platform, { kind: "company", ...body }, askedBy(input)),
    limited,
  );

  serveEndpoint(
    app,
    contract.verifyRegistration,
    async ({ body, locale, request, reply }) => {
      const signedIn = await verifyRegistration(platform, request, body);
      sendSignIn(request, reply, signedIn);
      return presentSession(signedIn.token, signedIn.customer, locale);
    },
    limited,
  );

  serveEndpoint(
    app,
    contract.resendCode,
    async ({ body, ...input }) => resendCode(platform, body.verification, askedBy(input)),
    limited,
  );

  serveEndpoint(
    app,
    contract.signIn,
    async ({ body, locale, request, reply }) => signIn(platform, { request, reply }, body, locale),
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
        endSession(work, { customerId: who.id, sessionId: who.sessionId }),
      );
    }
    clearSessionCookie(reply);
  });

  serveEndpoint(app, accountEndpoints.listDevices, async ({ who }) => ({
    items: await listDevices(platform.db, who),
  }));

  serveEndpoint(app, accountEndpoints.revokeDevice, async ({ who, params }) => {
    const isEnded = await inTransaction(platform, (work) =>
      endSession(work, { customerId: who.id, sessionId: params.id }),
    );
    if (!isEnded) refuse("not-found");
  });

  serveEndpoint(app, accountEndpoints.revokeOtherDevices, async ({ who }) => {
    await inTransaction(platform, (work) => endSessions(work, who.id, who.sessionId));
  });
};

function askedBy({ locale, request }: { locale: Locale; request: FastifyRequest }) {
  return { locale, address: request.ip };
}
