import { cutText } from "#contract/kernel/cut-text.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { appendAudit } from "./audit/append-audit.ts";
import type { StaffTables } from "./tables.ts";
import { changeStaff, resetStaff } from "./team/change-staff.ts";
import { inviteStaff } from "./team/invite-staff.ts";
import { invitationPath } from "./team/staff-mail.ts";

/**
 * For the machine's command line: creates an owner, or makes an existing member of staff one, and
 * returns the path for setting their password once. Also the way back in when the last owner has
 * lost all credentials.
 */
export async function addOwner(
  work: Work,
  { email, locale }: { email: string; locale: Locale },
): Promise<{ path: string; isNew: boolean }> {
  const known = await work.db
    .$extendTables<StaffTables>()
    .selectFrom("staff.staff")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirst();
  const actor = { staffId: null, address: null };
  if (known) {
    await changeStaff(work, known.id, { role: "owner", disabled: false });
    const secret = await resetStaff(work, known.id, { byCommand: true });
    await appendAudit(work, actor, { action: "staff.add-owner", target: `staff:${known.id}` });
    return { path: invitationPath(secret), isNew: false };
  }
  const name = cutText(email.slice(0, email.indexOf("@")), 80);
  const { staffId, secret } = await inviteStaff(work, { email, name, role: "owner", locale });
  const after = { email, role: "owner" };
  await appendAudit(work, actor, { action: "staff.add-owner", target: `staff:${staffId}`, after });
  return { path: invitationPath(secret), isNew: true };
}
