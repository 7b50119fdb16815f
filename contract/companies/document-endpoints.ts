import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";

export const DOCUMENT_KINDS = ["tax-card", "commercial-register", "other"] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** File types that phones and scanners produce. */
export const DOCUMENT_TYPES = ["image/jpeg", "image/png", "image/webp", "application/pdf"] as const;
export const MAX_DOCUMENT_BYTES = 8 * 1024 * 1024;

export const companyDocumentSchema = z.object({
  kind: z.enum(DOCUMENT_KINDS),
  fileKind: z.enum(["webp", "pdf"]),
  sentAt: z.string(),
});
export type CompanyDocument = z.output<typeof companyDocumentSchema>;

/** A document that staff request before deciding. */
export const askedDocumentSchema = z.object({ kind: z.enum(DOCUMENT_KINDS), note: z.string() });

export const documentParams = z.object({ kind: z.enum(DOCUMENT_KINDS) });
const base = { tag: "company", access: "company", params: documentParams } as const;
export const companyDocumentEndpoints = {
  sendCompanyDocument: endpoint("POST /api/v1/account/company/documents/{kind}", base, {
    summary: "Upload a company document. Replaces the previous one of its kind.",
    upload: DOCUMENT_TYPES,
    status: 201,
    response: companyDocumentSchema,
    problems: ["approver-only", "pdf-locked", "payload-too-large", "document-type"],
  }),
  getCompanyDocument: endpoint("GET /api/v1/account/company/documents/{kind}", base, {
    summary: "Download a company document",
    status: 200,
  }),
};
