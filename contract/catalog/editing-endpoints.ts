import * as z from "zod/mini";
import { bilingual, bilingualLine, requiredBilingual } from "../kernel/bilingual-schema.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { recordVersion, versionQuery } from "../kernel/record-version.ts";
import { id, line, pattern, slugLine, wholeNumber } from "../kernel/schema.ts";

const base = { tag: "admin", access: "staff", permission: "product:write" } as const;
const versioned = { version: recordVersion };

const code = line(60).check(pattern(/^[a-z0-9][a-z0-9._-]{0,59}$/, "wall-lights"));
const attributeCode = line(40).check(pattern(/^[a-z][a-z0-9_]{0,39}$/, "body_material"));
const codes = z.array(attributeCode).check(z.maxLength(60));
// Brands.

const brandInput = z.object({ name: requiredBilingual(80), description: bilingualLine(5_000) });

const brandRecord = z.object({
  id: z.int(),
  code: z.string(),
  name: bilingual,
  description: bilingual,
  version: z.string(),
  productCount: z.int(),
});
export type BrandRecord = z.output<typeof brandRecord>;

// Categories.

const categoryInput = z.object({
  name: requiredBilingual(80),
  /** Slugs of its addresses; empty: derived from its names. */
  slug: z.object({ ar: slugLine, en: slugLine }),
  description: bilingualLine(2_000),
  /** Attribute codes shown on its products' cards; empty: the parent's. */
  keyFacts: codes,
  /** Attribute codes that its products are asked for; empty: the parent's. */
  attributes: codes,
  /** Its picture. */
  assetId: z.nullable(id),
  isActive: z.boolean(),
});

const categoryRecord = z.object({
  id: z.int(),
  code: z.string(),
  parentId: z.nullable(z.int()),
  name: bilingual,
  slug: bilingual,
  description: bilingual,
  keyFacts: z.array(z.string()),
  attributes: z.array(z.string()),
  assetId: z.nullable(z.int()),
  picture: z.nullable(z.string()),
  isActive: z.boolean(),
  version: z.string(),
  /** Products in it, excluding subcategories. */
  productCount: z.int(),
  childCount: z.int(),
});
export type CategoryRecord = z.output<typeof categoryRecord>;

// Attributes.

const ATTRIBUTE_KINDS = ["number", "integer", "boolean", "enum", "multi", "range", "text"] as const;
const FACT_GROUPS = ["light", "electric", "size", "body", "fitting", "general"] as const;

