import { sql } from "kysely";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { mailDecision } from "./company-mails.ts";
import { membersOf } from "./company-queries.ts";
import type { CompanyTables } from "./tables.ts";

export interface CompanyReview {
  review: "approved" | "declined";
  /** Shown to the company: why it was declined, or a remark. */
  note: string | null;
  /** Its price list from now on; null: the shop's prices. */
  priceListId: number | null;
}

/**
 * Records staff's decision about a company. Its approvers are notified by mail when the decision
 * changes.
 */
export async function reviewCompany(
  work: Work,
  companyId: number,
  { review, note, priceListId }: CompanyReview,
): Promise<void> {
  const db = work.db.$extendTables<CompanyTables>();
  const before = await db
    .selectFrom("companies.company")
    .select(["id", "name_ar", "name_en", "review", "review_note"])
    .where("id", "=", companyId)
    .where("erased_at", "is", null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!before) refuse("not-found");
  await db
    .updateTable("companies.company")
    .set({
      review,
      review_note: note || null,
      reviewed_at: sql<Date>`now()`,
      price_list_id: priceListId,
      asked_kind: null,
      asked_note: null,
    })
    .where("id", "=", companyId)
    .execute();
  const isNews = before.review !== review || (before.review_note ?? "") !== (note ?? "");
  if (!isNews) return;
  for (const member of await membersOf(work.db, companyId)) {
    if (member.role === "approver" && member.email !== null)
      await mailDecision(work, { company: before, member, about: review, note });
  }
}
