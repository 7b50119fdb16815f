import type { Work } from "../postgres/unit-of-work.ts";
import { mailJob } from "./mail.ts";
import { smsJob } from "./sms.ts";

/** Cancels a recipient's waiting messages; those sent afterwards are still delivered. */
export async function forgetMessages(
  work: Work,
  { email, phone }: { email: string | null; phone: string | null },
): Promise<void> {
  if (email !== null) await work.discard(mailJob, { data: { to: email } });
  if (phone !== null) await work.discard(smsJob, { data: { to: phone } });
}

/** Cancels the messages waiting in a thread, for any recipient. */
export async function forgetThread(work: Work, thread: string): Promise<void> {
  await work.discard(mailJob, { key: thread });
  await work.discard(smsJob, { key: thread });
}
