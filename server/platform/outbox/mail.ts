import type { Locale } from "#contract/kernel/locale.ts";
import { defineJob, type Job } from "../jobs.ts";
import type { MailContent } from "../mail/mail-parts.ts";
import { renderMail } from "../mail/render-mail.ts";
import type { Platform } from "../platform.ts";
import type { Work } from "../postgres/unit-of-work.ts";

export type { MailPart } from "../mail/mail-parts.ts";

export interface Addressed {
  to: string;
  locale: Locale;
  /** Not delivered after this: an expired code only confuses. */
  expiresAt?: Date | undefined;
  /**
   * What the message is about: messages of one thread are sent in the order in which they were
   * written.
   */
  thread?: string | undefined;
}

export type Mail = Addressed & MailContent;

/**
 * Exactly one address, with nothing that a mail program could parse as a second one, a name or a
 * header.
 */
const ADDRESS = /^[^\s<>(),:;"\\@\p{Cc}]+@[^\s<>(),:;"\\@\p{Cc}]+$/u;
const HREF = /^(?:\/(?![/\\])|https:\/\/)[^\s\p{Cc}]*$/u;

/** The content of a message, including codes and links, is readable only by its recipient. */
export const READABLE = ["to", "locale", "expiresAt"] as const;

export const mailJob = defineJob<Mail>("mails", READABLE);

/** Sends a mail once the command that triggers it has committed. */
export async function sendMail(work: Work, mail: Mail): Promise<void> {
  checkMail(mail);
  await work.enqueue(mailJob, mail, mail.thread);
}

/**
 * Passes a mail to the mail server, or to the folder used instead; throws when it was not accepted.
 */
export async function deliverMail(
  platform: Platform,
  { id, createdAt }: Omit<Job<Mail>, "data">,
  mail: Mail,
): Promise<void> {
  checkMail(mail);
  const { to, locale } = mail;
  const rendered = await renderMail(platform, mail);
  await platform.transports.mail.send({ key: id, createdAt, to, locale, ...rendered });
}

function checkMail({ to, parts }: Mail): void {
  if (!ADDRESS.test(to)) throw new Error("a mail needs exactly one plain address");
  for (const part of parts) {
    const isLeading = part.kind === "button" || part.kind === "link";
    if (isLeading && !HREF.test(part.href)) {
      throw new Error("a button or link leads to a path of the shop or to https://");
    }
  }
}
