import * as z from "zod/mini";
import { verificationSchema } from "../identity/credentials.ts";
import { email } from "../kernel/email.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { codeLine, id } from "../kernel/schema.ts";
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

const base = { tag: "company", status: 200, access: "company" } as const;
const done = { tag: "company", status: 204, access: "company" } as const;

const getCompany = endpoint({
  ...base,
  method: "GET",
  path: "/api/v1/account/company",
  summary: "The company of whoever asks",
  response: companySchema,
});

/** Omitted fields stay; an empty text clears an optional one. */
export const companyChanges = z.partial(z.object({ ...companyFields, needsApproval: z.boolean() }));

const updateCompany = endpoint({
  ...base,
  method: "PATCH",
  path: "/api/v1/account/company",
  summary: "Changes the company's data; another name or tax number is reviewed again",
  body: companyChanges,
  response: companySchema,
  problems: ["approver-only"],
});

const listMembers = endpoint({
  ...base,
  method: "GET",
  path: "/api/v1/account/company/members",
  summary: "Colleagues and open invitations",
  response: z.object({ items: z.array(memberSchema), invitations: z.array(invitationSchema) }),
});

const inviteMember = endpoint({
  ...base,
  method: "POST",
  path: "/api/v1/account/company/invitations",
  summary: "Invites a colleague by email",
  body: z.object({ email, role: z.enum(COMPANY_ROLES) }),
  idempotent: true,
  status: 201,
  response: invitationSchema,
  problems: ["approver-only", "already-in-company", "too-many-members"],
});

const withdrawInvitation = endpoint({
  ...done,
  method: "DELETE",
  path: "/api/v1/account/company/invitations/{id}",
  summary: "Takes an invitation back",
  params: z.object({ id }),
  problems: ["approver-only", "not-found"],
});

const changeMember = endpoint({
  ...base,
  method: "PATCH",
  path: "/api/v1/account/company/members/{id}",
  summary: "Gives a colleague another role; one approver always stays",
  params: z.object({ id }),
  body: z.object({ role: z.enum(COMPANY_ROLES) }),
  response: memberSchema,
  problems: ["approver-only", "last-approver", "not-found"],
});

const removeMember = endpoint({
  ...done,
  method: "DELETE",
  path: "/api/v1/account/company/members/{id}",
  summary: "Lets a colleague go; their account becomes a person's",
  params: z.object({ id }),
  problems: ["approver-only", "last-approver", "not-found"],
});

const invitation = z.object({ invitation: codeLine(64).check(z.minLength(1)) });

const getInvitation = endpoint({
  method: "GET",
  path: "/api/v1/invitations/{invitation}",
  tag: "company",
  summary: "Who invites, for the page that an invitation opens",
  params: invitation,
  status: 200,
  response: z.object({
    companyNameEn: z.string(),
    companyNameAr: z.string(),
    role: z.enum(COMPANY_ROLES),
    email: z.string(),
  }),
  problems: ["not-found"],
});

const acceptInvitation = endpoint({
  method: "POST",
  path: "/api/v1/invitations/{invitation}/accept",
  tag: "company",
  summary: "Joins the company; the account must have the invited email",
  access: "customer",
  params: invitation,
  status: 200,
  response: companySchema,
  problems: ["not-found", "already-in-company", "other-email", "too-many-members"],
});

const registerCompany = endpoint({
  tag: "accounts",
  status: 200,
  method: "POST",
  path: "/api/v1/auth/register-company",
  summary: "Begins the account of a company",
  body: companyRegistration,
  response: verificationSchema,
  problems: ["too-many-attempts"],
});

export const companyEndpoints = {
  registerCompany,
  getCompany,
  updateCompany,
  listMembers,
  inviteMember,
  withdrawInvitation,
  changeMember,
  removeMember,
  getInvitation,
  acceptInvitation,
};
