import type { RenderedMail, RenderedSms } from "../platform/outbox/transport.ts";
import type { Platform } from "../platform/platform.ts";

export interface ReadMail extends RenderedMail {
  /** The code the customer would type in; "" when there is none. */
  code: string;
  /** Target of the mail's button; "" when there is none. */
  link: string;
}

export interface ReadSms extends RenderedSms {
  code: string;
}

export interface Mailbox {
  /** The newest mail to a recipient. */
  mailTo(email: string): Promise<ReadMail>;
  /** All mails to a recipient, in the order in which they were written. */
  mailsTo(email: string): Promise<ReadMail[]>;
  /** All short messages to a recipient, in the order in which they were written. */
  smsTo(phone: string): Promise<ReadSms[]>;
  /** Discards earlier messages: a long test would keep all of them. */
  keepNewest(count: number): Promise<void>;
}

const open = new WeakMap<Platform, Mailbox>();

/**
 * Replaces the mail server: messages of a test's shop arrive here, rendered, through its real
 * queue.
 */
export function openMailbox(platform: Platform): Mailbox {
  const mailbox = open.get(platform) ?? createMailbox(platform);
  open.set(platform, mailbox);
  return mailbox;
}

function createMailbox(platform: Platform): Mailbox {
  const mails: ReadMail[] = [];
  const messages: ReadSms[] = [];
  platform.transports = {
    mail: {
      send: async (mail) => {
        mails.push({ ...mail, code: codeIn(mail.html), link: linkIn(mail.html) });
      },
      close: async () => {},
    },
    sms: {
      send: async (sms) => {
        messages.push({ ...sms, code: /\d{6,}/.exec(sms.text)?.[0] ?? "" });
      },
      close: async () => {},
    },
  };
  // A test that waits for a mail must not continue while another delivery is in progress.
  let delivery = Promise.resolve();
  const deliver = () => (delivery = delivery.then(() => platform.jobs.runDue()));
  const mailsTo = async (email: string) => {
    await deliver();
    return mails.filter(({ to }) => to === email).toSorted(byKey);
  };
  return {
    mailsTo,
    mailTo: async (email) => {
      const mail = (await mailsTo(email)).at(-1);
      if (!mail) throw new Error(`no mail to ${email}`);
      return mail;
    },
    smsTo: async (phone) => {
      await deliver();
      return messages.filter(({ to }) => to === phone).toSorted(byKey);
    },
    keepNewest: async (count) => {
      await deliver();
      mails.splice(0, Math.max(0, mails.length - count));
      messages.splice(0, Math.max(0, messages.length - count));
    },
  };
}

/** Ids increase over time. */
function byKey(one: { key: string }, other: { key: string }): number {
  return one.key < other.key ? -1 : 1;
}

function codeIn(html: string): string {
  return /letter-spacing:4px[^>]*><span dir="ltr">([^<]+)</.exec(html)?.[1] ?? "";
}

function linkIn(html: string): string {
  const found = /href="([^"]+)" style="display:inline-block/.exec(html)?.[1] ?? "";
  return found.replaceAll("&amp;", "&");
}
