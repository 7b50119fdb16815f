import type { ModulePlugin } from "#server/platform/module.ts";
import { sweepSignIn } from "./sweep.ts";

export { createAccount, forgetSignIn, holdAccount, setPassword } from "./accounts.ts";
export {
  browserCookie,
  clearSessionCookie,
  type Proof,
  proofOf,
  sendBrowserCookie,
  sendSessionCookie,
  verificationCookie,
  verifyingBrowser,
} from "./cookies.ts";
export { distrustBrowserOf, refuseCopiedBrowser, rememberBrowser } from "./known-browser.ts";
export type { PasswordOwner } from "./passwords/guessable.ts";
export { refuseWeakPassword } from "./passwords/refuse-weak-password.ts";
export { confirmPassword, findLogin, type Login, provePassword } from "./prove-password.ts";
export {
  hasPasskey,
  passkeysOf,
  removePasskey,
  removePasskeys,
  renamePasskey,
} from "./passkeys/passkeys.ts";
export { passkeyRequest, provePasskey } from "./passkeys/prove-passkey.ts";
export { addPasskey, checkNewPasskey, passkeyCreation } from "./passkeys/register-passkey.ts";
export { challengedAccount, openChallenge, takeChallenge } from "./second-factor/challenge.ts";
export {
  checkSecondFactor,
  forgetHalfSignedIn,
  hasSecondFactor,
  removeSecondFactor,
} from "./second-factor/second-factor.ts";
export { noteProof, requireRecent } from "./recent-proof.ts";
export {
  beginSecondFactor,
  confirmSecondFactor,
  renewBackupCodes,
} from "./second-factor/set-up-second-factor.ts";
export { cookieName } from "./realms.ts";
export { isSecret, newCode, newSecret, secretHash } from "./secrets.ts";
export {
  endSession,
  endSessions,
  findSession,
  noteUse,
  type OpenedSession,
  openProgramSession,
  openSession,
  rotateSession,
  sessionsOf,
} from "./sessions.ts";
export { noteSignIn, signInsOf } from "./sign-in-history.ts";
export { sweepSignIn } from "./sweep.ts";
export type { Channel, Purpose, SignInMethod } from "./tables.ts";
export {
  beginVerification,
  forgetVerifications,
  guessCode,
  isBegunBy,
  limitCodes,
  renewCode,
  type SentCode,
  takeVerification,
  targetOf,
} from "./verification.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Cookies are only sent over https. */
    secureCookies: boolean;
  }
  interface FastifyRequest {
    /** The response depends on the caller. */
    isPersonal: boolean;
  }
}

export const identityModule: ModulePlugin = (app, platform) => {
  app.decorate("secureCookies", platform.secureCookies);
  app.decorateRequest("isPersonal", false);
  platform.jobs.schedule("sweep-sign-in", "25 * * * *", () => sweepSignIn(platform.db));
  app.addHook("onSend", async (request, reply) => {
    const { endpoint } = request.routeOptions.config;
    // Responses to sign-ins contain secrets, for every kind of caller.
    if (request.isPersonal || endpoint?.tag === "accounts")
      reply.header("cache-control", "private, no-store");
  });
};
