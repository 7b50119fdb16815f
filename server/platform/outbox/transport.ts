import type { Locale } from "#contract/kernel/locale.ts";

/** Delivers messages: a mail server, a gateway, a folder. */
export interface Transport<Message> {
  /** Resolves once the other side has taken the message. */
  send(message: Message): Promise<void>;
  close(): Promise<void>;
}

export interface RenderedMail {
  /** The same at every attempt. */
  key: string;
  /** When it was written, not when it is delivered. */
  createdAt: Date;
  from: { name: string; address: string };
  to: string;
  locale: Locale;
  subject: string;
  text: string;
  html: string;
  /** Address that a mail program posts to for whoever wants no more of the kind (RFC 8058). */
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
