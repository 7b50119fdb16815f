import { contactEndpoints as contract } from "#contract/feedback/contact-endpoints.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { shopperOf } from "#server/modules/customers/index.ts";
import { serveStaffCommand } from "#server/modules/staff/index.ts";
import { idempotencyKey, once } from "#server/platform/http/idempotency.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { countMessage } from "#server/platform/outbox/count-message.ts";
import { inTransaction, type Work } from "#server/platform/postgres/unit-of-work.ts";
import type { FeedbackTables } from "../tables.ts";
import { findMessages, messageById, MESSAGES_PAGE } from "./feedback-queries.ts";
import { replyToFeedback } from "./reply-to-feedback.ts";

/** Staff reply to the email, so these count as messages to it. */
const LIMITS = {
  kind: "contact",
  toOne: [{ max: 5, minutes: 60 }],
  network: { max: 60, minutes: 60 },
};

export const contactRoutes: ModulePlugin = (app, platform) => {
  const { db } = platform;

  serveEndpoint(app, contract.sendFeedback, async ({ request, body, locale }) => {
    const { leaveEmpty: _, ...written } = body;
    await countMessage(platform, LIMITS, { to: body.email, address: request.ip });
    return inTransaction(platform, async (work) => {
      const key = idempotencyKey(request, "feedback", written);
      const { answer } = await once(work, key, async () => {
        const shopperId = await shopperOf(work.db, request);
        const receivedAt = await sendFeedback(work, { ...written, shopperId, locale });
        return { receivedAt: receivedAt.toISOString() };
      });
      return answer;
    });
  });

  serveEndpoint(app, contract.listFeedback, async ({ query: { state, page } }) => ({
    ...(await findMessages(db, state, page)),
    page,
    pageSize: MESSAGES_PAGE,
  }));

  serveStaffCommand(app, platform, contract.replyToFeedback, async (input) => {
    const { work, who, params, body, record } = input;
    await replyToFeedback(work, params.id, body.reply, who.id);
    await record({
      action: "feedback.reply",
      target: `feedback:${params.id}`,
      // Without the text: people write names into it, and the log outlives an erasure.
      after: { isAnswered: true },
    });
    return messageById(work.db, params.id);
  });
};

interface NewMessage {
  shopperId: number | undefined;
  userName: string;
  email: string;
  /** The subject. */
  message: string;
  description: string;
  locale: Locale;
}

/** Stores a message to the shop. */
async function sendFeedback(work: Work, written: NewMessage): Promise<Date> {
  const { shopperId, userName, ...texts } = written;
  const { sent_at } = await work.db
    .$extendTables<FeedbackTables>()
    .insertInto("feedback.message")
    .values({ ...texts, shopper_id: shopperId ?? null, user_name: userName })
    .returning("sent_at")
    .executeTakeFirstOrThrow();
  return sent_at;
}
