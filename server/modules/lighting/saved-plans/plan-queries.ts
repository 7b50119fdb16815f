import type { SavedPlan } from "#contract/lighting/saved-plan-endpoints.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { LightingTables } from "./tables.ts";

/** A customer's plans, last saved first. */
export async function plansOf(db: Connection, customerId: number): Promise<SavedPlan[]> {
  const rows = await plans(db, customerId)
    .orderBy("saved_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map(presentPlan);
}

export async function planOf(
  db: Connection,
  customerId: number,
  planId: number,
): Promise<SavedPlan | undefined> {
  const row = await plans(db, customerId).where("id", "=", planId).executeTakeFirst();
  return row && presentPlan(row);
}

function plans(db: Connection, customerId: number) {
  return db
    .$extendTables<LightingTables>()
    .selectFrom("lighting.saved_plan")
    .select(["id", "name", "plan", "saved_at"])
    .where("customer_id", "=", customerId);
}

function presentPlan({ saved_at, ...plan }: Omit<SavedPlan, "savedAt"> & { saved_at: Date }) {
  return { ...plan, savedAt: saved_at.toISOString() };
}
