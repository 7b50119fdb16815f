import * as z from "zod/mini";
import { COMPANY_ROLES } from "../companies/company-endpoints.ts";
import { ACCOUNT_TYPES } from "../customers/registration.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { pageOf } from "../kernel/pagination.ts";
import { id, line, requiredLine, wholeNumber } from "../kernel/schema.ts";

const base = { tag: "customers", status: 200, access: "staff" } as const;
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

const listCustomers = endpoint({
  ...base,
  method: "GET",
  path: "/api/v1/admin/customers",
  summary: "Customers, found by name, email or phone in any digits",
  permission: "customer:read",
  query: z.object({ page, q, type: z.optional(z.enum(ACCOUNT_TYPES)) }),
  response: pageOf(customerRowSchema),
});

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

const params = z.object({ id });

const getCustomer = endpoint({
  ...base,
  method: "GET",
  path: "/api/v1/admin/customers/{id}",
  summary: "One customer",
  permission: "customer:read",
  params,
  response: customerDetailSchema,
  problems: ["not-found"],
});

const signCustomerOut = endpoint({
  method: "POST",
  path: "/api/v1/admin/customers/{id}/sign-out",
  tag: "customers",
  status: 204,
  access: "staff",
  summary: "Ends every session and every token of a customer",
  permission: "customer:write",
  params,
  problems: ["not-found"],
});

const disableCustomer = endpoint({
  ...base,
  method: "POST",
  path: "/api/v1/admin/customers/{id}/disable",
  summary: "Closes an account: it is signed out everywhere and cannot sign in",
  permission: "customer:write",
  params,
  body: z.object({ reason: requiredLine(300) }),
  response: customerDetailSchema,
  problems: ["not-found"],
});

const enableCustomer = endpoint({
  ...base,
  method: "POST",
  path: "/api/v1/admin/customers/{id}/enable",
  summary: "Opens a closed account again",
  permission: "customer:write",
  params,
  response: customerDetailSchema,
  problems: ["not-found"],
});

export const staffCustomerEndpoints = {
  listCustomers,
  getCustomer,
  signCustomerOut,
  disableCustomer,
  enableCustomer,
};
