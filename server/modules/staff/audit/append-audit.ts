import { sql } from "kysely";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";

/**
 * What was done to what: `{ action: "company.review", target: "company:12" }`. Never contains
 * secrets.
 */
export interface AuditFact {
  action: string;
  target: string;
  before?: object | undefined;
  after?: object | undefined;
}

export interface AuditActor {
  /** Null: the shop's own command line. */
  staffId: number | null;
  address: string | null;
}

/** Records who did what, in the same transaction: one statement, however many facts. */
export async function appendAudit(
  { db }: Work,
  { staffId, address }: AuditActor,
  ...facts: readonly AuditFact[]
): Promise<void> {
  if (facts.length === 0) return;
  await sql`
    insert into staff.audit_entry (staff_id, address, action, target, before, after)
    select ${staffId}::integer, ${address}, said.action, said.target, said.before, said.after
    from jsonb_array_elements(${JSON.stringify(facts)}::jsonb) with ordinality as given (fact, place),
      jsonb_to_record(fact) as said (action text, target text, before jsonb, after jsonb)
    order by place
  `.execute(db);
}
