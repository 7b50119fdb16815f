import type { Locale } from "#contract/kernel/locale.ts";
import type { CompanyDetail, CompanyRow } from "#contract/staff/company-endpoints.ts";
import { CUSTOMERS_PAGE } from "#contract/staff/customer-endpoints.ts";
import {
  askedOf,
  companyForStaff,
  documentsOf,
  listCompanies,
} from "#server/modules/companies/index.ts";
import { fullName } from "#server/modules/customers/index.ts";
import { versioned } from "#server/platform/http/record-version.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { StaffTables } from "../tables.ts";
import type { CompanyTerms } from "./company-terms.ts";

/** More than anybody reads. */
const HISTORY = 50;

type CompanyFacts = Awaited<ReturnType<typeof listCompanies>>["items"][number];

interface CompanyQuery {
  page: number;
  q: string;
  review?: CompanyRow["review"] | undefined;
}

/** A page of companies for staff. */
export async function companyPage(db: Connection, { page, q, review }: CompanyQuery) {
  const search = { review, text: q, page, pageSize: CUSTOMERS_PAGE };
  const { items, total } = await listCompanies(db, search);
  return { items: items.map(presentRow), total, page, pageSize: CUSTOMERS_PAGE };
}

/** The data that a decision about a company is based on; a change of it requires another look. */
export async function reviewedCompany(db: Connection, companyId: number) {
  const found = await companyForStaff(db, companyId);
  if (found?.company.erased_at !== null) return undefined;
  const { company, members } = found;
  return versioned({
    ...presentRow({ ...company, members: members.length }),
    mailBox: company.mail_box,
    fax: company.fax,
    responsibleMobile: company.responsible_mobile,
    needsApproval: company.needs_approval,
    reviewedAt: company.reviewed_at?.toISOString() ?? null,
    documents: await documentsOf(db, companyId),
  });
}

/** One company for staff, with its members, its terms and its history. */
export async function companyDetail(
  db: Connection,
  terms: CompanyTerms,
  companyId: number,
  locale: Locale,
): Promise<CompanyDetail | undefined> {
  const company = await reviewedCompany(db, companyId);
  const found = await companyForStaff(db, companyId);
  if (!company || !found) return undefined;
  return {
    ...company,
    colleagues: found.members.map((member) => ({
      id: member.id,
      name: fullName(member, locale),
      email: member.email,
      role: member.role,
    })),
    priceLists: await terms.priceLists(db),
    discounts: await terms.discounts(db, company.priceListId),
    history: await historyOf(db, companyId),
  };
}

async function historyOf(db: Connection, companyId: number): Promise<CompanyDetail["history"]> {
  const rows = await db
    .$extendTables<StaffTables>()
    .selectFrom("staff.audit_entry as entry")
    .leftJoin("staff.staff as member", "member.id", "entry.staff_id")
    .select(["entry.at", "member.name as by", "entry.action", "entry.after"])
    .where("entry.target", "=", `company:${companyId}`)
    .orderBy("entry.id", "desc")
    .limit(HISTORY)
    .execute();
  return rows.map(({ at, by, action, after }) => {
    const { review = null } = (after ?? {}) as { review?: CompanyRow["review"] };
    return { at: at.toISOString(), by, action, review };
  });
}

function presentRow(row: CompanyFacts): CompanyRow {
  return {
    id: row.id,
    companyNameEn: row.name_en ?? "",
    companyNameAr: row.name_ar ?? "",
    website: row.website,
    phoneNumber: row.phone_number,
    taxNumber: row.tax_number,
    review: row.review,
    reviewNote: row.review_note,
    asked: askedOf(row),
    priceListId: row.price_list_id,
    members: row.members ?? 0,
    createdAt: row.created_at.toISOString(),
  };
}
