import type { Work } from "../postgres/unit-of-work.ts";
import { mailJob } from "./mail.ts";
import { smsJob } from "./sms.ts";

/** Takes back what waits for somebody; messages that are sent afterwards still leave. */
export async function forgetMessages(
  work: Work,
  { email, phone }: { email: string | null; phone: string | null },
): Promise<void> {
  if (email !== null) await work.discard(mailJob, { data: { to: email } });
  if (phone !== null) await work.discard(smsJob, { data: { to: phone } });
}

/** Takes back what waits in a thread, whoever it is for. */
export async function forgetThread(work: Work, thread: string): Promise<void> {
  await work.discard(mailJob, { key: thread });
  await work.discard(smsJob, { key: thread });
}
