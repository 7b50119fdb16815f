import { staffSessionEndpoints as contract } from "#contract/staff/staff-session.ts";
import {
  beginSecondFactor,
  checkSecondFactor,
  clearSessionCookie,
  confirmPassword,
  confirmSecondFactor,
  endSession,
  endSessions,
  removeSecondFactor,
  sendSessionCookie,
  setPassword,
} from "#server/modules/identity/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { inTransaction, type Work } from "#server/platform/postgres/unit-of-work.ts";
import { readSettings } from "#server/platform/settings.ts";
import { appendAudit } from "../audit/append-audit.ts";
import { accountOf } from "../staff.ts";
import { findStaffSession } from "./identify-staff.ts";
import { hashNewPassword } from "./new-password.ts";
import { presentStaff } from "./present-staff.ts";
import { endOneSession, listSignedIn } from "./sessions.ts";
import { holdStaff, openStaffSession, signInBySecondFactor, signInStaff } from "./sign-in-staff.ts";

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
      const { id: staffId, sessionId } = session;
      await inTransaction(platform, async (work) => {
        await endSession(work, { accountId: staffId, sessionId });
        await record(work, "staff.sign-out", staffId, request.ip);
      });
    }
    clearSessionCookie(reply, "staff");
  });

  serveEndpoint(app, contract.getStaffSession, async ({ request, who }) => {
    const session = await findStaffSession(platform.db, request);
    if (!session) refuse("sign-in-needed");
    const staff = await presentStaff(platform.db, who.id);
    return { staff, expiresAt: session.expiresAt.toISOString() };
  });
};

/** Members of staff's own active sessions. */
export const staffSessionRoutes: ModulePlugin = (app, platform) => {
  serveEndpoint(app, contract.listStaffSessions, async ({ who }) => {
    const items = await listSignedIn(platform.db, who.id, who.sessionId);
    return { items };
  });

  serveEndpoint(app, contract.endStaffSession, async ({ request, who, params }) => {
    await inTransaction(platform, async (work) => {
      await endOneSession(work, who.id, params.id);
      await record(work, "staff.sign-out-one", who.id, request.ip);
    });
  });

  serveEndpoint(app, contract.endOtherStaffSessions, async ({ request, who }) => {
    await inTransaction(platform, async (work) => {
      await endSessions(work, who.id, who.sessionId);
      await record(work, "staff.sign-out-others", who.id, request.ip);
    });
  });
};

/** Members of staff manage their own account. */
export const staffSelfRoutes: ModulePlugin = (app, platform) => {
  serveEndpoint(app, contract.changeStaffPassword, async ({ request, reply, who, body }) => {
    await confirmPassword(platform, who.id, body.currentPassword, "currentPassword");
    const owner = await presentStaff(platform.db, who.id);
    const hash = await hashNewPassword(platform, owner, body.password);
    const { cookie, session } = await inTransaction(platform, async (work) => {
      if (!(await holdStaff(work, who.id))) refuse("sign-in-needed");
      await setPassword(work, who.id, hash);
      await endSessions(work, who.id);
      await record(work, "staff.password", who.id, request.ip);
      return openStaffSession(work, request, who.id);
    });
    sendSessionCookie(reply, "staff", cookie);
    return session;
  });

  serveEndpoint(app, contract.beginStaffTwoFactor, async ({ request, who, body, locale }) => {
    await confirmPassword(platform, who.id, body.password, "password");
    return inTransaction(platform, async (work) => {
      await record(work, "staff.two-factor-begin", who.id, request.ip);
      const { email: label } = await presentStaff(work.db, who.id);
      const { siteName } = await readSettings(work.db);
      const shownAs = { issuer: siteName[locale], label };
      return beginSecondFactor(work, platform, accountOf(who.id), shownAs);
    });
  });

  serveEndpoint(app, contract.confirmStaffTwoFactor, async ({ request, who, body }) => ({
    backupCodes: await confirmSecondFactor(platform, accountOf(who.id), body.code, async (work) => {
      await endSessions(work, who.id, who.sessionId);
      await record(work, "staff.two-factor-on", who.id, request.ip);
    }),
  }));

  serveEndpoint(app, contract.disableStaffTwoFactor, async ({ request, who, body }) => {
    if (who.role === "owner") refuse("two-factor-needed");
    await confirmPassword(platform, who.id, body.password, "password");
    await checkSecondFactor(platform, accountOf(who.id), body.code);
    await inTransaction(platform, async (work) => {
      await removeSecondFactor(work, who.id);
      await endSessions(work, who.id, who.sessionId);
      await record(work, "staff.two-factor-off", who.id, request.ip);
    });
  });
};

function record(work: Work, action: string, staffId: number, address: string): Promise<void> {
  return appendAudit(work, { staffId, address }, { action, target: `staff:${staffId}` });
}
