import type { Locale } from "#contract/kernel/locale.ts";
import type { Channel, Purpose, SentCode } from "#server/modules/identity/index.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { sendCode, sendKnownAccount } from "./send-code.ts";

interface Occasion {
  purpose: Purpose;
  channel: Channel;
  target: string;
  locale: Locale;
  /**
   * The person who registers or requests the change, or whose account is to be recovered; absent:
   * nobody.
   */
  owner: { name: string } | undefined;
}

const NO_CODE = "00000000";

/**
 * Sends a verification code, or what is sent instead: a notice about the existing account when
 * somebody registers again; nothing when there is no account to recover, or when the new contact
 * belongs to somebody else.
 */
export async function sendVerification(
  work: Work,
  { purpose, channel, target, locale, owner }: Occasion,
  { verification, code, codeEndsAt }: SentCode,
): Promise<void> {
  const letter = { purpose, channel, to: target, locale, verification, expiresAt: codeEndsAt };
  // A name that anybody could have typed must not appear in a mail to somebody else.
  const name = owner?.name ?? "";
  if (code !== null) await sendCode(work, { ...letter, name, code });
  else if (owner && purpose === "registration")
    await sendKnownAccount(work, { channel, to: target, locale, name });
  else await sendCode(work, { ...letter, name, code: NO_CODE, isDecoy: true });
}
