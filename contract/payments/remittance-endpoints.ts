import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { pageOf } from "../kernel/pagination.ts";
import { codeLine, line, piastres, requiredLine, wholeNumber } from "../kernel/schema.ts";

export const REMITTANCES_PAGE = 24;
/** Maximum parcels per list. */
export const MAX_REMITTANCE_ROWS = 500;

const base = { tag: "payments", access: "staff", permission: "payment:write" } as const;

/**
 * Why a row cannot be booked: unknown number; several parcels match; nothing is due on delivery;
 * not delivered; its cash was already booked; another row has the same number.
 */
export const REMITTANCE_PROBLEMS = [
  "unknown",
  "several",
  "not-cash",
  "not-sent",
  "booked",
  "twice",
] as const;

const amount = wholeNumber(0, 1_000_000_000);

const reportRow = z.object({
  row: z.int(),
  /** As in the list. */
  number: z.string(),
  orderNumber: z.nullable(z.string()),
  parcel: z.nullable(z.int()),
  /** Amount to be collected; null: unknown. */
  expected: z.nullable(piastres),
  collected: piastres,
  fee: piastres,
  /** Collected beyond the amount to be collected; negative: too little; null: unknown. */
  difference: z.nullable(z.int()),
  problem: z.nullable(z.enum(REMITTANCE_PROBLEMS)),
});
export type RemittanceRow = z.output<typeof reportRow>;

/** Sums of the rows that can be booked. */
const sums = { expected: piastres, collected: piastres, fees: piastres };

const outstandingParcel = z.object({
  orderNumber: z.string(),
  parcel: z.int(),
  courier: z.nullable(z.string()),
  tracking: z.nullable(z.string()),
  deliveredAt: z.string(),
  /** The amount that the courier took at the door. */
  expected: piastres,
});
export type OutstandingParcel = z.output<typeof outstandingParcel>;

const remittanceSummary = z.object({
  id: z.int(),
  courier: z.string(),
  reference: z.string(),
  at: z.string(),
  by: z.nullable(z.string()),
  parcels: z.int(),
  ...sums,
});
export type RemittanceSummary = z.output<typeof remittanceSummary>;

export const remittanceEndpoints = {
  bookRemittance: endpoint("POST /api/v1/admin/remittances", base, {
    summary: "Record a courier's remittance. All rows or only the valid ones. Idempotent.",
    body: z.object({
      courier: requiredLine(60),
      /** Number of the list. */
      reference: requiredLine(40),
      rows: z
        .array(
          z.object({
            /**
             * Parcel number (`F-100001-ABCDEF/1`), number of an order with one parcel, or tracking
             * number.
             */
            number: codeLine(60),
            collected: amount,
            fee: z._default(amount, 0),
          }),
        )
        .check(z.minLength(1), z.maxLength(MAX_REMITTANCE_ROWS)),
      /** Only compare, do not book. */
      dryRun: z.boolean(),
      /** Rows with a problem are skipped and the others booked; otherwise all rows or none. */
      leavesOut: z._default(z.boolean(), false),
    }),
    idempotent: true,
    response: z.object({
      /** False: a dry run, or a row has a problem and none may be skipped. */
      booked: z.boolean(),
      rows: z.array(reportRow),
      ...sums,
    }),
    problems: ["payment-known"],
  }),
  readRemittanceFile: endpoint("POST /api/v1/admin/remittance-files", base, {
    summary: "Preview a courier's remittance file. Nothing is saved.",
    // Windows names the type of text files after the program that opens them, or sends none.
    upload: [
      "text/csv",
      "text/plain",
      "application/vnd.ms-excel",
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      "application/octet-stream",
    ],
    response: z.object({
      /** As written in the file, without currency. */
      rows: z.array(z.object({ number: z.string(), collected: z.string(), fee: z.string() })),
      /** Skipped rows without a number, such as sums. */
      leftOut: z.int(),
    }),
    problems: ["table-file-type", "payload-too-large"],
  }),
  listRemittances: endpoint("GET /api/v1/admin/remittances", base, {
    summary: "List recorded courier remittances. Newest first.",
    query: z.object({ page: z._default(wholeNumber(1, 10_000), 1) }),
    response: pageOf(remittanceSummary),
  }),
  listOutstandingCash: endpoint("GET /api/v1/admin/outstanding-cash", base, {
    summary: "List delivered parcels with outstanding cash. Longest waiting first.",
    query: z.object({
      page: z._default(wholeNumber(1, 10_000), 1),
      /** Part of the courier's name. */
      courier: z._default(line(60), ""),
    }),
    /** `sum`: over all pages. */
    response: z.extend(pageOf(outstandingParcel), { sum: piastres }),
  }),
};
