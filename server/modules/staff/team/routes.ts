import { staffSessionEndpoints } from "#contract/staff/staff-session.ts";
import { teamEndpoints as contract, type TeamMember } from "#contract/staff/team-endpoints.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { inTransaction, type Work } from "#server/platform/postgres/unit-of-work.ts";
import { appendAudit } from "../audit/append-audit.ts";
import { listAudit } from "../audit/list-audit.ts";
import { serveStaffCommand } from "../audit/serve-staff-command.ts";
import { hashNewPassword } from "../sign-in/new-password.ts";
import { presentStaff } from "../sign-in/present-staff.ts";
import { endOneSession, listSignedIn } from "../sign-in/sessions.ts";
import { changeStaff, resetStaff } from "./change-staff.ts";
import { acceptInvitation, findInvitation, inviteStaff } from "./invite-staff.ts";
import { mailStaffLink } from "./staff-mail.ts";
import { listTeam } from "./team-queries.ts";

const LINKS_PER_MINUTE = 20;

export const teamRoutes: ModulePlugin = (app, platform) => {
  const { db } = platform;

  serveEndpoint(app, contract.listTeam, async ({ who }) => ({ items: await listTeam(db, who.id) }));

  serveEndpoint(app, contract.listAudit, ({ query }) => listAudit(db, query));

  serveStaffCommand(app, platform, contract.inviteStaff, async (input) => {
    const { work, who, record, body, locale } = input;
    const invited = { ...body, locale: body.locale ?? locale };
    const { staffId, secret } = await inviteStaff(work, invited);
    await mailStaffLink(work, invited, { secret, reason: "invited" });
    const after = { email: body.email, name: body.name, role: body.role };
    await record({ action: "staff.invite", target: `staff:${staffId}`, after });
    return memberOf(work, who.id, staffId);
  });

  serveStaffCommand(app, platform, contract.changeStaff, async (input) => {
    const { work, who, record, params, body } = input;
    const facts = await changeStaff(work, params.id, body);
    await record({ action: "staff.change", target: `staff:${params.id}`, ...facts });
    return memberOf(work, who.id, params.id);
  });

  serveStaffCommand(app, platform, contract.resetStaff, async ({ work, who, record, params }) => {
    const secret = await resetStaff(work, params.id);
    const member = await memberOf(work, who.id, params.id);
    const locale = await localeOf(work, params.id);
    await mailStaffLink(work, { ...member, locale }, { secret, reason: "reset" });
    await record({ action: "staff.reset", target: `staff:${params.id}` });
    return member;
  });
};

/** Lets an owner see and end the sessions of other members. */
export const memberSessionRoutes: ModulePlugin = (app, platform) => {
  serveEndpoint(app, contract.listMemberSessions, async ({ who, params }) => {
    const [member] = await listTeam(platform.db, who.id, params.id);
    if (!member) refuse("not-found");
    return { items: await listSignedIn(platform.db, params.id, who.sessionId) };
  });

  serveStaffCommand(app, platform, contract.endMemberSession, async ({ work, params, record }) => {
    await endOneSession(work, params.id, params.session);
    await record({ action: "staff.end-session", target: `staff:${params.id}` });
  });
};

/** What an invited member of staff does with the link, before signing in. */
export const invitationRoutes: ModulePlugin = (app, platform) => {
  const limit = { perMinute: LINKS_PER_MINUTE };

  serveEndpoint(
    app,
    staffSessionEndpoints.getStaffInvitation,
    async ({ request, params }) => {
      request.isPersonal = true;
      const { email, name, role } = await findInvitation(platform.db, params.invitation);
      return { email, name, role };
    },
    limit,
  );

  serveEndpoint(
    app,
    staffSessionEndpoints.acceptStaffInvitation,
    async ({ request, params, body }) => {
      const { email } = await findInvitation(platform.db, params.invitation);
      const owner = { email, name: body.name };
      const passwordHash = await hashNewPassword(platform, owner, body.password);
      await inTransaction(platform, async (work) => {
        const accepted = { name: body.name, passwordHash };
        const { staffId } = await acceptInvitation(work, params.invitation, accepted);
        const fact = { action: "staff.accept", target: `staff:${staffId}` };
        await appendAudit(work, { staffId, address: request.ip }, fact);
      });
    },
    limit,
  );
};

async function memberOf(work: Work, viewerId: number, staffId: number): Promise<TeamMember> {
  const [member] = await listTeam(work.db, viewerId, staffId);
  return member ?? refuse("not-found");
}

async function localeOf(work: Work, staffId: number) {
  const { locale } = await presentStaff(work.db, staffId);
  return locale;
}
