import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { pageOf } from "../kernel/pagination.ts";
import { requiredLine, wholeNumber } from "../kernel/schema.ts";
import { orderNumber } from "./endpoints.ts";
import { memberSchema } from "./order-note.ts";
import { staffOrderSchema } from "./staff-endpoints.ts";

export const MENTIONS_PAGE = 24;

const params = z.object({ number: orderNumber });

const addOrderNote = endpoint({
  method: "POST",
  path: "/api/v1/admin/orders/{number}/notes",
  tag: "orders",
  summary: "Writes an internal note to an order and tells the members of staff whom it names",
  access: "staff",
  permission: "order:write",
  params,
  body: z.object({
    /** `@{12}` mentions the member of staff with id 12, who must be allowed to see orders. */
    text: requiredLine(1000),
  }),
  idempotent: true,
  status: 201,
  response: staffOrderSchema,
  problems: ["not-found"],
});

const listOrderReaders = endpoint({
  method: "GET",
  path: "/api/v1/admin/order-readers",
  tag: "orders",
  summary: "Whom a note may name: the members of staff who may see orders",
  access: "staff",
  permission: "order:write",
  status: 200,
  response: z.object({ items: z.array(memberSchema) }),
});

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

const listMentions = endpoint({
  method: "GET",
  path: "/api/v1/admin/mentions",
  tag: "orders",
  summary: "Notes that name whoever asks, the latest first",
  access: "staff",
  permission: "order:read",
  query: z.object({
    page: z._default(wholeNumber(1, 10_000), 1),
    /** Only those whose order has not been opened since. */
    state: z.optional(z.enum(["new"])),
  }),
  status: 200,
  response: pageOf(mentionSchema),
});

const seeMentions = endpoint({
  method: "POST",
  path: "/api/v1/admin/orders/{number}/mentions/seen",
  tag: "orders",
  summary: "Says that whoever asks has seen the notes of an order that name them",
  access: "staff",
  permission: "order:read",
  params,
  status: 204,
});

export const orderNoteEndpoints = { addOrderNote, listOrderReaders, listMentions, seeMentions };
