import { refuseWeakPassword } from "#server/modules/identity/index.ts";
import type { Platform } from "#server/platform/platform.ts";
import { readSettings } from "#server/platform/settings.ts";

/** Refuses a guessable password. @returns the hash of the new password */
export async function hashNewPassword(
  { db, passwords }: Platform,
  owner: { email: string; name: string },
  password: string,
): Promise<string> {
  const { siteName } = await readSettings(db);
  const names = [owner.name, siteName.ar, siteName.en];
  await refuseWeakPassword(password, { email: owner.email, names });
  return passwords.hash(password, "known");
}
