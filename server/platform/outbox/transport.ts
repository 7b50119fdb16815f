import type { Locale } from "#contract/kernel/locale.ts";

/** Delivers messages, through a mail server, a gateway or a folder. */
export interface Transport<Message> {
  /** Resolves once the other side has accepted the message. */
  send(message: Message): Promise<void>;
  close(): Promise<void>;
}

export interface RenderedMail {
  /** The same for every attempt. */
  key: string;
  /** When it was written, not when it is delivered. */
  createdAt: Date;
  from: { name: string; address: string };
  to: string;
  locale: Locale;
  subject: string;
  text: string;
  html: string;
  /** Address that mail programs post to for one-click unsubscribe (RFC 8058). */
  unsubscribe?: string;
}

export interface RenderedSms {
  key: string;
  createdAt: Date;
  /** E.164 */
  to: string;
  locale: Locale;
  text: string;
}

export interface Transports {
  mail: Transport<RenderedMail>;
  sms: Transport<RenderedSms>;
}
