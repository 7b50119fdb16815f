import { sql } from "kysely";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { StaffTables } from "../tables.ts";

/** What was done to what: `{ action: "company.review", target: "company:12" }`. Secrets never stand in it. */
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

/** Writes down who did what, in the transaction that does it. */
export async function appendAudit(work: Work, actor: AuditActor, fact: AuditFact): Promise<void> {
  await work.db
    .$extendTables<StaffTables>()
    .insertInto("staff.audit_entry")
    .values({
      staff_id: actor.staffId,
      address: actor.address,
      action: fact.action,
      target: fact.target,
      before: asJson(fact.before),
      after: asJson(fact.after),
    })
    .execute();
}

function asJson(value: object | undefined) {
  return value === undefined ? null : sql`${JSON.stringify(value)}::jsonb`;
}
