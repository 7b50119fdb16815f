import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { pageOf } from "../kernel/pagination.ts";
import { line, wholeNumber } from "../kernel/schema.ts";
import { orderNumber, orderSchema, orderSummarySchema } from "./endpoints.ts";
import { WAITING_FOR } from "./order-status.ts";

const company = { tag: "company", access: "company" } as const;

const companyOrderSchema = z.extend(orderSummarySchema, {
  /** Who placed it, by the name on the order. Null: erased. */
  buyer: z.nullable(z.string()),
  purchaseOrder: z.nullable(z.string()),
  waitingFor: z.nullable(z.enum(WAITING_FOR)),
});

export type CompanyOrder = z.output<typeof companyOrderSchema>;

export const companyOrderEndpoints = {
  listCompanyOrders: endpoint("GET /api/v1/account/company/orders", company, {
    summary: "List your company's orders. Newest first. Approvers only.",
    query: z.object({
      page: z.optional(wholeNumber(1, 10_000)),
      pageSize: z.optional(wholeNumber(1, 50)),
      /** `true`: only those waiting for an approver. */
      waiting: z.optional(z.enum(["true", "false"])),
    }),
    response: pageOf(companyOrderSchema),
    problems: ["approver-only"],
  }),
  decideOrder: endpoint("POST /api/v1/account/company/orders/{number}/decision", company, {
    summary: "Approve or decline a colleague's order",
    params: z.object({ number: orderNumber }),
    body: z.object({ approve: z.boolean(), note: z.optional(line(300)) }),
    response: orderSchema,
    problems: ["approver-only", "not-found", "order-state"],
  }),
};
