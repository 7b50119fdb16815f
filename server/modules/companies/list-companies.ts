import { sql, type SqlBool } from "kysely";
import { escapeLike } from "#server/platform/postgres/containing.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { membersOf } from "./company-queries.ts";
import type { CompanyTables, ReviewState } from "./tables.ts";

export interface CompanySearch {
  review?: ReviewState | undefined;
  /** Part of a name, or a tax number with or without dashes. */
  text?: string | undefined;
  page: number;
  pageSize: number;
}

/** Companies for staff, longest waiting first. */
export async function listCompanies(
  db: Connection,
  { review, text, page, pageSize }: CompanySearch,
) {
  const matching = db
    .$extendTables<CompanyTables>()
    .selectFrom("companies.company as company")
    .where("company.erased_at", "is", null)
    .$if(review !== undefined, (query) => query.where("company.review", "=", review ?? "waiting"))
    .$if(Boolean(text), (query) => query.where(names(text ?? "")));
  const [items, { total }] = await Promise.all([
    matching
      .selectAll("company")
      .select((row) =>
        row
          .selectFrom("companies.company_member as member")
          .select(({ fn }) => fn.countAll<number>().as("count"))
          .whereRef("member.company_id", "=", "company.id")
          .as("members"),
      )
      .orderBy(sql`company.review = 'waiting'`, "desc")
      .orderBy("company.created_at")
      .orderBy("company.id")
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    matching.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  return { items, total };
}

/** One company for staff, with its members. */
export async function companyForStaff(db: Connection, companyId: number) {
  const company = await db
    .$extendTables<CompanyTables>()
    .selectFrom("companies.company")
    .selectAll()
    .where("id", "=", companyId)
    .executeTakeFirst();
  return company && { company, members: await membersOf(db, companyId) };
}

function names(text: string) {
  const part = `%${escapeLike(text)}%`;
  const digits = text.replaceAll("-", "");
  return sql<SqlBool>`(
    company.name_ar ilike ${part} or company.name_en ilike ${part} or replace(company.tax_number, '-', '') = ${digits}
  )`;
}
