import * as z from "zod/mini";
import { bilingual, requiredBilingual } from "../kernel/bilingual-schema.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { recordVersion, versionQuery } from "../kernel/record-version.ts";
import { id, wholeNumber } from "../kernel/schema.ts";

const base = { tag: "admin", access: "staff", permission: "price:write" } as const;
const moment = z.iso.datetime({ offset: true });

const discountInput = z.object({
  /** Label shown to companies beside the discount. */
  label: requiredBilingual(80),
  /** Including subcategories; empty: everything. */
  categoryIds: z.array(id).check(z.maxLength(100)),
  /** For companies with this price list; null: for every company on terms. */
  priceListId: z._default(z.nullable(id), null),
  /** Quantity steps per line, with the discount in hundredths of a percent. */
  breaks: z
    .array(z.object({ from: wholeNumber(1, 100_000), basisPoints: wholeNumber(1, 9_000) }))
    .check(z.minLength(1), z.maxLength(10)),
  from: moment,
  until: z.nullable(moment),
});
export type CompanyDiscountInput = z.output<typeof discountInput>;

const discountRecord = z.object({
  id: z.int(),
  label: bilingual,
  categoryIds: z.array(z.int()),
  priceListId: z.nullable(z.int()),
  breaks: z.array(z.object({ from: z.int(), basisPoints: z.int() })),
  from: z.string(),
  until: z.nullable(z.string()),
  isActive: z.boolean(),
  version: z.string(),
});
export type CompanyDiscount = z.output<typeof discountRecord>;

export const companyDiscountEndpoints = {
  listCompanyDiscounts: endpoint("GET /api/v1/admin/company-discounts", base, {
    summary: "List company discounts. Newest first.",
    response: z.object({ items: z.array(discountRecord) }),
  }),
  getCompanyDiscount: endpoint("GET /api/v1/admin/company-discounts/{id}", base, {
    summary: "Get a company discount",
    response: discountRecord,
  }),
  addCompanyDiscount: endpoint("POST /api/v1/admin/company-discounts", base, {
    summary: "Create a company discount by category and quantity",
    body: discountInput,
    status: 201,
    response: discountRecord,
  }),
  saveCompanyDiscount: endpoint("PUT /api/v1/admin/company-discounts/{id}", base, {
    summary: "Update a company discount. Placed orders do not change.",
    body: z.extend(discountInput, { version: recordVersion }),
    response: discountRecord,
    problems: ["not-found", "changed-meanwhile"],
  }),
  endCompanyDiscount: endpoint("DELETE /api/v1/admin/company-discounts/{id}", base, {
    summary: "End a company discount immediately",
    query: versionQuery,
    problems: ["not-found", "changed-meanwhile"],
  }),
};
