import * as z from "zod/mini";
import { productCardSchema } from "../catalog/product.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { LOCALES } from "../kernel/locale.ts";
import { line, requiredLine, wholeNumber } from "../kernel/schema.ts";
import { MAX_ID } from "../kernel/slug.ts";
import { pictureSchema } from "../media/picture.ts";
import { SORTS } from "./list-query.ts";

const facetBase = {
  code: z.string(),
  name: z.string(),
  explanation: z.nullable(z.string()),
  /** One of the facets that best distinguish the products of this list. */
  isOpen: z.boolean(),
  /** Its values are also shown above the list. */
  isPromoted: z.boolean(),
};

export const facetSchema = z.discriminatedUnion("kind", [
  z.object({
    ...facetBase,
    kind: z.literal("values"),
    values: z.array(
      z.object({
        code: z.string(),
        label: z.string(),
        colour: z.nullable(z.string()),
        /** Products of the whole result with this value, ignoring this facet's other choices. */
        count: z.int(),
        selected: z.boolean(),
      }),
    ),
  }),
  z.object({
    ...facetBase,
    kind: z.literal("range"),
    unit: z.nullable(z.string()),
    /**
     * How many units of the numbers here and in the address make one displayed unit: 10 millimetres
     * per centimetre.
     */
    divisor: z.number(),
    /** Bounds of the result without this facet. */
    min: z.number(),
    max: z.number(),
    /**
     * Histogram of the result in equal parts between the bounds; empty when there are no numbers.
     */
    bars: z.array(z.int()),
    selectedMin: z.nullable(z.number()),
    selectedMax: z.nullable(z.number()),
  }),
]);
export type Facet = z.output<typeof facetSchema>;

/** A word of the search that names a fact or a price shared by all results, or their order. */
const understoodFactSchema = z.object({
  /** The facet's code (or `sort`) and name, and the value searched for. */
  code: z.string(),
  name: z.string(),
  value: z.string(),
  /** The search without this word; empty: nothing else was searched for. */
  without: z.string(),
});
export type UnderstoodFact = z.output<typeof understoodFactSchema>;

const linkSchema = z.object({ name: z.string(), path: z.string() });

export const productListSchema = z.object({
  items: z.array(productCardSchema),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
  facets: z.array(facetSchema),
  /** The results include lights that a room can be planned with. */
  hasRoomLights: z.boolean(),
  /** Nothing matches everything as it was typed: these are the nearest results. */
  isGuess: z.boolean(),
  /**
   * The corrected query if a word is misspelt; also used for the nearest results if nothing was
   * found.
   */
  didYouMean: z.nullable(z.string()),
  /** Words that no result contains. */
  leftOut: z.array(z.string()),
  understood: z.array(understoodFactSchema),
  /** If a search found nothing: results for any of its words. */
  nearest: z.nullable(
    z.object({ products: z.array(productCardSchema), categories: z.array(linkSchema) }),
  ),
});
export type ProductList = z.output<typeof productListSchema>;

/** The base set of a list, before any facet is applied. */
export const LIST_SCOPES = ["all", "new-arrival", "special-offers"] as const;
export type ListScope = (typeof LIST_SCOPES)[number];

export const storefrontEndpoints = {
  listProducts: endpoint("GET /api/v1/products", {
    tag: "catalogue",
    summary:
      "List products with facet counts. Facet codes are parameters: `finish=brass,black`, `power_w=5..12`, `price=500..2000`, `brand=…`, `stock=in`.",
    query: z.looseObject({
      q: z.optional(line(100)),
      scope: z._default(z.enum(LIST_SCOPES), "all"),
      categoryId: z.optional(wholeNumber(1, MAX_ID)),
      sort: z.optional(z.enum(SORTS)),
      page: z._default(wholeNumber(1, 10_000), 1),
    }),
    response: productListSchema,
    problems: ["not-found"],
  }),
  suggest: endpoint("GET /api/v1/search/suggestions", {
    tag: "catalogue",
    summary: "Suggest searches, products and categories",
    query: z.object({ q: line(100) }),
    response: z.object({
      /** Completions of what was typed, from frequent searches and product names. */
      queries: z.array(z.string()),
      categories: z.array(linkSchema),
      products: z.array(
        z.object({
          name: z.string(),
          path: z.string(),
          picture: z.nullable(pictureSchema),
          amount: z.int(),
        }),
      ),
      /** Nothing matches everything typed: these are the nearest results. */
      isGuess: z.boolean(),
    }),
  }),
  chooseLanguage: endpoint("POST /api/v1/language", {
    tag: "catalogue",
    summary: "Set your page language. Saved in a cookie for 365 days.",
    body: z.object({ locale: z.enum(LOCALES) }),
  }),
  countOpenedSearch: endpoint("POST /api/v1/search/opened", {
    tag: "catalogue",
    summary: "Record a click on a search result. Anonymous.",
    body: z.object({ q: requiredLine(100) }),
  }),
};
