import type { Work } from "../postgres/unit-of-work.ts";
import { type Addressed, queueMessage } from "../post/queue-message.ts";
import type { MailContent } from "./mail-parts.ts";

export type { MailPart } from "./mail-parts.ts";

export type Mail = Addressed & MailContent;

/** One address and nothing that a mail program could read as a second one, a name or a header. */
const ADDRESS = /^[^\s<>(),:;"\\@\p{Cc}]+@[^\s<>(),:;"\\@\p{Cc}]+$/u;
const HREF = /^(?:\/(?![/\\])|https:\/\/)[^\s\p{Cc}]*$/u;

/** Sends a mail once the command that causes it has committed. */
export async function sendMail(work: Work, mail: Mail): Promise<void> {
  const { subject, preview, parts, ...addressed } = mail;
  if (!ADDRESS.test(mail.to)) throw new Error("a mail needs exactly one plain address");
  for (const part of parts) {
    if (part.kind === "button" && !HREF.test(part.href)) {
      throw new Error("a button leads to a path of the shop or to https://");
    }
  }
  await queueMessage(work, "mail", addressed, { subject, preview, parts });
}
