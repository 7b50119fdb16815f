import * as z from "zod/mini";
import { bilingual } from "../kernel/bilingual-schema.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { piastres, wholeNumber } from "../kernel/schema.ts";
import { reportOf, reportSpan } from "../kernel/time/report-span.ts";
import { REFUSAL_REASONS } from "./call-endpoints.ts";
import { ORDER_STATUSES } from "./order-status.ts";
import { PAYMENT_METHODS } from "./payment-method.ts";

const base = { tag: "reports", access: "staff", permission: "order:read" } as const;

/** Orders placed on these days that are neither waiting nor cancelled. */
const salesRow = z.object({
  /** First day of the period; a week begins on Saturday. */
  day: z.string(),
  orders: z.int(),
  /** Their current value, after credits. */
  piastres,
  /** Piastres per order, rounded. */
  average: piastres,
});
export type SalesRow = z.output<typeof salesRow>;

const conversionRow = z.object({
  /** As in the sales report. */
  day: z.string(),
  visits: z.int(),
  /** Carts to which a first item was added. */
  carts: z.int(),
  /** Placed in the shop, regardless of their later state. */
  orders: z.int(),
});
export type ConversionRow = z.output<typeof conversionRow>;

const ordersRow = z.object({
  status: z.enum(ORDER_STATUSES),
  paymentMethod: z.enum(PAYMENT_METHODS),
  orders: z.int(),
  piastres,
});
export type OrdersRow = z.output<typeof ordersRow>;

const bestSellerRow = z.object({
  variantId: z.int(),
  sku: z.string(),
  /** Name in the latest order. */
  name: bilingual,
  /** The options of the variant: "Gold, 60 cm"; empty: the product has only one. */
  options: bilingual,
  /** Neither cancelled nor returned. */
  units: z.int(),
  /** Amount paid for these units, after discounts. */
  piastres,
});
export type BestSellerRow = z.output<typeof bestSellerRow>;

const refusalsRow = z.object({
  /** Null: given in words, before the list of reasons existed. */
  reason: z.nullable(z.enum(REFUSAL_REASONS)),
  orders: z.int(),
  /** Total of these orders. */
  piastres,
});
export type RefusalsRow = z.output<typeof refusalsRow>;

export const orderReportEndpoints = {
  reportSales: endpoint("GET /api/v1/admin/reports/sales", base, {
    summary: "Get sales and order value over time",
    query: z.object({ ...reportSpan, by: z._default(z.enum(["day", "week", "month"]), "day") }),
    response: reportOf(salesRow),
  }),
  reportConversion: endpoint("GET /api/v1/admin/reports/conversion", base, {
    summary: "Count visits, carts and orders over time",
    query: z.object({ ...reportSpan, by: z._default(z.enum(["day", "week", "month"]), "day") }),
    response: reportOf(conversionRow),
  }),
  reportOrders: endpoint("GET /api/v1/admin/reports/orders", base, {
    summary: "Count orders by status and payment method. Includes the cash refusal rate.",
    query: z.object(reportSpan),
    response: z.extend(reportOf(ordersRow), {
      cash: z.object({
        /** Delivered and refused orders together. */
        ended: z.int(),
        /** On the phone or at the door. */
        refused: z.int(),
        /** Hundredths of a percent; null: none has ended. */
        refusedShare: z.nullable(z.int()),
      }),
    }),
  }),
  reportBestSellers: endpoint("GET /api/v1/admin/reports/best-sellers", base, {
    summary: "List best-selling products. Excludes returned units.",
    query: z.object({ ...reportSpan, limit: z._default(wholeNumber(1, 200), 20) }),
    response: reportOf(bestSellerRow),
  }),
  reportRefusals: endpoint("GET /api/v1/admin/reports/refusals", base, {
    summary: "List refusal reasons of calls. Most frequent first.",
    query: z.object(reportSpan),
    response: reportOf(refusalsRow),
  }),
};
