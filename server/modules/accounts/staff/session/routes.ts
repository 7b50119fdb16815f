import { staffSessionEndpoints as contract } from "#contract/staff/staff-session.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { inTransaction } from "#server/platform/postgres/unit-of-work.ts";
import { readSettings } from "#server/platform/settings.ts";
import { appendAudit } from "../audit/append-audit.ts";
import { hashNewPassword, setStaffPassword } from "./change-staff-password.ts";
import { confirmStaffPassword } from "./check-password.ts";
import { appAddress, base32 } from "./one-time-password.ts";
import { presentStaff } from "./present-staff.ts";
import {
  beginTwoFactor,
  checkSecondFactor,
  confirmTwoFactor,
  countingCodes,
  removeTwoFactor,
} from "./second-factor.ts";
import { signInBySecondFactor, signInStaff } from "./sign-in-staff.ts";
import { clearStaffCookie, sendStaffCookie } from "./staff-cookie.ts";
import {
  endStaffSession,
  endStaffSessions,
  findStaffSession,
  openStaffSession,
} from "./staff-sessions.ts";

const SIGN_INS_PER_MINUTE = 20;

/** Signing in and out. */
export const staffSignInRoutes: ModulePlugin = (app, platform) => {
  const limit = { perMinute: SIGN_INS_PER_MINUTE };

  serveEndpoint(
    app,
    contract.staffSignIn,
    ({ request, reply, body }) => {
      request.isPersonal = true;
      return signInStaff(platform, { request, reply }, body);
    },
    limit,
  );

  serveEndpoint(
    app,
    contract.staffSecondFactor,
    ({ request, reply, body }) => {
      request.isPersonal = true;
      return signInBySecondFactor(platform, { request, reply }, body);
    },
    limit,
  );

  serveEndpoint(app, contract.staffSignOut, async ({ request, reply }) => {
    const session = await findStaffSession(platform.db, request);
    if (session) {
      await inTransaction(platform, async (work) => {
        await endStaffSession(work, session.sessionId);
        const actor = { staffId: session.id, address: request.ip };
        await appendAudit(work, actor, { action: "staff.sign-out", target: `staff:${session.id}` });
      });
    }
    clearStaffCookie(reply);
  });

  serveEndpoint(app, contract.getStaffSession, async ({ request, who }) => {
    const session = await findStaffSession(platform.db, request);
    if (!session) refuse("sign-in-needed");
    const staff = await presentStaff(platform.db, who.id);
    return { staff, expiresAt: session.expiresAt.toISOString() };
  });
};

/** What members of staff do about their own account. */
export const staffSelfRoutes: ModulePlugin = (app, platform) => {
  const actorOf = (staffId: number, address: string) => ({ staffId, address });

  serveEndpoint(app, contract.changeStaffPassword, async ({ request, reply, who, body }) => {
    const given = { password: body.currentPassword, path: "currentPassword" };
    await confirmStaffPassword(platform, who.id, given);
    const owner = await presentStaff(platform.db, who.id);
    const hash = await hashNewPassword(platform, owner, body.password);
    const { cookie, session } = await inTransaction(platform, async (work) => {
      await setStaffPassword(work, who.id, hash);
      await endStaffSessions(work, who.id);
      const fact = { action: "staff.password", target: `staff:${who.id}` };
      await appendAudit(work, actorOf(who.id, request.ip), fact);
      const { cookie: secret, token, expiresAt } = await openStaffSession(work, request, who.id);
      const staff = await presentStaff(work.db, who.id);
      return { cookie: secret, session: { token, staff, expiresAt: expiresAt.toISOString() } };
    });
    sendStaffCookie(reply, cookie);
    return session;
  });

  serveEndpoint(app, contract.beginStaffTwoFactor, async ({ request, who, body, locale }) => {
    await confirmStaffPassword(platform, who.id, { password: body.password, path: "password" });
    return inTransaction(platform, async (work) => {
      const secret = await beginTwoFactor(work, platform, who.id);
      const fact = { action: "staff.two-factor-begin", target: `staff:${who.id}` };
      await appendAudit(work, actorOf(who.id, request.ip), fact);
      const { email } = await presentStaff(work.db, who.id);
      const { siteName } = await readSettings(work.db);
      const uri = appAddress(secret, { issuer: siteName[locale], account: email });
      return { secret: base32(secret), uri };
    });
  });

  serveEndpoint(app, contract.confirmStaffTwoFactor, async ({ request, who, body }) =>
    countingCodes(platform, who.id, () =>
      inTransaction(platform, async (work) => {
        const given = { staffId: who.id, code: body.code };
        const backupCodes = await confirmTwoFactor(work, platform, given);
        await endStaffSessions(work, who.id, who.sessionId);
        const fact = { action: "staff.two-factor-on", target: `staff:${who.id}` };
        await appendAudit(work, actorOf(who.id, request.ip), fact);
        return { backupCodes };
      }),
    ),
  );

  serveEndpoint(app, contract.disableStaffTwoFactor, async ({ request, who, body }) => {
    if (who.role === "owner") refuse("two-factor-needed");
    await confirmStaffPassword(platform, who.id, { password: body.password, path: "password" });
    await countingCodes(platform, who.id, () =>
      inTransaction(platform, async (work) => {
        await checkSecondFactor(work, platform, who.id, body.code);
        await removeTwoFactor(work, who.id);
        await endStaffSessions(work, who.id, who.sessionId);
        const fact = { action: "staff.two-factor-off", target: `staff:${who.id}` };
        await appendAudit(work, actorOf(who.id, request.ip), fact);
      }),
    );
  });
};
