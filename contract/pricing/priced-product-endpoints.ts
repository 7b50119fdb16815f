import * as z from "zod/mini";
import { bilingual } from "../kernel/bilingual-schema.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { codeLine, line } from "../kernel/schema.ts";

const pricedProduct = z.object({
  id: z.int(),
  name: bilingual,
  /** In display order, without those off sale. */
  variants: z.array(
    z.object({
      id: z.int(),
      sku: z.string(),
      /** Without offers; null: none yet. */
      piastres: z.nullable(z.int()),
    }),
  ),
});
export type PricedProduct = z.output<typeof pricedProduct>;

/** `12,15` */
const ids = z.pipe(
  codeLine(5_000).check(z.regex(/^[1-9]\d{0,8}(?:,[1-9]\d{0,8})*$/)),
  z.pipe(
    z.transform((text: string) => text.split(",").map(Number)),
    z.array(z.int()).check(z.maxLength(500)),
  ),
);

const query = z.object({
  /** Returns the first twenty matches, newest first. */
  q: z._default(line(100), ""),
  /** Returns all of these products and no others. */
  ids: z.optional(ids),
});

const namedProduct = z.object({
  id: z.int(),
  name: bilingual,
  /** In display order, without those that are off sale. */
  variants: z.array(z.object({ sku: z.string() })),
});

export const pricedProductEndpoints = {
  listPricedProducts: endpoint("GET /api/v1/admin/priced-products", {
    tag: "admin",
    access: "staff",
    permission: "price:write",
    summary: "List products with regular prices",
    query,
    response: z.object({ items: z.array(pricedProduct) }),
  }),
  listProductNames: endpoint("GET /api/v1/admin/product-names", {
    tag: "admin",
    access: "staff",
    summary: "List products to choose from",
    query,
    response: z.object({ items: z.array(namedProduct) }),
  }),
};
