import { sql } from "kysely";
import type { EndpointResponse } from "#contract/kernel/endpoint.ts";
import type { paymentEndpoints, RefundToSend } from "#contract/payments/endpoints.ts";
import { payablesById } from "#server/modules/orders/index.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { WAITS_FOR_STAFF } from "./mark-refund-sent.ts";

const PAGE_SIZE = 20;

type Row = Omit<RefundToSend, "orderNumber" | "name" | "askedAt"> & {
  orderId: number;
  askedAt: Date;
  total: number;
};

/** Refunds to be sent by staff, longest waiting first. */
export async function refundsToSend(
  db: Connection,
  page: number,
): Promise<EndpointResponse<typeof paymentEndpoints.listRefunds>> {
  const { rows } = await sql<Row>`
    select refund.id, receipt.order_id as "orderId", refund.piastres as amount, receipt.kind as way,
      refund.state = 'failed' as "isFailed", refund.asked_at as "askedAt", count(*) over ()::int as total
    from payments.refund join payments.receipt on receipt.id = refund.receipt_id
    where refund.state <> 'done' and ${WAITS_FOR_STAFF}
    order by refund.asked_at, refund.id
    limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}
  `.execute(db);
  const orders = await payablesById(
    db,
    rows.map(({ orderId }) => orderId),
  );
  const items = rows.map((row) => {
    const { orderId, askedAt, total: _, ...refund } = row;
    const order = orders.get(orderId);
    return {
      ...refund,
      orderNumber: order?.number ?? "",
      name: order?.name ?? null,
      askedAt: askedAt.toISOString(),
    };
  });
  return { items, total: rows[0]?.total ?? 0, page, pageSize: PAGE_SIZE };
}
