import { sql } from "kysely";
import { ordersDelivered } from "#server/modules/orders/index.ts";
import type { Platform } from "#server/platform/platform.ts";
import { inTransaction } from "#server/platform/postgres/unit-of-work.ts";
import { readSettings } from "#server/platform/settings.ts";
import { requestJob } from "./send-request.ts";

/** Days after the due date in which a missed request is still sent, in case the shop was down. */
const GRACE_DAYS = 7;

/** Plans a mail for each order that is due. Run as a scheduled job. */
export async function planRequests(platform: Platform): Promise<void> {
  const { rateAfterDays: from } = await readSettings(platform.db);
  if (from <= 0) return;
  const due = await ordersDelivered(platform.db, { from, to: from + GRACE_DAYS });
  if (due.length === 0) return;
  await inTransaction(platform, async (work) => {
    const { rows } = await sql<{ orderId: number }>`
      insert into aftercare.request (order_id) select unnest(${due}::int[])
      on conflict do nothing returning order_id as "orderId"
    `.execute(work.db);
    for (const { orderId } of rows) await work.enqueue(requestJob, { orderId });
  });
}
