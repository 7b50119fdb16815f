import type {
  Company,
  CompanyInvitation,
  CompanyMember,
} from "#contract/companies/company-endpoints.ts";
import type { CompanyDocument } from "#contract/companies/document-endpoints.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { fullName } from "#server/modules/customers/index.ts";
import type { CompanyRow, InvitationRow, MemberRow } from "./company-queries.ts";

type Asked = Pick<CompanyRow, "asked_kind" | "asked_note">;

interface Beside {
  priceList: string | null;
  documents: CompanyDocument[];
}

export function presentCompany(company: CompanyRow, { priceList, documents }: Beside): Company {
  return {
    id: company.id,
    companyNameEn: company.name_en ?? "",
    companyNameAr: company.name_ar ?? "",
    website: company.website,
    phoneNumber: company.phone_number,
    mailBox: company.mail_box,
    fax: company.fax,
    responsibleMobile: company.responsible_mobile,
    taxNumber: company.tax_number,
    review: company.review,
    reviewNote: company.review_note,
    priceList,
    needsApproval: company.needs_approval,
    documents,
    asked: askedOf(company),
    role: company.role,
  };
}

export function askedOf({ asked_kind: kind, asked_note: note }: Asked) {
  return kind === null ? null : { kind, note: note ?? "" };
}

export function presentMember(member: MemberRow, locale: Locale, askedBy: number): CompanyMember {
  return {
    id: member.id,
    name: fullName(member, locale),
    email: member.email,
    role: member.role,
    isYou: member.id === askedBy,
  };
}

export function presentInvitation(invitation: InvitationRow): CompanyInvitation {
  const { id, email, role, expires_at: expiresAt } = invitation;
  return { id, email, role, expiresAt: expiresAt.toISOString() };
}
