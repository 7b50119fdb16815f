import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { LOCALES } from "../kernel/locale.ts";
import { pageOf } from "../kernel/pagination.ts";
import { recordVersion, versionQuery } from "../kernel/record-version.ts";
import { id, line, requiredLine, wholeNumber } from "../kernel/schema.ts";

const LONGEST = 60;
const MOST_WORDS = 20;

const base = { tag: "search", access: "staff", permission: "product:write" } as const;

const draftFields = {
  /** Words and phrases with the same meaning. */
  words: z.array(requiredLine(LONGEST)).check(z.minLength(2), z.maxLength(MOST_WORDS)),
  /** Applies on pages in this language; null: in both. */
  locale: z.nullable(z.enum(LOCALES)),
};

const synonymRecord = z.object({
  id: z.int(),
  words: z.array(z.string()),
  locale: z.nullable(z.enum(LOCALES)),
  changedAt: z.string(),
  version: z.string(),
});
export type SynonymRecord = z.output<typeof synonymRecord>;

const searchQuery = {
  q: requiredLine(100),
  /** The language of the page that is searched. */
  pageLocale: z._default(z.enum(LOCALES), "ar"),
};

const found = z.object({
  total: z.int(),
  isGuess: z.boolean(),
  items: z.array(z.object({ id: z.int(), name: z.string() })),
});
export type FoundByTrial = z.output<typeof found>;

/** Where a term matches in a product. */
export const RANK_FIELDS = ["name", "title", "words", "typed", "number"] as const;

const explainRank = endpoint("GET /api/v1/admin/search/explanation", base, {
  summary: "Explain a product's search rank. Lists points by term and field.",
  query: z.object({ ...searchQuery, productId: id }),
  response: z.object({
    name: z.string(),
    /** From 1; null: not among the first ones. */
    place: z.nullable(z.int()),
    points: z.int(),
    inStock: z.boolean(),
    /** Its orders weighted by age, since each counts half after a number of days. */
    orders: z.number(),
    halfLifeDays: z.int(),
    terms: z.array(
      z.object({
        text: z.string(),
        parts: z.array(z.object({ field: z.enum(RANK_FIELDS), points: z.int() })),
      }),
    ),
  }),
  problems: ["not-found"],
});
export type RankExplanation = z.output<typeof explainRank.response>;

export const synonymEndpoints = {
  listSynonyms: endpoint("GET /api/v1/admin/synonyms", base, {
    summary: "List search synonyms. Last changed first.",
    query: z.object({
      page: z._default(wholeNumber(1, 10_000), 1),
      q: z._default(line(100), ""),
    }),
    response: pageOf(synonymRecord),
  }),
  addSynonym: endpoint("POST /api/v1/admin/synonyms", base, {
    summary: "Create synonyms. The next search uses them.",
    body: z.object(draftFields),
    status: 201,
    response: synonymRecord,
  }),
  changeSynonym: endpoint("PUT /api/v1/admin/synonyms/{id}", base, {
    summary: "Update synonyms",
    body: z.object({ version: recordVersion, ...draftFields }),
    response: synonymRecord,
    problems: ["not-found", "changed-meanwhile"],
  }),
  removeSynonym: endpoint("DELETE /api/v1/admin/synonyms/{id}", base, {
    summary: "Delete synonyms",
    query: versionQuery,
    problems: ["not-found", "changed-meanwhile"],
  }),
  trySearch: endpoint("GET /api/v1/admin/search/trial", base, {
    summary: "Try a search with and without staff synonyms",
    query: z.object(searchQuery),
    response: z.object({
      terms: z.array(
        z.object({
          /** As read. */
          text: z.string(),
          /** Alternatives that also match. */
          also: z.array(z.string()),
          /** Facts that express it, such as `finish:black`. */
          facts: z.array(z.string()),
          /** It names the kind of product. */
          isKind: z.boolean(),
        }),
      ),
      didYouMean: z.nullable(z.string()),
      before: found,
      after: found,
    }),
  }),
  explainRank,
};
