import { mailboxOf } from "#contract/kernel/email.ts";
import type { AuthSecret } from "#server/platform/secrets/auth-secret.ts";
import { keyedHashes } from "#server/platform/secrets/keyed-hash.ts";

/**
 * Keys under which a person's uses of a promotion are counted, besides the browser or account:
 * phone and mailbox.
 */
export function personKeys(
  secret: AuthSecret,
  { phone, email }: { phone: string; email?: string | undefined },
): Buffer[] {
  const known = [phone, ...(email ? [mailboxOf(email)] : [])];
  return known.flatMap((who) => keyedHashes(secret, `promotion ${who}`));
}
