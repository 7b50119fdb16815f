import type { PackingRow } from "#contract/orders/staff-endpoints.ts";
import { appendAudit } from "#server/modules/staff/index.ts";
import { ProblemError } from "#server/platform/http/problem-error.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { inTransaction, type WorkTools } from "#server/platform/postgres/unit-of-work.ts";
import type { OrdersTables } from "../tables.ts";
import { moveOrder } from "./move-order.ts";

/**
 * Starts packing each order by the rules for a single one, in its own transaction, so that one that
 * cannot be packed does not hold up the others.
 * @returns the state of each, in the given order
 */
export async function startPacking(
  tools: WorkTools,
  numbers: readonly string[],
  { staffId, address }: { staffId: number; address: string },
): Promise<PackingRow[]> {
  const started = new Set<string>();
  for (const number of numbers) {
    try {
      await inTransaction(tools, async (work) => {
        const move = { number, status: "processing" as const, note: "", staffId };
        await appendAudit(work, { staffId, address }, await moveOrder(work, move));
      });
      started.add(number);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
    }
  }
  const states = await statesOf(tools.db, numbers);
  return numbers.map((number) => ({
    number,
    isStarted: started.has(number),
    ...(states.get(number) ?? { status: null, waitingFor: null }),
  }));
}

async function statesOf(db: Connection, numbers: readonly string[]) {
  const rows = await db
    .$extendTables<OrdersTables>()
    .selectFrom("orders.order")
    .select(["number", "status", "waiting_for as waitingFor"])
    .where("number", "in", [...numbers])
    .execute();
  return new Map(rows.map(({ number, ...state }) => [number, state]));
}
