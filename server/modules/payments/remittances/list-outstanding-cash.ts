import { sql } from "kysely";
import type { EndpointResponse } from "#contract/kernel/endpoint.ts";
import {
  type OutstandingParcel,
  type remittanceEndpoints,
  REMITTANCES_PAGE,
} from "#contract/payments/remittance-endpoints.ts";
import { escapeLike } from "#server/platform/postgres/containing.ts";
import type { Connection } from "#server/platform/postgres/database.ts";

type Row = Omit<OutstandingParcel, "deliveredAt"> & { deliveredAt: Date };

/**
 * Parcels on no courier's list whose orders are not paid in another way either, longest delivered
 * first.
 */
export async function listOutstandingCash(
  db: Connection,
  { page, courier }: { page: number; courier: string },
): Promise<EndpointResponse<typeof remittanceEndpoints.listOutstandingCash>> {
  const part = `%${escapeLike(courier)}%`;
  const outstanding = sql`
    from orders.cash_parcel as parcel left join payments.order_money as money on money.order_id = parcel.order_id
    where coalesce(money.kept, 0) < parcel.due_piastres and (${courier} = '' or parcel.courier ilike ${part})
      and not exists (
        select from payments.remittance_line as line
        where line.order_id = parcel.order_id and line.parcel = parcel.parcel
      )`;
  const { rows: sums } = await sql<{ total: number; sum: number }>`
    select count(*)::int as total, coalesce(sum(parcel.collect_piastres), 0)::bigint as sum ${outstanding}
  `.execute(db);
  const { rows } = await sql<Row>`
    select order_number as "orderNumber", parcel.parcel, parcel.courier, tracking, delivered_at as "deliveredAt",
      collect_piastres as expected ${outstanding}
    order by delivered_at, parcel.order_id, parcel.parcel
    limit ${REMITTANCES_PAGE} offset ${(page - 1) * REMITTANCES_PAGE}
  `.execute(db);
  const items = rows.map((row) => ({ ...row, deliveredAt: row.deliveredAt.toISOString() }));
  const { total = 0, sum = 0 } = sums[0] ?? {};
  return { items, total, sum, page, pageSize: REMITTANCES_PAGE };
}
