import { sql } from "kysely";
import { holdOwnerOfEmail } from "#server/modules/customers/index.ts";
import { secretHash } from "#server/modules/identity/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { addMember, lockCompany, MAX_MEMBERS } from "./members/members.ts";
import type { CompanyTables } from "./tables.ts";

/** A valid invitation, by the secret in its mail. */
export async function openInvitation(db: Connection, secret: string) {
  return db
    .$extendTables<CompanyTables>()
    .selectFrom("companies.company_invitation as invitation")
    .innerJoin("companies.company as company", "company.id", "invitation.company_id")
    .select(["invitation.id", "invitation.company_id", "invitation.email", "invitation.role"])
    .select(["company.name_en", "company.name_ar"])
    .where("invitation.secret_hash", "=", secretHash(secret))
    .where("invitation.expires_at", ">", sql<Date>`now()`)
    .executeTakeFirst();
}

/** The email that an invitation was sent to, while it is valid. */
export async function invitedEmail(db: Connection, secret: string): Promise<string | undefined> {
  return (await openInvitation(db, secret))?.email;
}

/**
 * Makes a customer a member by invitation: the invited email must be the account's own, and
 * verified.
 */
export async function joinByInvitation(
  work: Work,
  customerId: number,
  secret: string,
): Promise<void> {
  const invitation = await openInvitation(work.db, secret);
  if (!invitation) refuse("not-found");
  await lockCompany(work, invitation.company_id);
  const isInvited = await holdOwnerOfEmail(work, customerId, invitation.email);
  if (!isInvited) refuse("other-email");
  const role = await takeInvitation(work, invitation.id);
  await refuseFullCompany(work, invitation.company_id);
  await addMember(work, { companyId: invitation.company_id, customerId, role });
}

/** Uses up the invitation. It may have been withdrawn while waiting for the company's lock. */
async function takeInvitation(work: Work, invitationId: number) {
  const taken = await work.db
    .$extendTables<CompanyTables>()
    .deleteFrom("companies.company_invitation")
    .where("id", "=", invitationId)
    .returning("role")
    .executeTakeFirst();
  return taken?.role ?? refuse("not-found");
}

async function refuseFullCompany(work: Work, companyId: number): Promise<void> {
  const { count } = await work.db
    .$extendTables<CompanyTables>()
    .selectFrom("companies.company_member")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("company_id", "=", companyId)
    .executeTakeFirstOrThrow();
  if (count >= MAX_MEMBERS) refuse("too-many-members", { 0: MAX_MEMBERS });
}
