import { authEndpoints as contract } from "#contract/customers/auth-endpoints.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import type { Companies } from "../ports.ts";
import { sendSignIn } from "../sign-in/begin-sign-in.ts";
import { presentSession } from "../sign-in/present-session.ts";
import { refuseOtherInvitation, register } from "./register.ts";
import { resendCode } from "./resend-code.ts";
import { verifyRegistration } from "./verify-registration.ts";

/** Each costs a password hash, a mail, or both. */
export const REGISTRATIONS_PER_MINUTE = 20;

export const registrationRoutes: ModulePlugin<[Companies]> = (app, platform, companies) => {
  const limited = { perMinute: REGISTRATIONS_PER_MINUTE };

  serveEndpoint(
    app,
    contract.registerPerson,
    async ({ body, ...askedBy }) => {
      await refuseOtherInvitation(companies, platform.db, body);
      return register(platform, { kind: "person", ...body }, askedBy);
    },
    limited,
  );

  serveEndpoint(
    app,
    contract.verifyRegistration,
    async ({ body, locale, request, reply }) => {
      const signedIn = await verifyRegistration(platform, companies, request, body);
      sendSignIn(request, reply, signedIn);
      return presentSession(signedIn.token, signedIn.customer, locale);
    },
    limited,
  );

  serveEndpoint(
    app,
    contract.resendCode,
    async ({ body, locale, request }) =>
      resendCode(platform, body.verification, { locale, address: request.ip }),
    limited,
  );
};
