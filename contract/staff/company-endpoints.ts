import * as z from "zod/mini";
import { COMPANY_ROLES, REVIEW_STATES } from "../companies/company-endpoints.ts";
import {
  askedDocumentSchema,
  companyDocumentSchema,
  DOCUMENT_KINDS,
  documentParams,
} from "../companies/document-endpoints.ts";
import { bilingual } from "../kernel/bilingual-schema.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { pageOf } from "../kernel/pagination.ts";
import { recordVersion } from "../kernel/record-version.ts";
import { id, line, requiredLine, wholeNumber } from "../kernel/schema.ts";

const base = { tag: "customers", access: "staff", permission: "company:review" } as const;
const companyRowSchema = z.object({
  id: z.int(),
  companyNameEn: z.string(),
  companyNameAr: z.string(),
  website: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  taxNumber: z.nullable(z.string()),
  review: z.enum(REVIEW_STATES),
  reviewNote: z.nullable(z.string()),
  /** A document that the company still has to send. */
  asked: z.nullable(askedDocumentSchema),
  priceListId: z.nullable(z.int()),
  members: z.int(),
  createdAt: z.string(),
});
export type CompanyRow = z.output<typeof companyRowSchema>;

const companyDetailSchema = z.extend(companyRowSchema, {
  mailBox: z.nullable(z.string()),
  fax: z.nullable(z.string()),
  responsibleMobile: z.nullable(z.string()),
  needsApproval: z.boolean(),
  reviewedAt: z.nullable(z.string()),
  documents: z.array(companyDocumentSchema),
  colleagues: z.array(
    z.object({
      /** The customer's id. */
      id: z.int(),
      name: z.string(),
      email: z.nullable(z.string()),
      role: z.enum(COMPANY_ROLES),
    }),
  ),
  /** Price lists that it can be given. */
  priceLists: z.array(z.object({ id: z.int(), name: bilingual })),
  /**
   * Current discounts for every company on terms, with their maximum in hundredths of a percent.
   */
  discounts: z.array(z.object({ label: bilingual, upTo: z.int() })),
  /** Staff's actions on it, latest first. */
  history: z.array(
    z.object({
      at: z.string(),
      by: z.nullable(z.string()),
      action: z.string(),
      review: z.nullable(z.enum(REVIEW_STATES)),
    }),
  ),
  version: z.string(),
});
export type CompanyDetail = z.output<typeof companyDetailSchema>;

export const staffCompanyEndpoints = {
  listCompanies: endpoint("GET /api/v1/admin/companies", base, {
    summary: "List companies. Companies awaiting review first.",
    query: z.object({
      page: z._default(wholeNumber(1, 10_000), 1),
      q: z._default(line(100), ""),
      review: z.optional(z.enum(REVIEW_STATES)),
    }),
    response: pageOf(companyRowSchema),
  }),
  readCompany: endpoint("GET /api/v1/admin/companies/{id}", base, {
    summary: "Get a company with documents, members and decisions",
    response: companyDetailSchema,
  }),
  readCompanyDocument: endpoint("GET /api/v1/admin/companies/{id}/documents/{kind}", base, {
    status: 200,
    summary: "Download a company's document",
    params: z.extend(documentParams, { id }),
  }),
  askCompanyDocument: endpoint("POST /api/v1/admin/companies/{id}/ask-document", base, {
    summary: "Request a document from a company. Emails the company.",
    body: z.object({ kind: z.enum(DOCUMENT_KINDS), note: requiredLine(500) }),
    response: companyDetailSchema,
  }),
  reviewCompany: endpoint("POST /api/v1/admin/companies/{id}/review", base, {
    summary: "Approve or decline a company. Emails the company.",
    body: z
      .object({
        decision: z.enum(["approved", "declined"]),
        note: z.optional(line(500)),
        priceListId: z.optional(z.nullable(id)),
        /** The version that the user has seen; absent: the current one. */
        version: z.optional(recordVersion),
      })
      .check((context) => {
        const { decision, note } = context.value;
        if (decision === "approved" || note) return;
        // The company is told why.
        context.issues.push({
          code: "too_small",
          origin: "string",
          minimum: 1,
          inclusive: true,
          input: note,
          path: ["note"],
        });
      }),
    response: companyDetailSchema,
    problems: ["not-found", "changed-meanwhile"],
  }),
};
