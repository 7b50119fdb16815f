import * as z from "zod/mini";
import { bilingual } from "../kernel/bilingual-schema.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { pageOf } from "../kernel/pagination.ts";
import { recordVersion } from "../kernel/record-version.ts";
import { id, line, wholeNumber } from "../kernel/schema.ts";
import { MAX_CHANGED } from "./bulk-limits.ts";
import { productChange, exactChange, rowReport } from "./product-change.ts";
import {
  PRODUCT_STATES,
  productCode,
  productInput,
  productRecordSchema,
} from "./product-record.ts";

export const PRODUCT_SORTS = ["newest", "oldest", "name", "code"] as const;
/** On/off filters. */
const flag = z.optional(z.literal("true"));

const base = { tag: "admin", access: "staff", permission: "product:write" } as const;
const productRow = z.object({
  id: z.int(),
  code: z.string(),
  name: bilingual,
  category: z.object({ id: z.int(), name: bilingual }),
  brand: z.object({ id: z.int(), name: bilingual }),
  state: z.enum(PRODUCT_STATES),
  publishedAt: z.nullable(z.string()),
  skus: z.array(z.string()),
  /** The lowest of its variants' prices; null: none has one. */
  fromPiastres: z.nullable(z.int()),
  available: z.int(),
  isLow: z.boolean(),
  pictureCount: z.int(),
  /** Address of its first picture. */
  picture: z.nullable(z.string()),
  lacks: z.object({ ar: z.boolean(), en: z.boolean() }),
});
export type ProductRow = z.output<typeof productRow>;

export const productEndpoints = {
  listProductRecords: endpoint("GET /api/v1/admin/products", base, {
    summary: "List products in every state",
    query: z.object({
      q: z._default(line(100), ""),
      /** Including subcategories. */
      categoryId: z.optional(id),
      brandId: z.optional(id),
      /** Absent: all except archived. */
      state: z.optional(z.enum(PRODUCT_STATES)),
      lowStock: flag,
      withoutPicture: flag,
      /** A text that customers read is missing in this language. */
      lacks: z.optional(z.enum(["ar", "en"])),
      sort: z._default(z.enum(PRODUCT_SORTS), "newest"),
      page: z._default(wholeNumber(1, 10_000), 1),
      pageSize: z._default(wholeNumber(1, 100), 25),
    }),
    response: pageOf(productRow),
  }),
  getProductRecord: endpoint("GET /api/v1/admin/products/{id}", base, {
    summary: "Get a product in both languages",
    response: productRecordSchema,
  }),
  addProductRecord: endpoint("POST /api/v1/admin/products", base, {
    summary: "Create a product as a draft",
    body: z.extend(productInput, { code: productCode }),
    status: 201,
    response: productRecordSchema,
  }),
  saveProductRecord: endpoint("PATCH /api/v1/admin/products/{id}", base, {
    summary: "Update a product. Fields left out stay. Variants left out are withdrawn.",
    body: z.extend(z.partial(productInput), {
      /** Of each section with a field in this request. */
      versions: z.object({
        texts: z.optional(recordVersion),
        attributes: z.optional(recordVersion),
        variants: z.optional(recordVersion),
        media: z.optional(recordVersion),
      }),
    }),
    response: productRecordSchema,
    problems: ["not-found", "changed-meanwhile"],
  }),
  copyProduct: endpoint("POST /api/v1/admin/products/{id}/copies", base, {
    summary: "Duplicate a product as a draft. Gets new SKUs and no stock.",
    body: z.object({ code: productCode }),
    status: 201,
    response: productRecordSchema,
  }),
  changeProductState: endpoint("PUT /api/v1/admin/products/{id}/state", base, {
    summary: "Publish, schedule, withdraw, archive or restore a product",
    body: z.object({
      /** `draft` also restores an archived product. */
      state: z.enum(PRODUCT_STATES),
      /**
       * With `scheduled`: when customers start to see it; with `published`: the former publication
       * date, if it was withdrawn by mistake.
       */
      at: z.optional(z.iso.datetime({ offset: true })),
      version: recordVersion,
    }),
    response: productRecordSchema,
    problems: ["not-found", "changed-meanwhile"],
  }),
  addPreview: endpoint("POST /api/v1/admin/products/{id}/previews", base, {
    summary: "Create a preview link of a product. Expires.",
    body: z.object({ hours: z._default(wholeNumber(1, 7 * 24), 24) }),
    status: 201,
    response: z.object({
      /** In each language, without the origin. */
      path: bilingual,
      endsAt: z.string(),
    }),
  }),
  changeProducts: endpoint("POST /api/v1/admin/products/changes", base, {
    summary: "Update products in bulk. Reports products that could not be changed.",
    body: z.object({
      ids: z.array(id).check(z.minLength(1), z.maxLength(MAX_CHANGED)),
      change: productChange,
    }),
    response: rowReport,
  }),
  undoProductChanges: endpoint("POST /api/v1/admin/products/changes/undo", base, {
    summary: "Undo a bulk update. Skips products that were changed since.",
    body: z.object({
      rows: z
        .array(z.object({ id, version: recordVersion, change: exactChange }))
        .check(z.minLength(1), z.maxLength(MAX_CHANGED)),
    }),
    response: rowReport,
  }),
};
