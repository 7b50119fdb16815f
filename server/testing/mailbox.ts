import type { Platform } from "../platform/platform.ts";
import type { RenderedMail, RenderedSms } from "../platform/outbox/transport.ts";

export interface ReadMail extends RenderedMail {
  /** What the customer would type in; "" when there is none. */
  code: string;
  /** Where the mail's button leads; "" when there is none. */
  link: string;
}

export interface ReadSms extends RenderedSms {
  code: string;
}

export interface Mailbox {
  /** The newest mail to somebody. */
  mailTo(email: string): Promise<ReadMail>;
  /** All mails to somebody, in the order in which they were written. */
  mailsTo(email: string): Promise<ReadMail[]>;
  /** All short messages to somebody, in the order in which they were written. */
  smsTo(phone: string): Promise<ReadSms[]>;
  /** Throws away what came before: a test that goes on for long would keep all of it. */
  keepNewest(count: number): Promise<void>;
}

const open = new WeakMap<Platform, Mailbox>();

/** Stands in for the mail server: what a test's shop sends arrives here, rendered, through its real queue. */
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
  // Whoever waits for a mail must not go on while it is in somebody else's hands.
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

/** Ids rise with the time. */
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
