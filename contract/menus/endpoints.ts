import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { wholeNumber } from "../kernel/schema.ts";
import { MAX_ID } from "../kernel/slug.ts";
import { pictureSchema } from "../media/picture.ts";

/** Menu categories: 1 header, 2 footer, 3 account and help. */
export const MENU_CATEGORIES = { header: 1, footer: 2, help: 3 } as const;

const menuItemFields = {
  id: z.int(),
  label: z.string(),
  /** Path without a locale prefix, or an absolute address. */
  path: z.string(),
  isActive: z.boolean(),
  levelOrder: z.nullable(z.int()),
};
export const menuItemSchema = z.object({
  ...menuItemFields,
  children: z.array(z.object(menuItemFields)),
});
export type MenuItem = z.output<typeof menuItemSchema>;

export const blockSchema = z.object({
  code: z.string(),
  kind: z.string(),
  title: z.string(),
  text: z.string(),
  actionLabel: z.nullable(z.string()),
  path: z.nullable(z.string()),
  picture: z.nullable(pictureSchema),
  position: z.int(),
});
export type Block = z.output<typeof blockSchema>;

export const menuEndpoints = {
  getMenuDetail: endpoint("GET /api/v1/menu-detail", {
    tag: "menus",
    summary: "List a menu's items. Includes inactive items. You filter and sort them.",
    query: z.object({ categoryId: wholeNumber(1, MAX_ID) }),
    response: z.object({ items: z.array(menuItemSchema) }),
  }),
  listBlocks: endpoint("GET /api/v1/blocks", {
    tag: "menus",
    summary: "List the content blocks of a position",
    query: z.object({ categoryId: wholeNumber(1, MAX_ID) }),
    response: z.object({ data: z.array(blockSchema) }),
  }),
};
