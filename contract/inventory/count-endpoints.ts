import * as z from "zod/mini";
import { bilingual } from "../kernel/bilingual-schema.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { pageOf } from "../kernel/pagination.ts";
import { recordVersion, versionQuery } from "../kernel/record-version.ts";
import { codeLine, id, line, wholeNumber } from "../kernel/schema.ts";
import { MOST_ENTRIES } from "./most-entries.ts";
import { MOST_UNITS } from "./stock-endpoints.ts";

const base = { tag: "admin", access: "staff", permission: "stock:write" } as const;
const params = z.object({ id });
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
});
export type StockCountLine = z.output<typeof countLine>;

const listStockCounts = endpoint({
  ...base,
  method: "GET",
  path: "/api/v1/admin/stock-counts",
  summary: "Counts of the stock, the newest first",
  query: z.object({ page, pageSize }),
  status: 200,
  response: pageOf(stockCount),
});

const startStockCount = endpoint({
  ...base,
  method: "POST",
  path: "/api/v1/admin/stock-counts",
  summary: "Starts a count of chosen variants, or of all that are on sale; selling goes on",
  body: z.object({
    note: z._default(line(500), ""),
    /** Absent: all. */
    variantIds: z.optional(z.array(id).check(z.minLength(1), z.maxLength(MOST_CHOSEN))),
  }),
  status: 201,
  response: stockCount,
});

const getStockCount = endpoint({
  ...base,
  method: "GET",
  path: "/api/v1/admin/stock-counts/{id}",
  summary: "A count with its lines by SKU",
  params,
  query: z.object({
    /** `different`: the count differs from the book quantity. */
    show: z._default(z.enum(["all", "uncounted", "different"]), "all"),
    page,
    pageSize,
  }),
  status: 200,
  response: z.extend(pageOf(countLine), { count: stockCount }),
  problems: ["not-found"],
});

const enterStockCount = endpoint({
  ...base,
  method: "POST",
  path: "/api/v1/admin/stock-counts/{id}/entries",
  summary: "Enters how many of each SKU are there; a later entry replaces an earlier one",
  params,
  body: z.object({
    entries: z
      .array(z.object({ sku: codeLine(40), counted: wholeNumber(0, MOST_UNITS) }))
      .check(z.minLength(1), z.maxLength(MOST_ENTRIES)),
  }),
  status: 200,
  response: z.object({ lines: z.array(countLine), count: stockCount }),
  problems: ["not-found", "count-ended"],
});

const closeStockCount = endpoint({
  ...base,
  method: "POST",
  path: "/api/v1/admin/stock-counts/{id}/close",
  summary: "Books the differences of what was counted; what was sold since counts as sold",
  params,
  body: z.object({ version: recordVersion }),
  status: 200,
  response: stockCount,
  problems: ["not-found", "count-ended", "stock-held", "changed-meanwhile"],
});

const giveUpStockCount = endpoint({
  ...base,
  method: "DELETE",
  path: "/api/v1/admin/stock-counts/{id}",
  summary: "Gives a count up: nothing is booked",
  params,
  query: versionQuery,
  status: 204,
  problems: ["not-found", "count-ended", "changed-meanwhile"],
});

export const countEndpoints = {
  listStockCounts,
  startStockCount,
  getStockCount,
  enterStockCount,
  closeStockCount,
  giveUpStockCount,
};
