import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { pageOf } from "../kernel/pagination.ts";
import { requiredLine, wholeNumber } from "../kernel/schema.ts";
import { orderNumber } from "./endpoints.ts";
import { memberSchema } from "./order-note.ts";
import { staffOrderSchema } from "./staff-endpoints.ts";

const writing = { tag: "orders", access: "staff", permission: "order:write" } as const;
const reading = { tag: "orders", access: "staff", permission: "order:read" } as const;

export const MENTIONS_PAGE = 24;

const params = z.object({ number: orderNumber });

const mentionSchema = z.object({
  /** Id of the note. */
  id: z.int(),
  orderNumber: z.string(),
  at: z.string(),
  /** Author; null: no longer known. */
  by: z.nullable(z.string()),
  text: z.string(),
  mentioned: z.array(memberSchema),
  isNew: z.boolean(),
});
export type Mention = z.output<typeof mentionSchema>;

export const orderNoteEndpoints = {
  addOrderNote: endpoint("POST /api/v1/admin/orders/{number}/notes", writing, {
    summary: "Add a note to an order. Notifies the staff it names.",
    params,
    body: z.object({
      /** `@{12}` mentions the member of staff with id 12, who must be allowed to see orders. */
      text: requiredLine(1000),
    }),
    idempotent: true,
    status: 201,
    response: staffOrderSchema,
  }),
  listOrderReaders: endpoint("GET /api/v1/admin/order-readers", writing, {
    summary: "List staff members that a note may name",
    response: z.object({ items: z.array(memberSchema) }),
  }),
  listMentions: endpoint("GET /api/v1/admin/mentions", reading, {
    summary: "List notes that mention you. Newest first.",
    query: z.object({
      page: z._default(wholeNumber(1, 10_000), 1),
      /** Only those whose order has not been opened since. */
      state: z.optional(z.enum(["new"])),
    }),
    response: pageOf(mentionSchema),
  }),
  seeMentions: endpoint("POST /api/v1/admin/orders/{number}/mentions/seen", reading, {
    summary: "Mark an order's mentions of you as seen",
    params,
    problems: [],
  }),
};
