import { createHmac } from "node:crypto";
import { mailboxOf } from "#contract/kernel/email.ts";

/** Under what a person's uses of a promotion are counted, beside the browser or account: phone and mailbox. */
export function personKeys(
  authSecret: string,
  { phone, email }: { phone: string; email?: string | undefined },
): Buffer[] {
  const known = [phone, ...(email ? [mailboxOf(email)] : [])];
  return known.map((who) => createHmac("sha256", authSecret).update(`promotion ${who}`).digest());
}
