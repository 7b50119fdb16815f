import type { Locale } from "#contract/kernel/locale.ts";
import type { StaffRole } from "#contract/kernel/permissions.ts";
import { DAY_MS } from "#contract/kernel/time/units.ts";
import { sayTexts } from "#server/platform/messages/message-book.ts";
import { sendMail } from "#server/platform/outbox/mail.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { readSettings } from "#server/platform/settings.ts";
import { staffMails } from "../messages/staff-mail-book.ts";
import { INVITATION_DAYS } from "./invite-staff.ts";

/** The secret is in the `#` part: no server and no log sees it before it is used. */
export function invitationPath(secret: string): string {
  return `/admin/invitation#${secret}`;
}

/** Sends the link with which a member of staff sets a password, the first or a new one. */
export async function mailStaffLink(
  work: Work,
  to: { email: string; name: string; role: StaffRole; locale: Locale },
  { secret, reason }: { secret: string; reason: "invited" | "reset" },
): Promise<void> {
  const t = await sayTexts(work.db, staffMails, to.locale);
  const { siteName } = await readSettings(work.db);
  const role = t(`roles.${to.role}`);
  const values = { shop: siteName[to.locale], name: to.name, role, days: INVITATION_DAYS };
  await sendMail(work, {
    to: to.email,
    locale: to.locale,
    subject: t(`${reason}.subject`, values),
    parts: [
      { kind: "heading", text: t(`${reason}.heading`, values) },
      { kind: "text", text: t(`${reason}.text`, values) },
      { kind: "button", label: t(`${reason}.button`), href: invitationPath(secret) },
      { kind: "note", text: t(`${reason}.note`, values) },
    ],
    expiresAt: new Date(Date.now() + INVITATION_DAYS * DAY_MS),
  });
}
