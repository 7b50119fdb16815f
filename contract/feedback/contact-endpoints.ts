import * as z from "zod/mini";
import { email } from "../kernel/email.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { LOCALES } from "../kernel/locale.ts";
import { pageOf } from "../kernel/pagination.ts";
import { requiredLine, wholeNumber } from "../kernel/schema.ts";

/** Maximum lengths of the contact form. In a separate file, so that pages need no schemas. */
const CONTACT_LIMITS = {
  userName: 100,
  message: 150,
  description: 5000,
  reply: 5000,
} as const;

/** A message to the shop: `message` is the one-line subject, `description` the text. */
export const contactBody = z.object({
  userName: requiredLine(CONTACT_LIMITS.userName),
  email,
  message: requiredLine(CONTACT_LIMITS.message),
  description: requiredLine(CONTACT_LIMITS.description),
  /** Honeypot: people do not see this field, bots fill it in. */
  leaveEmpty: z.optional(z.string().check(z.maxLength(0))),
});

const feedbackSchema = z.object({
  id: z.int(),
  userName: z.string(),
  email: z.string(),
  message: z.string(),
  description: z.string(),
  locale: z.enum(LOCALES),
  at: z.string(),
  reply: z.nullable(z.string()),
  repliedAt: z.nullable(z.string()),
});
export type Feedback = z.output<typeof feedbackSchema>;

const staff = { tag: "admin", access: "staff", permission: "feedback:reply" } as const;

export const contactEndpoints = {
  sendFeedback: endpoint("POST /api/v1/feedback", {
    tag: "contact",
    summary: "Send a message to the shop",
    body: contactBody,
    idempotent: true,
    status: 201,
    response: z.object({ receivedAt: z.string() }),
    problems: ["too-many-attempts"],
  }),
  listFeedback: endpoint("GET /api/v1/admin/feedback", staff, {
    summary: "List messages. Open: longest waiting first. Answered: latest first.",
    query: z.object({
      page: z._default(wholeNumber(1, 10_000), 1),
      state: z._default(z.enum(["open", "answered"]), "open"),
    }),
    response: pageOf(feedbackSchema),
  }),
  replyToFeedback: endpoint("POST /api/v1/admin/feedback/{id}/reply", staff, {
    summary: "Reply to a message. Emails the writer. Works once.",
    body: z.object({ reply: requiredLine(CONTACT_LIMITS.reply) }),
    response: feedbackSchema,
    problems: ["not-found", "feedback-answered"],
  }),
};
