import * as z from "zod/mini";
import { verificationSchema } from "../identity/credentials.ts";
import { email } from "../kernel/email.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { codeLine } from "../kernel/schema.ts";
import { companyFields, companyRegistration } from "./company-registration.ts";
import { askedDocumentSchema, companyDocumentSchema } from "./document-endpoints.ts";

/** A buyer orders; an approver also sees every order of the company, approves, and manages colleagues. */
export const COMPANY_ROLES = ["buyer", "approver"] as const;
export type CompanyRole = (typeof COMPANY_ROLES)[number];
export const REVIEW_STATES = ["waiting", "approved", "declined"] as const;

export const companySchema = z.object({
  id: z.int(),
  companyNameEn: z.string(),
  companyNameAr: z.string(),
  website: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  mailBox: z.nullable(z.string()),
  fax: z.nullable(z.string()),
  responsibleMobile: z.nullable(z.string()),
  taxNumber: z.nullable(z.string()),
  /** Company terms (price list, bank transfer) apply once staff have approved. */
  review: z.enum(REVIEW_STATES),
  /** Staff's remark when they declined. */
  reviewNote: z.nullable(z.string()),
  /** Name of its price list; null: the shop's prices. */
  priceList: z.nullable(z.string()),
  /** Buyers' orders need an approver. */
  needsApproval: z.boolean(),
  documents: z.array(companyDocumentSchema),
  /** A document that staff request before deciding. */
  asked: z.nullable(askedDocumentSchema),
  role: z.enum(COMPANY_ROLES),
});
export type Company = z.output<typeof companySchema>;

const memberSchema = z.object({
  /** The customer's id. */
  id: z.int(),
  name: z.string(),
  email: z.nullable(z.string()),
  role: z.enum(COMPANY_ROLES),
  isYou: z.boolean(),
});
const invitationSchema = z.object({
  id: z.int(),
  email: z.string(),
  role: z.enum(COMPANY_ROLES),
  expiresAt: z.string(),
});
export type CompanyMember = z.output<typeof memberSchema>;
export type CompanyInvitation = z.output<typeof invitationSchema>;

const base = { tag: "company", access: "company" } as const;

/** Omitted fields stay; an empty text clears an optional one. */
export const companyChanges = z.partial(z.object({ ...companyFields, needsApproval: z.boolean() }));

const invitation = z.object({ invitation: codeLine(64).check(z.minLength(1)) });

export const companyEndpoints = {
  registerCompany: endpoint("POST /api/v1/auth/register-company", {
    tag: "accounts",
    summary: "Register a company account",
    body: companyRegistration,
    response: verificationSchema,
    problems: ["too-many-attempts"],
  }),
  getCompany: endpoint("GET /api/v1/account/company", base, {
    summary: "Get your company",
    response: companySchema,
  }),
  updateCompany: endpoint("PATCH /api/v1/account/company", base, {
    summary: "Update your company. A new name or tax number needs review.",
    body: companyChanges,
    response: companySchema,
    problems: ["approver-only"],
  }),
  listMembers: endpoint("GET /api/v1/account/company/members", base, {
    summary: "List your colleagues and open invitations",
    response: z.object({ items: z.array(memberSchema), invitations: z.array(invitationSchema) }),
  }),
  inviteMember: endpoint("POST /api/v1/account/company/invitations", base, {
    summary: "Invite a colleague by email",
    body: z.object({ email, role: z.enum(COMPANY_ROLES) }),
    idempotent: true,
    status: 201,
    response: invitationSchema,
    problems: ["approver-only", "already-in-company", "too-many-members"],
  }),
  withdrawInvitation: endpoint("DELETE /api/v1/account/company/invitations/{id}", base, {
    summary: "Revoke an invitation",
    problems: ["approver-only", "not-found"],
  }),
  changeMember: endpoint("PATCH /api/v1/account/company/members/{id}", base, {
    summary: "Change a colleague's role. The last approver cannot be changed.",
    body: z.object({ role: z.enum(COMPANY_ROLES) }),
    response: memberSchema,
    problems: ["approver-only", "last-approver", "not-found"],
  }),
  removeMember: endpoint("DELETE /api/v1/account/company/members/{id}", base, {
    summary: "Remove a colleague. Their account becomes a personal one.",
    problems: ["approver-only", "last-approver", "not-found"],
  }),
  getInvitation: endpoint("GET /api/v1/invitations/{invitation}", {
    tag: "company",
    summary: "Get an invitation",
    params: invitation,
    response: z.object({
      companyNameEn: z.string(),
      companyNameAr: z.string(),
      role: z.enum(COMPANY_ROLES),
      email: z.string(),
    }),
  }),
  acceptInvitation: endpoint("POST /api/v1/invitations/{invitation}/accept", {
    tag: "company",
    summary: "Join a company. Your account must use the invited email.",
    access: "customer",
    params: invitation,
    response: companySchema,
    problems: ["not-found", "already-in-company", "other-email", "too-many-members"],
  }),
};
