import * as z from "zod/mini";
import { bilingual } from "../kernel/bilingual-schema.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { pageOf } from "../kernel/pagination.ts";
import { recordVersion, versionQuery } from "../kernel/record-version.ts";
import { codeLine, id, line, wholeNumber } from "../kernel/schema.ts";
import { COUNT_MODES, MOST_ENTRIES } from "./most-entries.ts";
import { MOST_UNITS } from "./stock-endpoints.ts";

const base = { tag: "admin", access: "staff", permission: "stock:write" } as const;
const page = z._default(wholeNumber(1, 10_000), 1);
const pageSize = z._default(wholeNumber(1, 100), 50);
const MOST_CHOSEN = 5_000;

const stockCount = z.object({
  id: z.int(),
  note: z.string(),
  state: z.enum(["open", "closed", "given-up"]),
  startedAt: z.string(),
  endedAt: z.nullable(z.string()),
  /** Variants to count, counted variants, and those with a difference. */
  lines: z.int(),
  counted: z.int(),
  differences: z.int(),
  /** Lines whose goods moved during counting: they are counted again, or not booked. */
  uncertain: z.int(),
  version: z.string(),
});
export type StockCount = z.output<typeof stockCount>;

const countLine = z.object({
  variantId: z.int(),
  sku: z.string(),
  name: bilingual,
  /** Null: not counted yet. */
  counted: z.nullable(z.int()),
  /** The book quantity at the time of counting. */
  expected: z.nullable(z.int()),
  difference: z.nullable(z.int()),
  /** Goods moved between its first and last piece, so the count may or may not include them. */
  isUncertain: z.boolean(),
});
export type StockCountLine = z.output<typeof countLine>;

const moment = z.optional(z.iso.datetime({ offset: true }));

export const countEndpoints = {
  listStockCounts: endpoint("GET /api/v1/admin/stock-counts", base, {
    summary: "List stock counts. Newest first.",
    query: z.object({ page, pageSize }),
    response: pageOf(stockCount),
  }),
  startStockCount: endpoint("POST /api/v1/admin/stock-counts", base, {
    summary: "Start a stock count. Sales continue.",
    body: z.object({
      note: z._default(line(500), ""),
      /** At most one of these; none: everything. Of products and categories, only what is on sale. */
      variantIds: z.optional(z.array(id).check(z.minLength(1), z.maxLength(MOST_CHOSEN))),
      productIds: z.optional(z.array(id).check(z.minLength(1), z.maxLength(MOST_ENTRIES))),
      /** Including its subcategories. */
      categoryId: z.optional(id),
    }),
    status: 201,
    response: stockCount,
  }),
  getStockCount: endpoint("GET /api/v1/admin/stock-counts/{id}", base, {
    summary: "Get a stock count with lines by SKU",
    query: z.object({
      /** `different`: more or fewer than the books said. */
      show: z._default(z.enum(["all", "uncounted", "different", "uncertain"]), "all"),
      page,
      pageSize,
    }),
    response: z.extend(pageOf(countLine), {
      count: stockCount,
      /** Server time: the times of counting below refer to this clock. */
      now: z.string(),
    }),
  }),
  findCountLines: endpoint("POST /api/v1/admin/stock-counts/{id}/found", base, {
    summary: "Get counted quantities by SKU. Skips SKUs outside the count.",
    body: z.object({
      skus: z.array(codeLine(40)).check(z.minLength(1), z.maxLength(MOST_ENTRIES)),
    }),
    response: z.object({ lines: z.array(countLine) }),
  }),
  enterStockCount: endpoint("POST /api/v1/admin/stock-counts/{id}/entries", base, {
    summary: "Record counted quantities by SKU. Replaces or adds to earlier quantities.",
    body: z.object({
      /** `add`: adds to the earlier count, e.g. from another shelf or by a colleague. */
      mode: z._default(z.enum(COUNT_MODES), "replace"),
      entries: z
        .array(
          z.object({
            sku: codeLine(40),
            counted: wholeNumber(0, MOST_UNITS),
            /** When the first and the last piece were counted; absent: now. */
            from: moment,
            until: moment,
          }),
        )
        .check(z.minLength(1), z.maxLength(MOST_ENTRIES)),
    }),
    idempotent: true,
    response: z.object({ lines: z.array(countLine), count: stockCount }),
    problems: ["not-found", "count-ended", "idempotency-mismatch"],
  }),
  closeStockCount: endpoint("POST /api/v1/admin/stock-counts/{id}/close", base, {
    summary: "Close a stock count. Adjusts stock except for uncertain lines.",
    body: z.object({ version: recordVersion }),
    response: stockCount,
    problems: ["not-found", "count-ended", "stock-held", "changed-meanwhile"],
  }),
  giveUpStockCount: endpoint("DELETE /api/v1/admin/stock-counts/{id}", base, {
    summary: "Cancel a stock count. Stock is not adjusted.",
    query: versionQuery,
    problems: ["not-found", "count-ended", "changed-meanwhile"],
  }),
};
