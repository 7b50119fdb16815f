import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { LOCALES } from "../kernel/locale.ts";
import { pageOf } from "../kernel/pagination.ts";
import { wholeNumber } from "../kernel/schema.ts";
import { MAX_ID } from "../kernel/slug.ts";
import { categorySchema, productDetailSchema, PRODUCT_TYPES, sonSchema } from "./product.ts";

export const catalogEndpoints = {
  listProductCategories: endpoint("GET /api/v1/product-categories", {
    tag: "catalogue",
    summary: "The whole category tree, flat, in display order",
    response: z.object({ items: z.array(categorySchema) }),
  }),
  listParentCategories: endpoint("GET /api/v1/ProductCategories/GetAllParentCategoriesByType", {
    tag: "catalogue",
    summary: "The top categories of a product type",
    query: z.object({ type: z.enum(PRODUCT_TYPES) }),
    response: z.object({ data: z.array(categorySchema) }),
  }),
  listSons: endpoint("GET /api/v1/sons", {
    tag: "catalogue",
    summary:
      'Sellable variants ("son products") of a category and those below it; category 0 is all',
    query: z.object({
      categoryId: z._default(wholeNumber(0, MAX_ID), 0),
      page: z._default(wholeNumber(1, 10_000), 1),
      pageSize: z._default(wholeNumber(1, 100), 100),
      type: z._default(z.enum(PRODUCT_TYPES), "B2C"),
    }),
    response: pageOf(sonSchema),
  }),
  getDimensions: endpoint("GET /api/v1/sons/{id}/dimensions", {
    tag: "catalogue",
    summary: "The dimensions of a variant as a drawing to scale (image/svg+xml)",
    /** The text in a drawing has the language of the page that shows it. */
    query: z.object({ lang: z.optional(z.enum(LOCALES)) }),
    status: 200,
  }),
  getProduct: endpoint("GET /api/v1/products/{id}", {
    tag: "catalogue",
    summary: "One product with its variants, pictures, facts and relatives",
    response: productDetailSchema,
  }),
};
