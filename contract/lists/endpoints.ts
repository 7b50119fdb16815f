import * as z from "zod/mini";
import { cartLineSchema } from "../cart/endpoints.ts";
import { MAX_QUANTITY } from "../cart/limits.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { id, requiredLine, wholeNumber } from "../kernel/schema.ts";
import { LIST_NAME_LENGTH, MAX_ITEMS } from "./limits.ts";

const summarySchema = z.object({
  id: z.int(),
  name: z.string(),
  /** Different variants, and units of all of them. */
  products: z.int(),
  units: z.int(),
  isShared: z.boolean(),
  /** ISO time. */
  changedAt: z.string(),
});
export type ListSummary = z.output<typeof summarySchema>;

const listSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** For the link that shows the goods to others; null: not shared. */
  shareKey: z.nullable(z.string()),
  /** In the order of adding, with today's prices and stock. */
  items: z.array(cartLineSchema),
});
export type ProjectList = z.output<typeof listSchema>;

const quantity = wholeNumber(1, MAX_QUANTITY);
const items = z
  .array(z.object({ variantId: id, quantity: z._default(quantity, 1) }))
  .check(z.maxLength(MAX_ITEMS));
const name = requiredLine(LIST_NAME_LENGTH);

const base = { tag: "lists", access: "customer" } as const;
const itemParams = z.object({ id, variantId: id });

export const listEndpoints = {
  listLists: endpoint("GET /api/v1/account/lists", base, {
    summary: "The customer's project lists, the one changed last first",
    response: z.object({ items: z.array(summarySchema) }),
  }),
  createList: endpoint("POST /api/v1/account/lists", base, {
    summary: "Makes a project list, empty or of these variants; what is not on sale is left out",
    body: z.object({ name, items: z._default(items, []) }),
    idempotent: true,
    status: 201,
    response: summarySchema,
    problems: ["too-many-lists"],
  }),
  getList: endpoint("GET /api/v1/account/lists/{id}", base, {
    summary: "A project list with today's prices and stock",
    response: listSchema,
  }),
  renameList: endpoint("PATCH /api/v1/account/lists/{id}", base, {
    summary: "Gives a project list another name",
    body: z.object({ name }),
    response: summarySchema,
  }),
  removeList: endpoint("DELETE /api/v1/account/lists/{id}", base, {
    summary: "Deletes a project list; its link ends",
  }),
  addListItems: endpoint("POST /api/v1/account/lists/{id}/items", base, {
    summary: "Adds units to a project list; what is not on sale is left out",
    body: z.object({ items: items.check(z.minLength(1)) }),
    idempotent: true,
    response: summarySchema,
    problems: ["not-found", "list-full"],
  }),
  addListProduct: endpoint("POST /api/v1/account/lists/{id}/products", base, {
    summary: "Adds one of the variant that the card of a product shows",
    body: z.object({ productId: id }),
    idempotent: true,
    response: summarySchema,
    problems: ["not-found", "list-full"],
  }),
  setListItem: endpoint("PATCH /api/v1/account/lists/{id}/items/{variantId}", base, {
    summary: "Sets how many of a variant a project list has",
    params: itemParams,
    body: z.object({ quantity }),
    response: listSchema,
  }),
  removeListItem: endpoint("DELETE /api/v1/account/lists/{id}/items/{variantId}", base, {
    summary: "Takes a variant out of a project list; taking out what is not there changes nothing",
    params: itemParams,
    response: listSchema,
  }),
  shareList: endpoint("POST /api/v1/account/lists/{id}/share", base, {
    summary: "Makes the link that shows the goods of a project list; one that exists stays",
    response: listSchema,
  }),
  unshareList: endpoint("DELETE /api/v1/account/lists/{id}/share", base, {
    summary: "Ends the link of a project list for good",
    response: listSchema,
  }),
  openSharedList: endpoint("POST /api/v1/lists/shared", {
    tag: "lists",
    summary: "The goods of a shared list, at the caller's prices; nothing about whose it is",
    body: z.object({ key: requiredLine(64) }),
    response: z.object({ items: z.array(cartLineSchema) }),
    problems: ["not-found", "too-many-attempts"],
  }),
};
