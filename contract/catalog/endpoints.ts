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
    summary: "List the category tree in display order",
    response: z.object({ items: z.array(categorySchema) }),
  }),
  listParentCategories: endpoint("GET /api/v1/ProductCategories/GetAllParentCategoriesByType", {
    tag: "catalogue",
    summary: "List the top categories of a product type",
    query: z.object({ type: z.enum(PRODUCT_TYPES) }),
    response: z.object({ data: z.array(categorySchema) }),
  }),
  listSons: endpoint("GET /api/v1/sons", {
    tag: "catalogue",
    summary: "List variants of a category and its subcategories. Category 0 is all.",
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
    summary: "Get a variant's dimension drawing. SVG, to scale.",
    /** The text in a drawing has the language of the page that shows it. */
    query: z.object({ lang: z.optional(z.enum(LOCALES)) }),
    status: 200,
  }),
  getProduct: endpoint("GET /api/v1/products/{id}", {
    tag: "catalogue",
    summary: "Get a product with variants and related products",
    response: productDetailSchema,
  }),
};
