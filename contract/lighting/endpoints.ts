import * as z from "zod/mini";
import { priceSchema, variantSummarySchema } from "../catalog/product.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { id, piastres } from "../kernel/schema.ts";
import { pictureSchema } from "../media/picture.ts";
import { RULES, SEVERITIES } from "./finding-words.ts";
import { SET_KINDS } from "./set-words.ts";

/** The variant that would help, for display on a page. */
const helpSchema = z.object({
  variantId: z.int(),
  name: z.string(),
  /** Chosen options as text. */
  options: z.string(),
  path: z.string(),
  picture: z.nullable(pictureSchema),
  price: priceSchema,
});

/** What one click would do: add `help`, replace `from` by it, or remove `from`. */
export const remedySchema = z.object({
  kind: z.enum(["add", "swap", "remove"]),
  /** The variant to remove; null: none. */
  from: z.nullable(z.int()),
  /** Null: nothing is added. */
  help: z.nullable(helpSchema),
  quantity: z.int(),
});
export type Remedy = z.output<typeof remedySchema>;

export const cartFindingSchema = z.object({
  rule: z.enum(RULES),
  severity: z.enum(SEVERITIES),
  /** Lines it is about, most important first. */
  variantIds: z.array(z.int()),
  /** Numbers and codes for the message: watts, volts, "E14", "IP20". */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Null: nothing in the shop resolves it with one click. */
  remedy: z.nullable(remedySchema),
});
export type CartFinding = z.output<typeof cartFindingSchema>;

export const setPieceSchema = z.object({
  variant: variantSummarySchema,
  quantity: z.int(),
  /** A short label for the piece. */
  label: z.string(),
});
export type SetPiece = z.output<typeof setPieceSchema>;

export const productSetSchema = z.object({
  kind: z.enum(SET_KINDS),
  /** The requested item, then what goes with it; together they are complete and compatible. */
  pieces: z.array(setPieceSchema),
  total: piastres,
  /** Every piece is available in the needed quantity. */
  inStock: z.boolean(),
});
export type ProductSet = z.output<typeof productSetSchema>;

export const lightingEndpoints = {
  checkCart: endpoint("GET /api/v1/cart/check", {
    tag: "lighting",
    summary: "Check your cart for incompatible or missing items",
    response: z.object({ findings: z.array(cartFindingSchema) }),
  }),
  getPhotometry: endpoint("GET /api/v1/sons/{id}/photometry", {
    tag: "lighting",
    summary: "Download a variant's photometric file. IES or EULUMDAT, optionally with given lamps.",
    query: z.object({ lamp: z.optional(id) }),
    status: 200,
  }),
  getSets: endpoint("GET /api/v1/sons/{id}/sets", {
    tag: "lighting",
    summary: "List complete sets around a variant",
    response: z.object({ sets: z.array(productSetSchema) }),
  }),
};
