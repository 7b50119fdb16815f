import { cutText } from "#contract/kernel/cut-text.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { plainLine } from "../messages/plain-value.ts";
import type { RenderedMail } from "../outbox/transport.ts";
import type { Platform } from "../platform.ts";
import { readSettings } from "../settings.ts";
import { htmlOfMail } from "./mail-html.ts";
import type { MailLayout } from "./mail-layout.ts";
import type { MailContent } from "./mail-parts.ts";
import { textOfMail } from "./mail-text.ts";

const LONGEST_SUBJECT = 180;

/** The final mail: in the shop's name, as text and as HTML. */
export async function renderMail(
  platform: Platform,
  mail: MailContent & { to: string; locale: Locale },
): Promise<Pick<RenderedMail, "from" | "subject" | "text" | "html" | "unsubscribe">> {
  const { locale } = mail;
  const { siteName, tagline, hotline, email, address } = await readSettings(platform.db);
  const layout: MailLayout = {
    locale,
    publicUrl: platform.publicUrl,
    defaultLocale: platform.defaultLocale,
    siteName: plainLine(siteName[locale]),
    tagline: plainLine(tagline[locale]),
    address: plainLine(address[locale]),
    hotline: plainLine(hotline),
    email: plainLine(email),
  };
  const host = new URL(platform.publicUrl).hostname;
  return {
    from: { name: layout.siteName, address: layout.email || `no-reply@${host}` },
    subject: headerLine(mail.subject),
    text: textOfMail(mail, layout),
    html: htmlOfMail(mail, layout),
    ...(mail.unsubscribe && { unsubscribe: platform.publicUrl + mail.unsubscribe.atOnce }),
  };
}

/**
 * Isolates may stay in a subject; line breaks and other control characters would start another
 * header.
 */
function headerLine(subject: string): string {
  const line = subject
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .trim();
  return line.length <= LONGEST_SUBJECT ? line : `${cutText(line, LONGEST_SUBJECT - 1)}…`;
}
