import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { pageOf } from "../kernel/pagination.ts";
import { recordVersion, versionQuery } from "../kernel/record-version.ts";
import { line, requiredLine, wholeNumber } from "../kernel/schema.ts";

const MAX_PATH = 500;
const MAX_TARGET = 2_000;
/** Per import; longer lists are sent in several. */
const MOST_ROWS = 500;

const base = { tag: "redirects", access: "staff", permission: "redirect:write" } as const;

const draftFields = {
  /** A path of the shop, in any spelling and language. */
  from: requiredLine(MAX_PATH),
  /** A path of the shop without locale prefix, or an http(s) address. */
  to: requiredLine(MAX_TARGET),
  /** 301 and 308: permanent; 302 and 307: temporary. */
  status: z._default(
    z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)]),
    301,
  ),
  isActive: z._default(z.boolean(), true),
};
const draft = z.object(draftFields);

const redirectRecord = z.object({
  id: z.int(),
  from: z.string(),
  to: z.string(),
  status: z.int(),
  isActive: z.boolean(),
  /** Leads to another site. */
  external: z.boolean(),
  createdAt: z.string(),
  version: z.string(),
  /** Number of times it was followed, with a delay of some seconds. */
  hits: z.int(),
  lastHitAt: z.nullable(z.string()),
});
export type RedirectRecord = z.output<typeof redirectRecord>;

/** A saved redirect, and the paths of those that led to it and were retargeted. */
const savedRedirect = z.extend(redirectRecord, { ledOn: z.array(z.string()) });

const importResult = z.enum(["added", "replaced", "unchanged", "refused"]);
export type ImportResult = z.output<typeof importResult>;

const importRedirects = endpoint("POST /api/v1/admin/redirects/import", base, {
  summary: "Import redirects by path. Reports each row. `dryRun` writes nothing.",
  body: z.object({
    dryRun: z.boolean(),
    // Validated row by row: an invalid one is reported and does not end the import.
    rows: z.array(z.record(z.string(), z.unknown())).check(z.minLength(1), z.maxLength(MOST_ROWS)),
  }),
  response: z.object({
    dryRun: z.boolean(),
    counts: z.record(importResult, z.int()),
    rows: z.array(
      z.object({
        /** From 1. */
        row: z.int(),
        result: importResult,
        from: z.string(),
        /** Its final target. */
        to: z.string(),
        errors: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })),
      }),
    ),
  }),
});
export type ImportReport = z.output<typeof importRedirects.response>;

/** A row of an import. */
export const redirectDraft = draft;

export const staffRedirectEndpoints = {
  listRedirects: endpoint("GET /api/v1/admin/redirects", base, {
    summary: "List redirects with their hits",
    query: z.object({
      page: z._default(wholeNumber(1, 10_000), 1),
      q: z._default(line(200), ""),
      isActive: z.optional(z.enum(["true", "false"])),
      sort: z._default(z.enum(["from", "newest", "hits"]), "from"),
    }),
    response: pageOf(redirectRecord),
  }),
  getRedirect: endpoint("GET /api/v1/admin/redirects/{id}", base, {
    summary: "Get a redirect",
    response: redirectRecord,
  }),
  addRedirect: endpoint("POST /api/v1/admin/redirects", base, {
    summary: "Create a redirect. Chains are shortened and loops are rejected.",
    body: draft,
    status: 201,
    response: savedRedirect,
  }),
  changeRedirect: endpoint("PUT /api/v1/admin/redirects/{id}", base, {
    summary: "Update a redirect. Chains are shortened and loops are rejected.",
    body: z.object({ version: recordVersion, ...draftFields }),
    response: savedRedirect,
    problems: ["not-found", "changed-meanwhile"],
  }),
  removeRedirect: endpoint("DELETE /api/v1/admin/redirects/{id}", base, {
    summary: "Delete a redirect",
    query: versionQuery,
    problems: ["not-found", "changed-meanwhile"],
  }),
  importRedirects,
};
