import * as z from "zod/mini";
import { bilingual } from "../kernel/bilingual-schema.ts";
import { id, wholeNumber } from "../kernel/schema.ts";
import { MAX_PIASTRES, pricePiastres } from "../pricing/price-endpoints.ts";
import { PRICE_STEPS } from "./bulk-limits.ts";
import { PRODUCT_STATES } from "./product-record.ts";

const toCategory = z.object({ kind: z.literal("category"), categoryId: id });
const toBrand = z.object({ kind: z.literal("brand"), brandId: id });
const toState = z.object({
  kind: z.literal("state"),
  state: z.enum(PRODUCT_STATES),
  at: z.optional(z.iso.datetime({ offset: true })),
});

/** Changes that can be applied to many products at once. */
export const productChange = z.discriminatedUnion("kind", [
  toCategory,
  toBrand,
  toState,
  z.object({
    kind: z.literal("price"),
    /** Hundredths of a percent of the price; negative to lower it. */
    basisPoints: z._default(wholeNumber(-9_999, 100_000), 0),
    /** Piastres added after that. */
    piastres: z._default(wholeNumber(-MAX_PIASTRES, MAX_PIASTRES), 0),
    step: z._default(z.enum(PRICE_STEPS), "1"),
  }),
  /** Sets the quantity of each variant on sale. */
  z.object({ kind: z.literal("stock"), onHand: wholeNumber(0, 1_000_000) }),
]);
export type ProductChange = z.output<typeof productChange>;

/** The price after a change, rounded to the nearest step and never zero. */
export function changedPrice(
  piastres: number,
  change: { basisPoints: number; piastres: number; step: string },
): number {
  const step = Number(change.step);
  const exact = (piastres * (10_000 + change.basisPoints)) / 10_000 + change.piastres;
  return Math.min(MAX_PIASTRES, Math.max(step, Math.round(exact / step) * step));
}

/** At most as many variants as a product can have. */
const ofVariants = <T extends z.core.$ZodType>(variant: T) =>
  z.array(variant).check(z.maxLength(200));

/** A change of one product with its exact values. */
export const exactChange = z.discriminatedUnion("kind", [
  toCategory,
  toBrand,
  toState,
  z.object({
    kind: z.literal("prices"),
    prices: ofVariants(z.object({ variantId: id, piastres: pricePiastres })),
  }),
  z.object({
    kind: z.literal("stock"),
    /** Units that are added or removed, so that goods sold in the meantime stay sold. */
    lines: ofVariants(z.object({ variantId: id, quantity: wholeNumber(-1_000_000, 1_000_000) })),
  }),
]);
export type ExactChange = z.output<typeof exactChange>;

/** The result for each product. */
export const rowReport = z.object({
  changed: z.int(),
  refused: z.int(),
  rows: z.array(
    z.object({
      id: z.int(),
      name: z.nullable(bilingual),
      /** Null: changed. */
      problem: z.nullable(
        z.object({
          code: z.string(),
          title: z.string(),
          errors: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })),
        }),
      ),
      /** What undoes the change, and the product's version after it; null: not to be undone. */
      undo: z.nullable(z.object({ version: z.string(), change: exactChange })),
    }),
  ),
});
export type RowReport = z.output<typeof rowReport>;
