import * as z from "zod/mini";
import { bilingual } from "./kernel/bilingual-schema.ts";
import { endpoint } from "./kernel/endpoint.ts";
import { LOCALES } from "./kernel/locale.ts";
import { pageOf } from "./kernel/pagination.ts";
import { recordVersion } from "./kernel/record-version.ts";
import { codeLine, requiredLine } from "./kernel/schema.ts";

/** The groups of mails and short messages, as in the back office. */
export const MESSAGE_BOOKS = [
  "orders",
  "order-codes",
  "payment-proofs",
  "returns",
  "aftercare",
  "alerts",
  "accounts",
  "companies",
  "feedback",
  "staff",
] as const;
export type MessageBookName = (typeof MESSAGE_BOOKS)[number];

/** A book and one of its kinds: `orders.shipped`. */
const params = z.object({ id: codeLine(60) });

const messageKind = z.object({
  id: z.string(),
  book: z.enum(MESSAGE_BOOKS),
  /** Its subject or first text, with samples filled in. */
  title: bilingual,
  /** Staff have changed at least one text. */
  isChanged: z.boolean(),
});
export type MessageKind = z.output<typeof messageKind>;

const messageText = z.object({
  /** Its name within the kind: `subject`, `text`, `sms`. */
  name: z.string(),
  /** As currently sent. */
  text: bilingual,
  /** As delivered with the shop. */
  original: bilingual,
});
export type MessageText = z.output<typeof messageText>;

const messageRecord = z.object({
  id: z.string(),
  book: z.enum(MESSAGE_BOOKS),
  title: bilingual,
  texts: z.array(messageText),
  /** Sample values for its placeholders, for previews. */
  samples: z.record(
    z.string(),
    z.object({ ar: z.union([z.string(), z.number()]), en: z.union([z.string(), z.number()]) }),
  ),
  version: z.string(),
});
export type MessageRecord = z.output<typeof messageRecord>;

/**
 * ICU: placeholders in braces, and plural forms; every placeholder of the delivered text must
 * remain.
 */
const typed = requiredLine(2_000);
const typedTexts = z
  .array(z.object({ name: requiredLine(60), ar: typed, en: typed }))
  .check(z.minLength(1), z.maxLength(60));
export type TypedText = z.output<typeof typedTexts>[number];

const base = { tag: "settings", access: "staff", permission: "settings:write" } as const;

/** All kinds fit on one page. */
export const MESSAGE_KINDS_PAGE = 200;

export const messageTextEndpoints = {
  listMessageKinds: endpoint("GET /api/v1/admin/message-texts", base, {
    summary: "List kinds of emails and SMS",
    response: pageOf(messageKind),
  }),
  getMessageTexts: endpoint("GET /api/v1/admin/message-texts/{id}", base, {
    summary: "Get a message's current and default texts",
    params,
    response: messageRecord,
  }),
  saveMessageTexts: endpoint("PUT /api/v1/admin/message-texts/{id}", base, {
    summary: "Set the texts of a message. A default text removes your own.",
    params,
    body: z.object({ version: recordVersion, texts: typedTexts }),
    response: messageRecord,
    problems: ["not-found", "changed-meanwhile"],
  }),
  testMessageTexts: endpoint("POST /api/v1/admin/message-texts/{id}/tests", base, {
    summary: "Send yourself a test email with sample data",
    params,
    body: z.object({ locale: z.enum(LOCALES), texts: typedTexts }),
    response: z.object({ sentTo: z.string() }),
  }),
};
