import * as z from "zod/mini";
import { COMPANY_ROLES } from "../companies/company-endpoints.ts";
import { ACCOUNT_TYPES } from "../customers/registration.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { pageOf } from "../kernel/pagination.ts";
import { line, requiredLine, wholeNumber } from "../kernel/schema.ts";

const base = { tag: "customers", access: "staff" } as const;
const page = z._default(wholeNumber(1, 10_000), 1);
const q = z._default(line(100), "");

export const CUSTOMERS_PAGE = 24;

export const customerRowSchema = z.object({
  id: z.int(),
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  accountType: z.enum(ACCOUNT_TYPES),
  companyName: z.nullable(z.string()),
  createdAt: z.string(),
  state: z.enum(["active", "disabled", "erased", "merged"]),
});
export type CustomerRow = z.output<typeof customerRowSchema>;

export const customerDetailSchema = z.extend(customerRowSchema, {
  fullNameEn: z.nullable(z.string()),
  fullNameAr: z.nullable(z.string()),
  city: z.nullable(z.string()),
  locale: z.string(),
  emailVerified: z.boolean(),
  phoneVerified: z.boolean(),
  twoFactor: z.boolean(),
  disabledReason: z.nullable(z.string()),
  /** The account into which it was merged. */
  mergedInto: z.nullable(z.int()),
  company: z.nullable(z.object({ id: z.int(), role: z.enum(COMPANY_ROLES) })),
});
export type CustomerDetail = z.output<typeof customerDetailSchema>;

export const staffCustomerEndpoints = {
  listCustomers: endpoint("GET /api/v1/admin/customers", base, {
    summary: "List customers by name, email or phone",
    permission: "customer:read",
    query: z.object({ page, q, type: z.optional(z.enum(ACCOUNT_TYPES)) }),
    response: pageOf(customerRowSchema),
  }),
  getCustomer: endpoint("GET /api/v1/admin/customers/{id}", base, {
    summary: "Get a customer",
    permission: "customer:read",
    response: customerDetailSchema,
  }),
  signCustomerOut: endpoint("POST /api/v1/admin/customers/{id}/sign-out", {
    tag: "customers",
    access: "staff",
    summary: "End all sessions and tokens of a customer",
    permission: "customer:write",
  }),
  disableCustomer: endpoint("POST /api/v1/admin/customers/{id}/disable", base, {
    summary: "Close a customer's account. Ends all its sessions.",
    permission: "customer:write",
    body: z.object({ reason: requiredLine(300) }),
    response: customerDetailSchema,
  }),
  enableCustomer: endpoint("POST /api/v1/admin/customers/{id}/enable", base, {
    summary: "Open a closed customer account",
    permission: "customer:write",
    response: customerDetailSchema,
  }),
};
