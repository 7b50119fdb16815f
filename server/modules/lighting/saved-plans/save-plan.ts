import { sql } from "kysely";
import { planQuery, readPlan } from "#contract/lighting/plan/plan-address.ts";
import { MAX_PLANS } from "#contract/lighting/saved-plan-limits.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { LightingTables } from "./tables.ts";

/** An otherwise unused key for two-number advisory locks: "PLN" in ASCII. */
const PLANS = 0x50_4c_4e;

interface PlanBody {
  name: string;
  plan: string;
}

/** Saves another plan, up to the customer's limit. */
export async function savePlan(
  work: Work,
  customerId: number,
  { name, plan }: PlanBody,
): Promise<{ planId: number }> {
  await lockPlans(work, customerId);
  const { rows } = await sql<{ count: number }>`
    select count(plan.id)::integer as count
    from customers.known_customer as customer
    left join lighting.saved_plan as plan on plan.customer_id = customer.id
    where customer.id = ${customerId}
    group by customer.id`.execute(work.db);
  const { count } = rows[0] ?? refuse("sign-in-needed");
  if (count >= MAX_PLANS) refuse("too-many-plans", { 0: MAX_PLANS });
  const { id } = await work.db
    .$extendTables<LightingTables>()
    .insertInto("lighting.saved_plan")
    .values({ customer_id: customerId, name, plan: readableOf(plan) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { planId: id };
}

/** Renaming keeps its position in the list; changing the plan moves it to the top. */
export async function changePlan(
  work: Work,
  { customerId, planId }: { customerId: number; planId: number },
  body: PlanBody,
): Promise<void> {
  const plan = readableOf(body.plan);
  const changed = await work.db
    .$extendTables<LightingTables>()
    .updateTable("lighting.saved_plan")
    .set({
      name: body.name,
      plan,
      saved_at: sql`case when plan = ${plan} then saved_at else clock_timestamp() end`,
    })
    .where("id", "=", planId)
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) refuse("not-found");
}

export async function removePlan(work: Work, customerId: number, planId: number): Promise<void> {
  const removed = await work.db
    .$extendTables<LightingTables>()
    .deleteFrom("lighting.saved_plan")
    .where("id", "=", planId)
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  if (removed.numDeletedRows === 0n) refuse("not-found");
}

/** Serialises additions to a customer's plans and the removal of all. */
export async function lockPlans(work: Work, customerId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${PLANS}, ${customerId})`.execute(work.db);
}

/** Only what the planner would read from it, since it is used in an address again. */
function readableOf(plan: string): string {
  const query = new URLSearchParams(plan);
  return new URLSearchParams(planQuery(readPlan((name) => query.get(name)))).toString();
}
