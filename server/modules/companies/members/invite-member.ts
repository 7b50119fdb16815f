import { sql } from "kysely";
import type { CompanyRole } from "#contract/companies/company-endpoints.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { newSecret, secretHash } from "#server/modules/identity/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { mailInvitation } from "../company-mails.ts";
import type { CompanyTables } from "../tables.ts";
import type { Acting } from "./change-members.ts";
import { lockAsApprover, MAX_MEMBERS } from "./members.ts";

const LIFE_DAYS = 7;

export interface Invitation {
  email: string;
  role: CompanyRole;
  /** The inviter's language: the invited person's is unknown. */
  locale: Locale;
}

/**
 * Invites somebody by mail. Whether the email has an account makes no difference; a second
 * invitation replaces the first.
 */
export async function inviteMember(
  work: Work,
  who: Acting,
  { email, role, locale }: Invitation,
): Promise<{ invitationId: number }> {
  const company = await lockAsApprover(work, who.companyId, who.customerId);
  await refuseCrowd(work, who.companyId, email);
  const secret = newSecret();
  const granted = {
    role,
    secret_hash: secretHash(secret),
    expires_at: sql<Date>`now() + make_interval(days => ${LIFE_DAYS})`,
  };
  const { id } = await work.db
    .$extendTables<CompanyTables>()
    .insertInto("companies.company_invitation")
    .values({ company_id: who.companyId, email, ...granted })
    .onConflict((conflict) => conflict.columns(["company_id", "email"]).doUpdateSet(granted))
    .returning("id")
    .executeTakeFirstOrThrow();
  await mailInvitation(work, { company, email, role, locale, secret, days: LIFE_DAYS });
  return { invitationId: id };
}

/** Withdraws an open invitation; the link in its mail no longer works. */
export async function withdrawInvitation(
  work: Work,
  who: Acting,
  invitationId: number,
): Promise<void> {
  await lockAsApprover(work, who.companyId, who.customerId);
  const gone = await work.db
    .$extendTables<CompanyTables>()
    .deleteFrom("companies.company_invitation")
    .where("id", "=", invitationId)
    .where("company_id", "=", who.companyId)
    .executeTakeFirst();
  if (gone.numDeletedRows === 0n) refuse("not-found");
}

/**
 * Refuses more members and invitations than one company may have, and inviting an existing member.
 */
async function refuseCrowd(work: Work, companyId: number, email: string): Promise<void> {
  const { rows } = await sql<{ people: number; is_member: boolean }>`
    select
      (select count(*) from companies.company_member where company_id = ${companyId}) + (
        select count(*) from companies.company_invitation
        where company_id = ${companyId} and email <> ${email} and expires_at > now()
      ) as people,
      exists (
        select from companies.company_member as member
        join customers.customer_record as customer on customer.id = member.customer_id
        where member.company_id = ${companyId} and customer.email = ${email}
      ) as is_member
  `.execute(work.db);
  const [crowd] = rows;
  if (crowd?.is_member) refuse("already-in-company");
  if ((crowd?.people ?? 0) >= MAX_MEMBERS) refuse("too-many-members", { 0: MAX_MEMBERS });
}
