import * as z from "zod/mini";
import { bilingual } from "../kernel/bilingual-schema.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { pageOf } from "../kernel/pagination.ts";
import { recordVersion } from "../kernel/record-version.ts";
import { codeLine, id, line, wholeNumber } from "../kernel/schema.ts";

export const STOCK_REASONS = [
  "damaged",
  "lost",
  "found",
  "miscounted",
  "display",
  "own-use",
  "other",
] as const;

/** More of one variant at once is a typing error. */
export const MOST_UNITS = 1_000_000;
const MOST_LINES = 500;

const base = { tag: "admin", access: "staff", permission: "stock:write" } as const;
const page = z._default(wholeNumber(1, 10_000), 1);
const pageSize = z._default(wholeNumber(1, 100), 25);

/** Negative: units are removed. */
const change = wholeNumber(-MOST_UNITS, MOST_UNITS).check(
  z.refine((units: number) => units !== 0, { params: { rule: "exclusion" } }),
);

const lines = (quantity: typeof change) =>
  z.array(z.object({ variantId: id, quantity })).check(z.minLength(1), z.maxLength(MOST_LINES));

const units = wholeNumber(1, MOST_UNITS);
const note = z._default(line(500), "");
const reason = z.enum(STOCK_REASONS);

/** Bookings that staff make by hand. */
const stockBooking = z.discriminatedUnion("kind", [
  /** `note`: the supplier and the number of the delivery note. */
  z.object({
    kind: z.literal("receipt"),
    reason: z.optional(z.undefined()),
    note,
    lines: lines(units),
  }),
  z.object({ kind: z.literal("adjustment"), reason, note, lines: lines(change) }),
  /** Quantities to write off. */
  z.object({ kind: z.literal("write-off"), reason, note, lines: lines(units) }),
]);
export type StockBooking = z.output<typeof stockBooking>;

const stockRow = z.object({
  variantId: z.int(),
  productId: z.int(),
  sku: z.string(),
  name: bilingual,
  onHand: z.int(),
  reserved: z.int(),
  available: z.int(),
  /** At this quantity or below, stock is low. */
  reorderPoint: z.int(),
  isLow: z.boolean(),
  /** Its bin in the store room; empty: none set. */
  bin: z.string(),
  version: z.string(),
});
export type StockRow = z.output<typeof stockRow>;

/** Long enough for a bin label. */
export const MAX_BIN = 40;

const movement = z.object({
  id: z.int(),
  at: z.string(),
  kind: z.enum(["receipt", "adjustment", "sale", "return", "write-off"]),
  quantity: z.int(),
  /** Quantity on hand after it. */
  onHand: z.int(),
  /** Its cause: `order:F-…`, `booking:7`, `count:3`. */
  originator: z.string(),
  reason: z.nullable(reason),
  note: z.string(),
  /** Who booked it, or started the count; null: caused by an order. */
  staffName: z.nullable(z.string()),
});

export const stockEndpoints = {
  bookStock: endpoint("POST /api/v1/admin/stock-bookings", base, {
    summary: "Record stock receipts, corrections or write-offs. All lines or none.",
    body: stockBooking,
    idempotent: true,
    status: 201,
    response: z.object({ id: z.int() }),
    problems: ["stock-held", "idempotency-mismatch"],
  }),
  listStock: endpoint("GET /api/v1/admin/stock", base, {
    summary: "List stock of variants on sale. Lowest first.",
    query: z.object({
      q: z._default(line(100), ""),
      low: z.optional(z.literal("true")),
      page,
      pageSize,
    }),
    response: pageOf(stockRow),
  }),
  findStock: endpoint("POST /api/v1/admin/stock-found", base, {
    summary: "Look up stock by SKU. Includes withdrawn variants and skips unknown SKUs.",
    body: z.object({ skus: z.array(codeLine(40)).check(z.minLength(1), z.maxLength(MOST_LINES)) }),
    response: z.object({ items: z.array(stockRow) }),
  }),
  setReorderPoint: endpoint("PUT /api/v1/admin/stock/{id}/reorder-point", base, {
    summary: "Set a variant's reorder point",
    body: z.object({ reorderPoint: wholeNumber(0, MOST_UNITS), version: recordVersion }),
    response: stockRow,
    problems: ["not-found", "changed-meanwhile"],
  }),
  setBin: endpoint("PUT /api/v1/admin/stock/{id}/bin", base, {
    summary: "Set a variant's bin location. Empty removes it.",
    body: z.object({ bin: codeLine(MAX_BIN), version: recordVersion }),
    response: stockRow,
    problems: ["not-found", "changed-meanwhile"],
  }),
  listMovements: endpoint("GET /api/v1/admin/stock/{id}/movements", base, {
    summary: "List a variant's stock movements. Newest first.",
    query: z.object({ page, pageSize }),
    response: pageOf(movement),
  }),
  listHolds: endpoint("GET /api/v1/admin/stock/{id}/holds", base, {
    summary: "List orders that reserve a variant. Oldest first.",
    response: z.object({
      items: z.array(
        z.object({
          orderNumber: z.string(),
          quantity: z.int(),
          since: z.string(),
          /** Null: until it is shipped or cancelled. */
          until: z.nullable(z.string()),
        }),
      ),
    }),
  }),
};
