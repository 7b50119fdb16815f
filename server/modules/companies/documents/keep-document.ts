import { sql } from "kysely";
import type { CompanyDocument, DocumentKind } from "#contract/companies/document-endpoints.ts";
import type { CleanDocument } from "#server/modules/media/index.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { lockAsApprover } from "../members/members.ts";
import type { CompanyTables } from "../tables.ts";

/**
 * Stores a company's document in place of the previous one of its kind, which also answers staff's
 * request for it.
 */
export async function keepDocument(
  work: Work,
  who: { companyId: number; customerId: number },
  kind: DocumentKind,
  { kind: fileKind, bytes }: CleanDocument,
): Promise<CompanyDocument> {
  const { companyId } = who;
  const company = await lockAsApprover(work, companyId, who.customerId);
  const db = work.db.$extendTables<CompanyTables>();
  const file = { file_kind: fileKind, bytes };
  const { sent_at } = await db
    .insertInto("companies.document")
    .values({ company_id: companyId, kind, ...file })
    .onConflict((row) =>
      row.columns(["company_id", "kind"]).doUpdateSet({ ...file, sent_at: sql<Date>`now()` }),
    )
    .returning("sent_at")
    .executeTakeFirstOrThrow();
  if (company.asked_kind === kind)
    await db
      .updateTable("companies.company")
      .set({ asked_kind: null, asked_note: null })
      .where("id", "=", companyId)
      .execute();
  return { kind, fileKind, sentAt: sent_at.toISOString() };
}