const valueInput = z.object({
  code: line(40).check(pattern(/^[a-z0-9][a-z0-9._-]{0,39}$/, "black")),
  name: requiredBilingual(80),
  /** Hex colour, as in `#c0a062`. */
  swatch: z._default(z.nullable(line(7).check(pattern(/^#[0-9a-f]{6}$/, "#c0a062"))), null),
  /** Also matches when filtering by any other value: "depends on the lamp". */
  fitsAny: z._default(z.boolean(), false),
});

const attributeInput = z.object({
  kind: z.enum(ATTRIBUTE_KINDS),
  unit: z.nullable(line(20)),
  name: requiredBilingual(80),
  explanation: z.nullable(bilingualLine(500)),
  group: z.enum(FACT_GROUPS),
  isFacet: z.boolean(),
  facetPosition: z.nullable(wholeNumber(1, 1_000)),
  isComparable: z.boolean(),
  /** Allowed range of a number. */
  minimum: z.nullable(z.number()),
  maximum: z.nullable(z.number()),
  /** For an enum or multi attribute, in display order. */
  values: z.array(valueInput).check(z.maxLength(200)),
});
export type AttributeInput = z.output<typeof attributeInput>;

const attributeRecord = z.extend(attributeInput, {
  code: z.string(),
  version: z.string(),
  /** Number of products with this attribute; null: not counted. */
  productCount: z.nullable(z.int()),
});
export type AttributeRecord = z.output<typeof attributeRecord>;

const byCode = z.object({ code: attributeCode });

export const catalogEditingEndpoints = {
  listBrands: endpoint("GET /api/v1/admin/brands", base, {
    summary: "List brands by code",
    response: z.object({ items: z.array(brandRecord) }),
  }),
  getBrand: endpoint("GET /api/v1/admin/brands/{id}", base, {
    summary: "Get a brand in both languages",
    response: brandRecord,
  }),
  addBrand: endpoint("POST /api/v1/admin/brands", base, {
    summary: "Create a brand",
    body: z.extend(brandInput, { code }),
    status: 201,
    response: brandRecord,
  }),
  saveBrand: endpoint("PUT /api/v1/admin/brands/{id}", base, {
    summary: "Update a brand",
    body: z.extend(brandInput, versioned),
    response: brandRecord,
    problems: ["not-found", "changed-meanwhile"],
  }),
  removeBrand: endpoint("DELETE /api/v1/admin/brands/{id}", base, {
    summary: "Delete a brand without products",
    query: versionQuery,
    problems: ["not-found", "changed-meanwhile", "in-use"],
  }),
  listCategories: endpoint("GET /api/v1/admin/categories", base, {
    summary: "List categories in display order. Parents come before their children.",
    response: z.object({ items: z.array(categoryRecord) }),
  }),
  getCategory: endpoint("GET /api/v1/admin/categories/{id}", base, {
    summary: "Get a category in both languages",
    response: categoryRecord,
  }),
  addCategory: endpoint("POST /api/v1/admin/categories", base, {
    summary: "Create a category. Added last below its parent.",
    body: z.extend(categoryInput, { code, parentId: z.nullable(id) }),
    status: 201,
    response: categoryRecord,
  }),
  saveCategory: endpoint("PUT /api/v1/admin/categories/{id}", base, {
    summary: "Update a category. Old slugs redirect.",
    body: z.extend(categoryInput, versioned),
    response: categoryRecord,
    problems: ["not-found", "changed-meanwhile"],
  }),
  moveCategory: endpoint("PUT /api/v1/admin/categories/{id}/place", base, {
    summary: "Move a category. Its URL does not change.",
    body: z.object({
      parentId: z.nullable(id),
      /** The sibling to place it before; null: last. */
      beforeId: z.nullable(id),
      ...versioned,
    }),
    response: categoryRecord,
    problems: ["not-found", "changed-meanwhile"],
  }),
  removeCategory: endpoint("DELETE /api/v1/admin/categories/{id}", base, {
    summary: "Delete an empty category",
    query: versionQuery,
    problems: ["not-found", "changed-meanwhile", "in-use"],
  }),
  listAttributes: endpoint("GET /api/v1/admin/attributes", base, {
    summary: "List attributes and their values in display order. Product counts on request.",
    query: z.object({ counts: z.optional(z.enum(["true"])) }),
    response: z.object({ items: z.array(attributeRecord) }),
  }),
  getAttribute: endpoint("GET /api/v1/admin/attributes/{code}", base, {
    summary: "Get an attribute in both languages",
    params: byCode,
    response: attributeRecord,
  }),
  addAttribute: endpoint("POST /api/v1/admin/attributes", base, {
    summary: "Create an attribute. Added last.",
    body: z.extend(attributeInput, { code: attributeCode }),
    status: 201,
    response: attributeRecord,
  }),
  saveAttribute: endpoint("PUT /api/v1/admin/attributes/{code}", base, {
    summary: "Update an attribute. Used values and types cannot change.",
    params: byCode,
    body: z.extend(attributeInput, versioned),
    response: attributeRecord,
    problems: ["not-found", "changed-meanwhile"],
  }),
  placeAttribute: endpoint("PUT /api/v1/admin/attributes/{code}/place", base, {
    summary: "Move an attribute in the display order",
    params: byCode,
    body: z.object({
      /** Null: last. */
      beforeCode: z.nullable(attributeCode),
      ...versioned,
    }),
    response: attributeRecord,
    problems: ["not-found", "changed-meanwhile"],
  }),
  removeAttribute: endpoint("DELETE /api/v1/admin/attributes/{code}", base, {
    summary: "Delete an attribute without products",
    params: byCode,
    query: versionQuery,
    problems: ["not-found", "changed-meanwhile", "in-use"],
  }),
};
