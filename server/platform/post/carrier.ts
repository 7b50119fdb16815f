import type { Locale } from "#contract/kernel/locale.ts";

/** Hands messages over to the world outside: a mail server, a gateway, a folder. */
export interface Carrier<Message> {
  /** Resolves once the message is in other hands for certain. */
  carry(message: Message): Promise<void>;
  close(): Promise<void>;
}

export interface FinishedMail {
  /** The same at every attempt. */
  key: string;
  from: { name: string; address: string };
  to: string;
  locale: Locale;
  subject: string;
  text: string;
  html: string;
}

export interface FinishedSms {
  key: string;
  /** E.164 */
  to: string;
  locale: Locale;
  text: string;
}

export interface Carriers {
  mail: Carrier<FinishedMail>;
  sms: Carrier<FinishedSms>;
}

/** The receiving side said no for good: trying again changes nothing. */
export class RefusedForGood extends Error {
  override name = "RefusedForGood";
}
