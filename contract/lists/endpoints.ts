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

const base = { tag: "lists", status: 200, access: "customer" } as const;
const params = z.object({ id });
const itemParams = z.object({ id, variantId: id });

const listLists = endpoint({
  ...base,
  method: "GET",
  path: "/api/v1/account/lists",
  summary: "The customer's project lists, the one changed last first",
  response: z.object({ items: z.array(summarySchema) }),
});

const createList = endpoint({
  ...base,
  method: "POST",
  path: "/api/v1/account/lists",
  summary: "Makes a project list, empty or of these variants; what is not on sale is left out",
  body: z.object({ name, items: z._default(items, []) }),
  idempotent: true,
  status: 201,
  response: summarySchema,
  problems: ["too-many-lists"],
});

const getList = endpoint({
  ...base,
  method: "GET",
  path: "/api/v1/account/lists/{id}",
  summary: "A project list with today's prices and stock",
  params,
  response: listSchema,
  problems: ["not-found"],
});

const renameList = endpoint({
  ...base,
  method: "PATCH",
  path: "/api/v1/account/lists/{id}",
  summary: "Gives a project list another name",
  params,
  body: z.object({ name }),
  response: summarySchema,
  problems: ["not-found"],
});

const removeList = endpoint({
  ...base,
  status: 204,
  method: "DELETE",
  path: "/api/v1/account/lists/{id}",
  summary: "Deletes a project list; its link ends",
  params,
  problems: ["not-found"],
});

const addListItems = endpoint({
  ...base,
  method: "POST",
  path: "/api/v1/account/lists/{id}/items",
  summary: "Adds units to a project list; what is not on sale is left out",
  params,
  body: z.object({ items: items.check(z.minLength(1)) }),
  idempotent: true,
  response: summarySchema,
  problems: ["not-found", "list-full"],
});

const addListProduct = endpoint({
  ...base,
  method: "POST",
  path: "/api/v1/account/lists/{id}/products",
  summary: "Adds one of the variant that the card of a product shows",
  params,
  body: z.object({ productId: id }),
  idempotent: true,
  response: summarySchema,
  problems: ["not-found", "list-full"],
});

const setListItem = endpoint({
  ...base,
  method: "PATCH",
  path: "/api/v1/account/lists/{id}/items/{variantId}",
  summary: "Sets how many of a variant a project list has",
  params: itemParams,
  body: z.object({ quantity }),
  response: listSchema,
  problems: ["not-found"],
});

const removeListItem = endpoint({
  ...base,
  method: "DELETE",
  path: "/api/v1/account/lists/{id}/items/{variantId}",
  summary: "Takes a variant out of a project list; taking out what is not there changes nothing",
  params: itemParams,
  response: listSchema,
  problems: ["not-found"],
});

const shareList = endpoint({
  ...base,
  method: "POST",
  path: "/api/v1/account/lists/{id}/share",
  summary: "Makes the link that shows the goods of a project list; one that exists stays",
  params,
  response: listSchema,
  problems: ["not-found"],
});

const unshareList = endpoint({
  ...base,
  method: "DELETE",
  path: "/api/v1/account/lists/{id}/share",
  summary: "Ends the link of a project list for good",
  params,
  response: listSchema,
  problems: ["not-found"],
});

const openSharedList = endpoint({
  tag: "lists",
  status: 200,
  method: "POST",
  path: "/api/v1/lists/shared",
  summary: "The goods of a shared list, at the caller's prices; nothing about whose it is",
  body: z.object({ key: requiredLine(64) }),
  response: z.object({ items: z.array(cartLineSchema) }),
  problems: ["not-found", "too-many-attempts"],
});

export const listEndpoints = {
  listLists,
  createList,
  getList,
  renameList,
  removeList,
  addListItems,
  addListProduct,
  setListItem,
  removeListItem,
  shareList,
  unshareList,
  openSharedList,
};
