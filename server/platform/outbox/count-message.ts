import { mailboxOf } from "#contract/kernel/email.ts";
import { networkKeys } from "../http/network-keys.ts";
import type { Platform } from "../platform.ts";
import { networkLimits, takeAttempt } from "../secrets/attempts.ts";

interface Window {
  max: number;
  minutes: number;
}

/** Limits of one kind of message, besides those of all kinds together. */
export interface MessageLimits {
  /** Prefix of the scopes: `code`. */
  kind: string;
  /** To one recipient from one connection. */
  fromOne?: Window;
  /** To one recipient from any connection. */
  toOne?: readonly Window[];
  /** From one connection to any recipient, counted for this kind alone. */
  network?: Window;
}

/** One who can cause a message, and its recipient. */
export interface CausedMessage {
  /** Email as typed, or phone with its country code. */
  to: string;
  /** Network address of the visitor; null when it is no longer stored. */
  address: string | null;
}

/**
 * To one mailbox or phone, messages of all kinds: more than one connection may send, so that an
 * attacker who uses up their own limit leaves some to the owner.
 */
const TO_ONE = { scope: "messages-to-one", max: 20, minutes: 60 };
/**
 * Emails from one connection. A carrier's address is shared by thousands of customers; a flood has
 * thousands of recipients.
 */
const EMAILS = { scope: "emails-sent", max: 300, minutes: 60 };
/** Text messages from one connection: each costs the shop money. */
const SMS = { scope: "sms-sent", max: 60, minutes: 60 };
const SMS_TO_ONE = { scope: "sms-code-day", minutes: 24 * 60 };

/**
 * Counts a message that a visitor causes, before it is sent, and refuses it above a limit. Every
 * such message is counted here, by mailbox or phone and by network; whether the recipient is known
 * makes no difference. The connection comes first: its refused requests use up nothing of the
 * recipient's limits.
 */
export async function countMessage(
  { db, smsLimits }: Pick<Platform, "db" | "smsLimits">,
  { kind, fromOne, toOne = [], network }: MessageLimits,
  { to, address }: CausedMessage,
): Promise<void> {
  const isPhone = to.startsWith("+");
  const recipient = isPhone ? to : mailboxOf(to);
  if (address !== null) {
    const { narrow } = networkKeys(address);
    if (fromOne)
      await takeAttempt(db, { ...fromOne, scope: `${kind}-sent`, key: `${recipient} ${narrow}` });
    const places = network ? { ...network, scope: `${kind}-network` } : isPhone ? SMS : EMAILS;
    for (const limit of networkLimits(address, places)) await takeAttempt(db, limit);
  }
  for (const limit of toOne) {
    await takeAttempt(db, { ...limit, scope: `${kind}-to-one-${limit.minutes}`, key: recipient });
  }
  await takeAttempt(db, { ...TO_ONE, key: recipient });
  if (isPhone) await takeAttempt(db, { ...SMS_TO_ONE, key: to, max: smsLimits.perNumber });
}
