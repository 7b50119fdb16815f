import * as z from "zod/mini";
import { piastres } from "../kernel/schema.ts";
import { pictureSchema } from "../media/picture.ts";

/**
 * An attribute value as text in the reader's language; `ltr` marks values that stay left-to-right
 * (4200 lm, IP65).
 */
export const factSchema = z.object({
  code: z.string(),
  name: z.string(),
  value: z.string(),
  ltr: z.boolean(),
  explanation: z.nullable(z.string()),
});
export type Fact = z.output<typeof factSchema>;

export const priceSchema = z.object({
  /** What a customer pays now, including VAT. */
  amount: piastres,
  /** The ordinary price while an offer is running. */
  was: z.nullable(piastres),
});
export type Price = z.output<typeof priceSchema>;

/** One variant as shown on a card, with its own picture, price and link. */
const cardVersionSchema = z.object({
  /**
   * Path without a locale prefix that opens this variant:
   * /product/12-hala-ring-chandelier?variant=34.
   */
  path: z.string(),
  price: priceSchema,
  /** `price` is the lowest on its page, and others there cost more. */
  isFrom: z.boolean(),
  discountPercent: z.int(),
  inStock: z.boolean(),
  picture: z.nullable(pictureSchema),
  /** The same product lit at night. */
  nightPicture: z.nullable(pictureSchema),
});
export type CardVersion = z.output<typeof cardVersionSchema>;

/** A finish that can be chosen on a card, and the variant it leads to. */
export const swatchSchema = z.extend(cardVersionSchema, {
  code: z.string(),
  name: z.string(),
  /** Hex colour. */
  colour: z.string(),
});

/** Summary of the published ratings: the average with one decimal, and the count. */
const averageSchema = z.object({ average: z.number(), count: z.int() });

/** A product as shown in a list. */
export const productCardSchema = z.extend(cardVersionSchema, {
  id: z.int(),
  name: z.string(),
  brand: z.string(),
  categoryId: z.int(),
  keyFacts: z.array(factSchema),
  rating: z.nullable(averageSchema),
  isNew: z.boolean(),
  swatches: z.array(swatchSchema),
  /** Code of the swatch whose variant is shown; null when there is nothing to choose. */
  swatch: z.nullable(z.string()),
  /** The variant that "add" puts into the cart when there is only one. */
  onlyVariantId: z.nullable(z.int()),
});
export type ProductCard = z.output<typeof productCardSchema>;

export const variantSchema = z.object({
  id: z.int(),
  sku: z.string(),
  /** Value code by option code. */
  options: z.record(z.string(), z.string()),
  price: priceSchema,
  /** Day after which the offer ends, ISO 8601; null without an end or an offer. */
  offerEndsAt: z.nullable(z.string()),
  /** Units that can be ordered now. */
  available: z.int(),
  pictures: z.array(z.extend(pictureSchema, { role: z.string() })),
  facts: z.array(z.extend(factSchema, { group: z.string() })),
  /** Whether there is a dimension drawing, and a light distribution file. */
  hasDimensions: z.boolean(),
  hasPhotometry: z.boolean(),
  /** Its 3D model (GLB); null: none. */
  model: z.nullable(z.string()),
  /** It can be dimmed, by any kind of dimmer. */
  canDim: z.boolean(),
  /** Whites it can be switched between, in kelvin; empty: the colour temperature is fixed. */
  switchableKelvins: z.array(z.int()),
});
export type Variant = z.output<typeof variantSchema>;

export const optionSchema = z.object({
  code: z.string(),
  name: z.string(),
  values: z.array(
    z.object({ code: z.string(), label: z.string(), colour: z.nullable(z.string()) }),
  ),
});

export const productDetailSchema = z.object({
  id: z.int(),
  path: z.string(),
  /** Addresses without locale prefix, per language. */
  alternates: z.object({ ar: z.string(), en: z.string() }),
  name: z.string(),
  summary: z.string(),
  /** Paragraphs. */
  description: z.array(z.string()),
  sellingPoints: z.array(z.string()),
  careNotes: z.nullable(z.string()),
  brand: z.string(),
  breadcrumbs: z.array(z.object({ name: z.string(), path: z.string() })),
  isNew: z.boolean(),
  givesLight: z.boolean(),
  options: z.array(optionSchema),
  /** In display order; never empty. */
  variants: z.array(variantSchema),
  /** Documents to read, in display order; light distributions are requested per variant. */
  documents: z.array(
    z.object({
      title: z.string(),
      src: z.string(),
      bytes: z.int(),
      /** The variant it belongs to; null: all. */
      variantId: z.nullable(z.int()),
    }),
  ),
  /** Group codes and names in display order, for the specification table. */
  factGroups: z.array(z.object({ code: z.string(), name: z.string() })),
  /** Codes of up to six deciding attributes. */
  decidingFacts: z.array(z.string()),
  /** Null: not rated yet. */
  rating: z.nullable(
    z.extend(averageSchema, {
      /** Number of ratings with 1, 2, 3, 4 and 5 stars. */
      distribution: z.array(z.int()),
    }),
  ),
  related: z.array(productCardSchema),
});
export type ProductDetail = z.output<typeof productDetailSchema>;

/** A category with its position in the tree. */
export const categorySchema = z.object({
  id: z.int(),
  code: z.string(),
  parentId: z.nullable(z.int()),
  name: z.string(),
  path: z.string(),
  description: z.string(),
  picture: z.nullable(pictureSchema),
  /** Published products in it and its descendants. */
  productCount: z.int(),
});
export type Category = z.output<typeof categorySchema>;

/** A "son product": the sellable version of a product. */
export const sonSchema = z.object({
  id: z.int(),
  sku: z.string(),
  productId: z.int(),
  categoryId: z.int(),
  name: z.string(),
  path: z.string(),
  price: priceSchema,
  available: z.int(),
  picture: z.nullable(pictureSchema),
});
export type Son = z.output<typeof sonSchema>;

/** Summary of one variant, as used in sets, alerts and suggestions. */
export const variantSummarySchema = z.object({
  variantId: z.int(),
  productId: z.int(),
  name: z.string(),
  /** The chosen options as text; empty when there are none. */
  options: z.string(),
  path: z.string(),
  price: priceSchema,
  /** Units that can be ordered now. */
  available: z.int(),
  picture: z.nullable(pictureSchema),
});
export type VariantSummary = z.output<typeof variantSummarySchema>;

export const PRODUCT_TYPES = ["B2C"] as const;
