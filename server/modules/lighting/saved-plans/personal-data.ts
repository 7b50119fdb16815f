import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { plansOf } from "./plan-queries.ts";
import { lockPlans } from "./save-plan.ts";
import type { LightingTables } from "./tables.ts";

/** Everything stored here about a person, for the data export. */
export async function exportPlans(db: Connection, { customerId }: { customerId: number }) {
  const plans = await plansOf(db, customerId);
  return plans.map(({ name, plan, savedAt }) => ({ name, address: `/planner?${plan}`, savedAt }));
}

export async function erasePlans(work: Work, customerId: number): Promise<void> {
  await lockPlans(work, customerId);
  await work.db
    .$extendTables<LightingTables>()
    .deleteFrom("lighting.saved_plan")
    .where("customer_id", "=", customerId)
    .execute();
}

/** When two accounts are merged, all plans are kept, even above the limit. */
export async function mergePlans(work: Work, fromId: number, toId: number): Promise<void> {
  await lockPlans(work, fromId);
  await work.db
    .$extendTables<LightingTables>()
    .updateTable("lighting.saved_plan")
    .set({ customer_id: toId })
    .where("customer_id", "=", fromId)
    .execute();
}
