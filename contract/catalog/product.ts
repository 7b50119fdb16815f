import * as z from "zod/mini";
import { piastres } from "../kernel/schema.ts";
import { pictureSchema } from "../media/picture.ts";

/** A technical fact as text in the reader's language; `ltr` marks values that stay left-to-right (4200 lm, IP65). */
export const factSchema = z.object({
  code: z.string(),
  name: z.string(),
  value: z.string(),
  ltr: z.boolean(),
  explanation: z.nullable(z.string()),
});
export type Fact = z.output<typeof factSchema>;

export const priceSchema = z.object({
  /** What a customer pays now, VAT included. */
  amount: piastres,
  /** The ordinary price where an offer is running. */
  was: z.nullable(piastres),
});
export type Price = z.output<typeof priceSchema>;

/** One variant as a card shows it: picture, price and address are its own. */
const cardVersionSchema = z.object({
  /** Address without a locale prefix that opens this variant: /product/12-hala-ring-chandelier?variant=34. */
  path: z.string(),
  price: priceSchema,
  /** `price` is the least of all that its page offers, and others there cost more. */
  isFrom: z.boolean(),
  discountPercent: z.int(),
  inStock: z.boolean(),
  picture: z.nullable(pictureSchema),
  /** The same thing lit at night. */
  nightPicture: z.nullable(pictureSchema),
});
export type CardVersion = z.output<typeof cardVersionSchema>;

/** A finish to choose on a card, and the variant that it leads to. */
export const swatchSchema = z.extend(cardVersionSchema, {
  code: z.string(),
  name: z.string(),
  /** Hex colour. */
  colour: z.string(),
});

/** The published ratings in short: one decimal, and how many. */
const averageSchema = z.object({ average: z.number(), count: z.int() });

/** What a list shows of a product. */
export const productCardSchema = z.extend(cardVersionSchema, {
  id: z.int(),
  name: z.string(),
  brand: z.string(),
  categoryId: z.int(),
  keyFacts: z.array(factSchema),
  rating: z.nullable(averageSchema),
  isNew: z.boolean(),
  swatches: z.array(swatchSchema),
  /** Code of the swatch whose variant is shown; null where there is none to choose. */
  swatch: z.nullable(z.string()),
  /** The variant that "add" puts into the cart when there is only one to choose. */
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
  /** There is a drawing of its dimensions, and a file of how it spreads its light. */
  hasDimensions: z.boolean(),
  hasPhotometry: z.boolean(),
  /** Its model in three dimensions (GLB); null: there is none. */
  model: z.nullable(z.string()),
  /** Its light can be turned down, by whatever dimmer. */
  canDim: z.boolean(),
  /** The whites that it can be switched between, in kelvin; empty: it has one for good. */
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
  /** Papers to read, in display order; light distributions are asked for by variant. */
  documents: z.array(
    z.object({
      title: z.string(),
      src: z.string(),
      bytes: z.int(),
      /** The variant that it is about; null: all. */
      variantId: z.nullable(z.int()),
    }),
  ),
  /** Group codes and names in display order, for the specification table. */
  factGroups: z.array(z.object({ code: z.string(), name: z.string() })),
  /** Codes of the up to six facts that decide. */
  decidingFacts: z.array(z.string()),
  /** Null: nobody has rated it yet. */
  rating: z.nullable(
    z.extend(averageSchema, {
      /** How many gave 1, 2, 3, 4 and 5. */
      distribution: z.array(z.int()),
    }),
  ),
  related: z.array(productCardSchema),
});
export type ProductDetail = z.output<typeof productDetailSchema>;

/** A category with its place in the tree. */
export const categorySchema = z.object({
  id: z.int(),
  code: z.string(),
  parentId: z.nullable(z.int()),
  name: z.string(),
  path: z.string(),
  description: z.string(),
  picture: z.nullable(pictureSchema),
  /** Published products in it and below it. */
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

/** One variant in short: what a set, an alert or a suggestion names. */
export const variantSummarySchema = z.object({
  variantId: z.int(),
  productId: z.int(),
  name: z.string(),
  /** The chosen options in words; empty where there is nothing to choose. */
  options: z.string(),
  path: z.string(),
  price: priceSchema,
  /** Units that can be ordered now. */
  available: z.int(),
  picture: z.nullable(pictureSchema),
});
export type VariantSummary = z.output<typeof variantSummarySchema>;

export const PRODUCT_TYPES = ["B2C"] as const;
