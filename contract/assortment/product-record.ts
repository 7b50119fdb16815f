import * as z from "zod/mini";
import { bilingual, bilingualLine, requiredBilingual } from "../kernel/bilingual-schema.ts";
import { id, line, pattern, slugLine, wholeNumber } from "../kernel/schema.ts";
import { focusSchema } from "../media/picture.ts";
import { pricePiastres } from "../pricing/price-endpoints.ts";
import { DOCUMENT_KINDS, DOCUMENT_ROLES, MAX_DOCUMENTS } from "./document-kinds.ts";

export const PRODUCT_STATES = ["published", "scheduled", "draft", "archived"] as const;
export type ProductState = (typeof PRODUCT_STATES)[number];

export const PICTURE_ROLES = ["hero", "night", "detail", "room", "dimensions"] as const;

/** Identifies a product in imports and exports. */
export const productCode = line(80).check(
  pattern(/^[a-z0-9][a-z0-9._-]{0,79}$/, "nile-chandelier"),
);
export const sku = line(40).check(pattern(/^[A-Z0-9][A-Z0-9./-]{1,39}$/, "NIL-600-GD"));
const attributeCode = z.string().check(pattern(/^[a-z][a-z0-9_]{0,39}$/));
const units = wholeNumber(0, 1_000_000);

/** An attribute value as stored; its type follows from the attribute's kind. */
const factValue = z.union([
  z.number(),
  z.boolean(),
  line(300),
  z.tuple([z.number(), z.number()]),
  z.array(line(40)).check(z.maxLength(50)),
  bilingualLine(300),
]);
const facts = z.record(attributeCode, factValue);

const variantInput = z.object({
  /** Set for an existing variant; its SKU may then change. */
  id: z.optional(id),
  sku,
  /** One value per product option, by attribute code. */
  options: z.record(attributeCode, z.union([line(40), z.number()])),
  /** Attributes that differ from the product's. */
  attributes: z._default(facts, {}),
  isActive: z._default(z.boolean(), true),
  /** Piastres including VAT; null: no price yet, so not sold. */
  piastres: z.nullable(pricePiastres),
  /** Units that should be on hand; absent: unchanged. */
  onHand: z.optional(units),
  /** Units on hand when `onHand` was entered: goods sold in the meantime stay sold. */
  onHandSeen: z.optional(units),
});

const percent = wholeNumber(0, 100);

const pictureInput = z.object({
  assetId: id,
  role: z.enum(PICTURE_ROLES),
  alt: bilingualLine(300),
  /** The variant that it shows; null: every variant. */
  sku: z._default(z.nullable(sku), null),
  /** Focal point to keep in sight when it is cropped, in percent from the left and from the top. */
  focus: z._default(z.nullable(z.object({ x: percent, y: percent })), null),
});

const documentInput = z.object({
  documentId: id,
  role: z.enum(DOCUMENT_ROLES),
  title: requiredBilingual(120),
  sku: z._default(z.nullable(sku), null),
});

/** Paragraphs are separated by a blank line. */
const paragraphs = line(20_000);

/** Everything about a product that is edited together. */
export const productInput = z.object({
  categoryId: id,
  brandId: id,
  name: bilingualLine(150),
  /** Slugs of its addresses; empty: derived from its names. */
  slug: z.object({ ar: slugLine, en: slugLine }),
  summary: bilingualLine(500),
  description: z.object({ ar: paragraphs, en: paragraphs }),
  sellingPoints: z.array(bilingualLine(200)).check(z.maxLength(12)),
  careNotes: z.nullable(bilingualLine(1_000)),
  attributes: facts,
  /** Attribute codes of the options that customers choose from, in order. */
  options: z.array(attributeCode).check(z.maxLength(3)),
  isMarkedNew: z.boolean(),
  variants: z.array(variantInput).check(z.minLength(1), z.maxLength(200)),
  /** In display order. */
  pictures: z.array(pictureInput).check(z.maxLength(100)),
  documents: z.array(documentInput).check(z.maxLength(MAX_DOCUMENTS)),
});
export type ProductInput = z.output<typeof productInput>;

const variantRecord = z.object({
  id: z.int(),
  sku: z.string(),
  options: z.record(z.string(), z.union([z.string(), z.number()])),
  attributes: z.record(z.string(), z.unknown()),
  isActive: z.boolean(),
  piastres: z.nullable(z.int()),
  /** The version that a change of its price must name. */
  priceVersion: z.string(),
});

const productRecord = z.object({
  id: z.int(),
  code: z.string(),
  state: z.enum(PRODUCT_STATES),
  /** When customers see it, or will. */
  publishedAt: z.nullable(z.string()),
  categoryId: z.int(),
  brandId: z.int(),
  name: bilingual,
  slug: bilingual,
  summary: bilingual,
  description: bilingual,
  sellingPoints: z.array(bilingual),
  careNotes: z.nullable(bilingual),
  attributes: z.record(z.string(), z.unknown()),
  options: z.array(z.string()),
  isMarkedNew: z.boolean(),
  variants: z.array(variantRecord),
  pictures: z.array(
    z.object({
      assetId: z.int(),
      src: z.string(),
      width: z.int(),
      height: z.int(),
      role: z.enum(PICTURE_ROLES),
      alt: bilingual,
      sku: z.nullable(z.string()),
      focus: z.nullable(focusSchema),
    }),
  ),
  documents: z.array(
    z.object({
      documentId: z.int(),
      src: z.string(),
      kind: z.enum(DOCUMENT_KINDS),
      role: z.enum(DOCUMENT_ROLES),
      title: bilingual,
      sku: z.nullable(z.string()),
    }),
  ),
});

/**
 * A product as staff edit it. Stock and offers change on their own: they are not part of the
 * version.
 */
export const productRecordSchema = z.extend(productRecord, {
  /** Of all sections and the state. */
  version: z.string(),
  versions: z.object({
    texts: z.string(),
    attributes: z.string(),
    variants: z.string(),
    media: z.string(),
  }),
  stock: z.array(
    z.object({
      variantId: z.int(),
      onHand: z.int(),
      reserved: z.int(),
      available: z.int(),
      /** The current price, and the struck-through price. */
      amount: z.nullable(z.int()),
      compareAt: z.nullable(z.int()),
    }),
  ),
});
export type ProductRecord = z.output<typeof productRecordSchema>;
