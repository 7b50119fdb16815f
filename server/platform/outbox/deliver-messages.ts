import type { Platform } from "../platform.ts";
import { sweepOutbox } from "./folder-transport.ts";
import { type Addressed, deliverMail, mailJob } from "./mail.ts";
import { deliverSms, smsJob } from "./sms.ts";

/** Delivers messages that commands sent; `transports` may be replaced at any time. */
export function deliverMessages(platform: Platform): void {
  platform.jobs.handle(mailJob, async (job) => {
    if (!hasExpired(job.data)) await deliverMail(platform, job, job.data);
  });
  platform.jobs.handle(smsJob, async (job) => {
    if (!hasExpired(job.data)) await deliverSms(platform, job, job.data);
  });
  platform.jobs.schedule("sweep-outbox", "10 4 * * *", () => sweepOutbox(platform.outbox));
}

/** Dates are stored as text in the queue. */
function hasExpired({ expiresAt }: Pick<Addressed, "expiresAt">): boolean {
  return expiresAt !== undefined && new Date(expiresAt) <= new Date();
}
