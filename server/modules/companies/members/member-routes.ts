import { companyEndpoints as contract } from "#contract/companies/company-endpoints.ts";
import { idempotencyKey, once } from "#server/platform/http/idempotency.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { countMessage } from "#server/platform/outbox/count-message.ts";
import { inTransaction } from "#server/platform/postgres/unit-of-work.ts";
import { takeAttempt } from "#server/platform/secrets/attempts.ts";
import type { CompanyCustomer } from "../company-customer.ts";
import { invitationsOf, membersOf } from "../company-queries.ts";
import { presentInvitation, presentMember } from "../present-company.ts";
import { type Acting, changeMember, removeMember } from "./change-members.ts";
import { inviteMember, withdrawInvitation } from "./invite-member.ts";

const INVITATIONS_PER_MINUTE = 20;
const DAY = 24 * 60;
/**
 * Anyone who registers a company can send mails in its name, so both the total and the mails to one
 * mailbox are limited.
 */
const SENT_BY_COMPANY = { scope: "invitation-company", max: 100, minutes: DAY };
const SENT_TO_ONE = { kind: "invitation", toOne: [{ max: 5, minutes: DAY }] };

export const memberRoutes: ModulePlugin = (app, platform) => {
  const { db } = platform;

  serveEndpoint(app, contract.listMembers, async ({ who, locale }) => {
    const members = await membersOf(db, who.company.id);
    const isApprover = who.company.role === "approver";
    const invitations = isApprover ? await invitationsOf(db, who.company.id) : [];
    return {
      items: members.map((member) => presentMember(member, locale, who.id)),
      invitations: invitations.map(presentInvitation),
    };
  });

  serveEndpoint(
    app,
    contract.inviteMember,
    async ({ who, body, locale, request }) => {
      if (who.company.role !== "approver") refuse("approver-only");
      await takeAttempt(db, { ...SENT_BY_COMPANY, key: String(who.company.id) });
      await countMessage(platform, SENT_TO_ONE, { to: body.email, address: request.ip });
      const { answer } = await inTransaction(platform, (work) =>
        once(work, idempotencyKey(request, `invitations:${who.id}`, body), () =>
          inviteMember(work, acting(who), { ...body, locale }),
        ),
      );
      const invitations = await invitationsOf(db, who.company.id);
      const invitation = invitations.find(({ id }) => id === answer.invitationId);
      return invitation ? presentInvitation(invitation) : refuse("not-found");
    },
    { perMinute: INVITATIONS_PER_MINUTE },
  );

  serveEndpoint(app, contract.withdrawInvitation, async ({ who, params }) => {
    await inTransaction(platform, (work) => withdrawInvitation(work, acting(who), params.id));
  });

  serveEndpoint(app, contract.changeMember, async ({ who, params, body, locale }) => {
    await inTransaction(platform, (work) => changeMember(work, acting(who), params.id, body.role));
    const members = await membersOf(db, who.company.id);
    const member = members.find(({ id }) => id === params.id);
    return member ? presentMember(member, locale, who.id) : refuse("not-found");
  });

  serveEndpoint(app, contract.removeMember, async ({ who, params }) => {
    await inTransaction(platform, (work) => removeMember(work, acting(who), params.id));
  });
};

function acting(who: CompanyCustomer): Acting {
  return { companyId: who.company.id, customerId: who.id };
}
