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
  /** One of those that tell the products of this list apart best. */
  isOpen: z.boolean(),
  /** Its values stand above the list as well. */
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
        /** Products of the whole result that have this value, whatever else is chosen in this facet. */
        count: z.int(),
        selected: z.boolean(),
      }),
    ),
  }),
  z.object({
    ...facetBase,
    kind: z.literal("range"),
    unit: z.nullable(z.string()),
    /** How many of the numbers here and in the address make one of the unit: 10 millimetres a centimetre. */
    divisor: z.number(),
    /** Bounds over the result without this facet. */
    min: z.number(),
    max: z.number(),
    /** How many of the result's numbers lie in each of the equal parts between the bounds; empty where there are none. */
    bars: z.array(z.int()),
    selectedMin: z.nullable(z.number()),
    selectedMax: z.nullable(z.number()),
  }),
]);
export type Facet = z.output<typeof facetSchema>;

/** A word of the search that names a fact or a price, which all that was found has. */
const understoodFactSchema = z.object({
  /** The facet, by its code and name, and what was asked for in it. */
  code: z.string(),
  name: z.string(),
  value: z.string(),
  /** The search without the word. */
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
  /** Nothing has all of what was searched for as it was typed: these come nearest to it. */
  isGuess: z.boolean(),
  /** What was taken for meant where a word is misspelt; also of what is nearest where nothing was found. */
  didYouMean: z.nullable(z.string()),
  /** Words that nothing here has. */
  leftOut: z.array(z.string()),
  understood: z.array(understoodFactSchema),
  /** Where a search found nothing: what has any of its words. */
  nearest: z.nullable(
    z.object({ products: z.array(productCardSchema), categories: z.array(linkSchema) }),
  ),
});
export type ProductList = z.output<typeof productListSchema>;

/** Which products a list is about, before anything is chosen. */
export const LIST_SCOPES = ["all", "new-arrival", "special-offers"] as const;
export type ListScope = (typeof LIST_SCOPES)[number];

export const listProducts = endpoint({
  method: "GET",
  path: "/api/v1/products",
  tag: "catalogue",
  summary:
    "A page of products with exact facet counts. Besides the named parameters every facet code is one: `finish=brass,black`, `power_w=5..12`, `price=500..2000` (pounds), `brand=…`, `stock=in`",
  query: z.looseObject({
    q: z.optional(line(100)),
    scope: z._default(z.enum(LIST_SCOPES), "all"),
    categoryId: z.optional(wholeNumber(1, MAX_ID)),
    sort: z.optional(z.enum(SORTS)),
    page: z._default(wholeNumber(1, 10_000), 1),
  }),
  status: 200,
  response: productListSchema,
  problems: ["not-found"],
});

export const suggest = endpoint({
  method: "GET",
  path: "/api/v1/search/suggestions",
  tag: "catalogue",
  summary: "Searches, products and categories that fit what is being typed",
  query: z.object({ q: line(100) }),
  status: 200,
  response: z.object({
    /** What was typed, with its end: as others often search and as products are called. */
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
    /** Nothing has all of what was typed: these come nearest to it. */
    isGuess: z.boolean(),
  }),
});

export const countOpenedSearch = endpoint({
  method: "POST",
  path: "/api/v1/search/opened",
  tag: "catalogue",
  summary:
    "Counts that something was opened or taken of what a search had found; nothing is kept of who it was",
  body: z.object({ q: requiredLine(100) }),
  status: 204,
});

export const chooseLanguage = endpoint({
  method: "POST",
  path: "/api/v1/language",
  tag: "catalogue",
  summary: "Remembers the language of a visitor's pages in a cookie, for 365 days",
  body: z.object({ locale: z.enum(LOCALES) }),
  status: 204,
});
