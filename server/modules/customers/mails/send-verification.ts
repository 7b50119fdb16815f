import type { Locale } from "#contract/kernel/locale.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { sendCode, sendKnownAccount } from "./send-code.ts";
import type { Channel, Purpose, SentCode } from "#server/modules/identity/index.ts";

interface Occasion {
  purpose: Purpose;
  channel: Channel;
  target: string;
  locale: Locale;
  /** Who registers or asks for the change, or whose account is to be recovered; absent: nobody. */
  owner: { name: string } | undefined;
}

const NO_CODE = "00000000";

/**
 * Sends the code of a verification, or what is sent in its place: to whoever registers twice that there is an
 * account; to nobody where there is none to be recovered, or where what is wanted is somebody else's.
 */
export async function sendVerification(
  work: Work,
  { purpose, channel, target, locale, owner }: Occasion,
  { verification, code, codeEndsAt }: SentCode,
): Promise<void> {
  const letter = { purpose, channel, to: target, locale, verification, expiresAt: codeEndsAt };
  // A name that anybody could have typed is not put into a mail to somebody else.
  const name = owner?.name ?? "";
  if (code !== null) await sendCode(work, { ...letter, name, code });
  else if (owner && purpose === "registration")
    await sendKnownAccount(work, { channel, to: target, locale, name });
  else await sendCode(work, { ...letter, name, code: NO_CODE, isDecoy: true });
}
