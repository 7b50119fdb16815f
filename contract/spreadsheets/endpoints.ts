import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { LOCALES } from "../kernel/locale.ts";
import { pageOf } from "../kernel/pagination.ts";
import { id, line, wholeNumber } from "../kernel/schema.ts";
import { SHEET_KINDS } from "./sheet-kinds.ts";

export const TABLE_FORMATS = ["csv", "xlsx"] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];

/** Limits per file. */
export const MOST_FILE_BYTES = 20 * 1024 * 1024;
export const MOST_FILE_ROWS = 50_000;

/** What an import is doing or has done; a cancelled one keeps what was already applied. */
export const IMPORT_STATES = [
  "reading",
  "checking",
  "checked",
  "applying",
  "applied",
  "cancelled",
  "failed",
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

export const ROW_RESULTS = ["new", "changed", "unchanged", "broken"] as const;
export type RowResult = (typeof ROW_RESULTS)[number];

/**
 * Each kind also needs the permission for what it changes (`SHEET_PERMISSIONS`); other kinds are
 * neither listed nor sent.
 */
const base = { tag: "spreadsheets", access: "staff", permission: "sheet:use" } as const;
const byId = { params: z.object({ id }), problems: ["not-found"] } as const;
const kind = z.enum(SHEET_KINDS);
/** A file's language may differ from the screen's. */
const file = {
  format: z._default(z.enum(TABLE_FORMATS), "xlsx"),
  lang: z.optional(z.enum(LOCALES)),
};

const importRecord = z.object({
  id: z.int(),
  kind,
  fileName: z.string(),
  state: z.enum(IMPORT_STATES),
  /** Why it failed, in the language of the request. */
  problem: z.nullable(z.string()),
  /** Unknown headings; their columns are ignored. */
  ignored: z.array(z.string()),
  rows: z.int(),
  /** Rows checked or applied so far in the current state. */
  done: z.int(),
  counts: z.record(z.enum(ROW_RESULTS), z.int()),
  /** Rows whose change was written. */
  applied: z.int(),
  by: z.string(),
  createdAt: z.string(),
  endedAt: z.nullable(z.string()),
  /** When file and report are deleted. */
  expiresAt: z.string(),
});
export type ImportRecord = z.output<typeof importRecord>;

const importRow = z.object({
  line: z.int(),
  result: z.enum(ROW_RESULTS),
  /** What the row is about, such as a SKU. */
  key: z.string(),
  isApplied: z.boolean(),
  faults: z.array(z.object({ column: z.nullable(z.string()), message: z.string() })),
  /** The differences, as cell texts. */
  changes: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
});
export type ImportRow = z.output<typeof importRow>;

export const spreadsheetEndpoints = {
  exportSheet: endpoint("GET /api/v1/admin/spreadsheets/{kind}", base, {
    status: 200,
    summary: "Export all records of a kind",
    params: z.object({ kind }),
    query: z.object(file),
    problems: [],
  }),
  addImport: endpoint("POST /api/v1/admin/imports", base, {
    summary: "Upload a table for checking. Nothing changes until you apply it.",
    query: z.object({ kind, name: z._default(line(200), "") }),
    // Windows labels text files by the program that opens them, or has no type for them.
    upload: [
      "text/csv",
      "text/plain",
      "application/vnd.ms-excel",
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      "application/octet-stream",
    ],
    status: 201,
    response: importRecord,
    problems: ["payload-too-large", "table-file-type"],
  }),
  listImports: endpoint("GET /api/v1/admin/imports", base, {
    summary: "List imports. Newest first.",
    query: z.object({ page: z._default(wholeNumber(1, 10_000), 1) }),
    response: pageOf(importRecord),
  }),
  getImport: endpoint("GET /api/v1/admin/imports/{id}", {
    ...base,
    ...byId,
    summary: "Get an import's progress and results",
    response: importRecord,
  }),
  listImportRows: endpoint("GET /api/v1/admin/imports/{id}/rows", {
    ...base,
    ...byId,
    summary: "List an import's checked rows, errors and changes",
    query: z.object({
      result: z.optional(z.enum(ROW_RESULTS)),
      page: z._default(wholeNumber(1, 10_000), 1),
    }),
    response: pageOf(importRow),
  }),
  getBrokenRows: endpoint("GET /api/v1/admin/imports/{id}/broken-rows", {
    status: 200,
    ...base,
    ...byId,
    summary: "Download an import's rejected rows. You can correct and import them again.",
    query: z.object(file),
  }),
  applyImport: endpoint("POST /api/v1/admin/imports/{id}/apply", {
    ...base,
    ...byId,
    summary: "Apply an import, or resume it",
    response: importRecord,
    problems: ["not-found", "import-state"],
  }),
  cancelImport: endpoint("POST /api/v1/admin/imports/{id}/cancel", {
    ...base,
    ...byId,
    summary: "Cancel an import. Applied rows are kept.",
    response: importRecord,
    problems: ["not-found", "import-state"],
  }),
};
