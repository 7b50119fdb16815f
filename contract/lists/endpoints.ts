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
    summary: "List your project lists. Last changed first.",
    response: z.object({ items: z.array(summarySchema) }),
  }),
  createList: endpoint("POST /api/v1/account/lists", base, {
    summary: "Create a project list. Skips withdrawn variants.",
    body: z.object({ name, items: z._default(items, []) }),
    idempotent: true,
    status: 201,
    response: summarySchema,
    problems: ["too-many-lists"],
  }),
  getList: endpoint("GET /api/v1/account/lists/{id}", base, {
    summary: "Get a project list with current prices",
    response: listSchema,
  }),
  renameList: endpoint("PATCH /api/v1/account/lists/{id}", base, {
    summary: "Rename a project list",
    body: z.object({ name }),
    response: summarySchema,
  }),
  removeList: endpoint("DELETE /api/v1/account/lists/{id}", base, {
    summary: "Delete a project list. Revokes its share link.",
  }),
  addListItems: endpoint("POST /api/v1/account/lists/{id}/items", base, {
    summary: "Add units to a project list. Skips withdrawn variants.",
    body: z.object({ items: items.check(z.minLength(1)) }),
    idempotent: true,
    response: summarySchema,
    problems: ["not-found", "list-full"],
  }),
  addListProduct: endpoint("POST /api/v1/account/lists/{id}/products", base, {
    summary: "Add the displayed variant of a product",
    body: z.object({ productId: id }),
    idempotent: true,
    response: summarySchema,
    problems: ["not-found", "list-full"],
  }),
  setListItem: endpoint("PATCH /api/v1/account/lists/{id}/items/{variantId}", base, {
    summary: "Set a variant's quantity in a project list",
    params: itemParams,
    body: z.object({ quantity }),
    response: listSchema,
  }),
  removeListItem: endpoint("DELETE /api/v1/account/lists/{id}/items/{variantId}", base, {
    summary: "Remove a variant from a project list. Idempotent.",
    params: itemParams,
    response: listSchema,
  }),
  shareList: endpoint("POST /api/v1/account/lists/{id}/share", base, {
    summary: "Create a share link of a project list. Idempotent.",
    response: listSchema,
  }),
  unshareList: endpoint("DELETE /api/v1/account/lists/{id}/share", base, {
    summary: "Revoke a share link permanently",
    response: listSchema,
  }),
  openSharedList: endpoint("POST /api/v1/lists/shared", {
    tag: "lists",
    summary: "Get a shared list at your own prices. Does not name the owner.",
    body: z.object({ key: requiredLine(64) }),
    response: z.object({ items: z.array(cartLineSchema) }),
    problems: ["not-found", "too-many-attempts"],
  }),
};
