import * as z from "zod/mini";
import { bilingual, bilingualLine, requiredBilingual } from "../kernel/bilingual-schema.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { bilingualTarget } from "../kernel/link-target.ts";
import { pageOf } from "../kernel/pagination.ts";
import { recordVersion, versionQuery } from "../kernel/record-version.ts";
import { id, line, requiredLine, wholeNumber } from "../kernel/schema.ts";
import { MAX_ID } from "../kernel/slug.ts";

const MAX_ENTRIES = 40;
const MAX_CHILDREN = 20;
/** Sort key of entries; the numbers need not be consecutive. */
const MAX_ORDER = 10_000;

const base = { tag: "menus", access: "staff", permission: "menu:write" } as const;

const levelOrder = z.nullable(wholeNumber(-MAX_ORDER, MAX_ORDER));
const entryFields = {
  label: requiredBilingual(80),
  path: bilingualTarget,
  isActive: z.boolean(),
  /** Missing counts as 0. */
  levelOrder,
};
const menuEntry = z.object({
  ...entryFields,
  children: z._default(z.array(z.object(entryFields)).check(z.maxLength(MAX_CHILDREN)), []),
});

const shownFields = {
  label: bilingual,
  path: bilingual,
  isActive: z.boolean(),
  levelOrder: z.nullable(z.int()),
};
const shownEntry = z.object({ ...shownFields, children: z.array(z.object(shownFields)) });

const staffMenuSchema = z.object({
  /** Its menu category: 1 header, 2 footer, 3 account and help. */
  id: z.int(),
  items: z.array(shownEntry),
  version: z.string(),
});
export type StaffMenu = z.output<typeof staffMenuSchema>;

/** Kinds of home page blocks; the page knows how to show each. */
const BLOCK_KINDS = ["hero", "promise", "room", "story"] as const;

const blockFields = {
  /** Identifier used by staff. */
  code: requiredLine(60).check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)),
  /** The place in the shop; 3 is the home page. */
  categoryId: wholeNumber(1, MAX_ID),
  kind: z.enum(BLOCK_KINDS),
  title: requiredBilingual(120),
  text: requiredBilingual(600),
  actionLabel: z.nullable(requiredBilingual(60)),
  path: z.nullable(bilingualTarget),
  /** An uploaded picture. */
  assetId: z.nullable(id),
  position: wholeNumber(0, MAX_ORDER),
};

const staffBlockSchema = z.object({
  id: z.int(),
  code: z.string(),
  categoryId: z.int(),
  kind: z.string(),
  title: bilingual,
  text: bilingual,
  actionLabel: z.nullable(bilingual),
  path: z.nullable(bilingual),
  assetId: z.nullable(z.int()),
  picture: z.nullable(z.object({ src: z.string(), width: z.int(), height: z.int() })),
  position: z.int(),
  version: z.string(),
});
export type StaffBlock = z.output<typeof staffBlockSchema>;

/** A block being edited: texts may still be missing. */
const blockInWriting = z.object({
  /** Null: not saved yet. */
  id: z.nullable(id),
  kind: z.enum(BLOCK_KINDS),
  title: bilingualLine(120),
  text: bilingualLine(600),
  actionLabel: z.nullable(bilingualLine(60)),
  path: z.nullable(bilingualLine(500)),
  assetId: z.nullable(id),
  position: wholeNumber(0, MAX_ORDER),
});
export type BlockInWriting = z.output<typeof blockInWriting>;

export const staffMenuEndpoints = {
  listMenus: endpoint("GET /api/v1/admin/menus", base, {
    summary: "List menus with their item counts",
    response: pageOf(z.object({ id: z.int(), entries: z.int(), activeEntries: z.int() })),
  }),
  getMenu: endpoint("GET /api/v1/admin/menus/{id}", base, {
    summary: "Get a menu in both languages. Includes inactive items.",
    response: staffMenuSchema,
  }),
  saveMenu: endpoint("PUT /api/v1/admin/menus/{id}", base, {
    summary: "Replace the items of a menu",
    body: z.object({
      version: recordVersion,
      items: z.array(menuEntry).check(z.maxLength(MAX_ENTRIES)),
    }),
    response: staffMenuSchema,
    problems: ["not-found", "changed-meanwhile"],
  }),
  listStaffBlocks: endpoint("GET /api/v1/admin/blocks", base, {
    summary: "List content blocks by position and order",
    query: z.object({
      page: z._default(wholeNumber(1, 10_000), 1),
      q: z._default(line(100), ""),
      categoryId: z.optional(wholeNumber(1, MAX_ID)),
    }),
    response: pageOf(staffBlockSchema),
  }),
  getBlock: endpoint("GET /api/v1/admin/blocks/{id}", base, {
    summary: "Get a content block in both languages",
    response: staffBlockSchema,
  }),
  addBlock: endpoint("POST /api/v1/admin/blocks", base, {
    summary: "Create a content block",
    body: z.object(blockFields),
    status: 201,
    response: staffBlockSchema,
  }),
  changeBlock: endpoint("PUT /api/v1/admin/blocks/{id}", base, {
    summary: "Update a content block",
    body: z.object({ version: recordVersion, ...blockFields }),
    response: staffBlockSchema,
    problems: ["not-found", "changed-meanwhile"],
  }),
  removeBlock: endpoint("DELETE /api/v1/admin/blocks/{id}", base, {
    summary: "Delete a content block",
    query: versionQuery,
    problems: ["not-found", "changed-meanwhile"],
  }),
  previewBlock: endpoint("POST /api/v1/admin/block-previews", base, {
    summary: "Preview an unsaved block on the home page. Returns signed links.",
    body: blockInWriting,
    response: z.object({ path: bilingual }),
  }),
};
