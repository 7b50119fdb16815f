import type { DocumentKind } from "#contract/companies/document-endpoints.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { mailDecision } from "../company-mails.ts";
import { membersOf } from "../company-queries.ts";
import type { CompanyTables } from "../tables.ts";

/**
 * Requests a document from a company before deciding about it. Its approvers are notified by mail.
 */
export async function askDocument(
  work: Work,
  companyId: number,
  { kind, note }: { kind: DocumentKind; note: string },
): Promise<void> {
  const company = await work.db
    .$extendTables<CompanyTables>()
    .updateTable("companies.company")
    .set({ asked_kind: kind, asked_note: note })
    .where("id", "=", companyId)
    .where("erased_at", "is", null)
    .returning(["name_ar", "name_en"])
    .executeTakeFirst();
  if (!company) refuse("not-found");
  for (const member of await membersOf(work.db, companyId)) {
    if (member.role === "approver" && member.email !== null)
      await mailDecision(work, { company, member, about: "asked", note });
  }
}
