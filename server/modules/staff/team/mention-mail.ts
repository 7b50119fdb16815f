import { DAY_MS } from "#contract/kernel/time/units.ts";
import { sayTexts } from "#server/platform/messages/message-book.ts";
import { sendMail } from "#server/platform/outbox/mail.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { readSettings } from "#server/platform/settings.ts";
import { staffMails } from "../messages/staff-mail-book.ts";
import { staffById } from "../staff-by-id.ts";

const LASTS_MS = 7 * DAY_MS;

/**
 * Notifies members of staff that an order note mentions them. Its text is not sent, since it is
 * about a customer.
 */
export async function mailMention(
  work: Work,
  staffIds: readonly number[],
  { by, number }: { by: string; number: string },
): Promise<void> {
  const members = await staffById(work.db, staffIds);
  const { siteName } = await readSettings(work.db);
  for (const { email: to, name, locale } of members.values()) {
    const t = await sayTexts(work.db, staffMails, locale);
    const values = { shop: siteName[locale], name, by, number };
    await sendMail(work, {
      to,
      locale,
      subject: t("mentioned.subject", values),
      parts: [
        { kind: "heading", text: t("mentioned.heading", values) },
        { kind: "text", text: t("mentioned.text", values) },
        { kind: "button", label: t("mentioned.button"), href: `/admin/orders/${number}/show` },
      ],
      expiresAt: new Date(Date.now() + LASTS_MS),
    });
  }
}
