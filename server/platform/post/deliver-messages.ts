import { sql } from "kysely";
import type { Platform } from "../platform.ts";
import { finishMail } from "../mail/finish-mail.ts";
import type { MailContent } from "../mail/mail-parts.ts";
import type { SmsContent } from "../sms/sms.ts";
import { RefusedForGood } from "./carrier.ts";
import { type Claimed, claimMessage } from "./claim-message.ts";
import { retryDelaySeconds } from "./retry-delay.ts";
import type { PostTables } from "./tables.ts";

const AT_A_TIME = 3;

/** Delivers every message that is due, a few at a time; other processes may do the same at the same time. */
export async function deliverMessages(platform: Platform, signal?: AbortSignal): Promise<void> {
  await Promise.all(Array.from({ length: AT_A_TIME }, () => deliverInTurn(platform, signal)));
}

/** One after the other, in the order in which they were written. */
export async function deliverInTurn(platform: Platform, signal?: AbortSignal): Promise<void> {
  while (signal?.aborted !== true) {
    const message = await claimMessage(platform.db);
    if (!message) return;
    await deliver(platform, message);
  }
}

async function deliver(platform: Platform, message: Claimed): Promise<void> {
  if (message.isExpired) return end(platform, message, "expired");
  try {
    await carry(platform, message);
  } catch (error) {
    await keepForLater(platform, message, error);
    return;
  }
  await end(platform, message, "sent");
}

async function carry(platform: Platform, message: Claimed): Promise<void> {
  const { key, channel, recipient: to, locale, content } = message;
  if (channel === "sms") {
    await platform.carriers.sms.carry({ key, to, locale, text: (content as SmsContent).text });
    return;
  }
  const mail = await finishMail(platform, { to, locale, ...(content as MailContent) });
  await platform.carriers.mail.carry({ key, to, locale, ...mail });
}

/** The reason is logged without recipient and words: logs live longer than mails. */
async function keepForLater(platform: Platform, message: Claimed, error: unknown): Promise<void> {
  const { id, attempts, channel } = message;
  const delay = retryDelaySeconds(attempts, message.ageSeconds);
  const isOver = error instanceof RefusedForGood || delay === undefined;
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const level = isOver ? "error" : "warn";
  platform.log[level]({ message: id, channel, attempts, code, responseCode }, "not delivered");
  platform.log.debug({ err: error, message: id }, "why it was not delivered");
  if (isOver) {
    await end(platform, message, error instanceof RefusedForGood ? "refused" : "given-up");
    return;
  }
  await platform.db
    .$extendTables<PostTables>()
    .updateTable("platform.outgoing_message")
    .set({ due_at: sql`now() + make_interval(secs => ${delay})` })
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .where("ended_at", "is", null)
    .execute();
}

/** Only the attempt that is still the last one may say how it ended. */
async function end(
  platform: Platform,
  { id, attempts }: Claimed,
  outcome: "sent" | "refused" | "expired" | "given-up",
): Promise<void> {
  const db = platform.db.$extendTables<PostTables>();
  await db
    .updateTable("platform.outgoing_message")
    .set({ ended_at: sql`now()`, outcome, content: null })
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .where("ended_at", "is", null)
    .execute();
  await db
    .deleteFrom("platform.outgoing_message")
    .where("id", "=", id)
    .where("leaves_no_trace", "=", true)
    .where("ended_at", "is not", null)
    .execute();
}
