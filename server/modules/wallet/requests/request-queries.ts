import { sql } from "kysely";
import type { ProcessType } from "#contract/wallet/endpoints.ts";
import type {
  RequestKind,
  RequestState,
  WalletRequest,
} from "#contract/wallet/request-endpoints.ts";
import { memberNames } from "#server/modules/staff/index.ts";
import type { Connection } from "#server/platform/postgres/database.ts";

interface Row {
  id: number;
  kind: RequestKind;
  customerId: number | null;
  customerName: string;
  processType: ProcessType | null;
  orderNumber: string | null;
  amount: number;
  note: string | null;
  balance: number | null;
  askedBy: number;
  askedAt: Date;
  state: RequestState;
  decidedBy: number | null;
  decidedAt: Date | null;
  declineReason: string | null;
}

interface RequestSearch {
  state: RequestState;
  customer?: number | undefined;
  /** Wallet entries, too. */
  withWallets: boolean;
  page: number;
  pageSize: number;
}

/**
 * Requests as seen by the member `viewerId`: pending ones oldest first, decided ones newest first.
 */
export async function listRequests(
  db: Connection,
  viewerId: number,
  { state, customer, withWallets, page, pageSize }: RequestSearch,
): Promise<{ items: WalletRequest[]; total: number }> {
  const where = sql`request.state = ${state}
    and (${customer ?? null}::int is null or request.customer_id = ${customer ?? null})
    and (${withWallets} or request.kind <> 'wallet')`;
  const order =
    state === "waiting" ? sql`request.id` : sql`request.decided_at desc, request.id desc`;
  const { rows } = await sql<Row>`
    ${REQUESTS} where ${where} order by ${order} limit ${pageSize} offset ${(page - 1) * pageSize}
  `.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*) as total from wallet.request as request where ${where}
  `.execute(db);
  return { items: await present(db, rows, viewerId), total: counted.rows[0]?.total ?? 0 };
}

export async function requestById(
  db: Connection,
  viewerId: number,
  id: number,
): Promise<WalletRequest | undefined> {
  const { rows } = await sql<Row>`${REQUESTS} where request.id = ${id}`.execute(db);
  return (await present(db, rows, viewerId))[0];
}

const REQUESTS = sql`
  select request.id, request.kind, request.order_number as "orderNumber", request.customer_id as "customerId", customer.name as "customerName",
    request.process_type as "processType", request.piastres as amount, request.note,
    case request.kind when 'wallet' then coalesce(account.balance_piastres, 0) end as balance, request.asked_by as "askedBy",
    request.asked_at as "askedAt", request.state, request.decided_by as "decidedBy", request.decided_at as "decidedAt",
    request.decline_reason as "declineReason"
  from wallet.request as request
  left join customers.customer_record as customer on customer.id = request.customer_id
  left join wallet.account as account on account.customer_id = request.customer_id`;

async function present(db: Connection, rows: Row[], viewerId: number): Promise<WalletRequest[]> {
  const names = await memberNames(
    db,
    rows.flatMap(({ askedBy, decidedBy }) => [askedBy, decidedBy]),
  );
  return rows.map((row) => {
    const { customerId, customerName, askedBy, decidedBy, askedAt, decidedAt, ...rest } = row;
    return {
      ...rest,
      customer: customerId === null ? null : { id: customerId, name: customerName },
      askedBy: names.get(askedBy) ?? "",
      isYours: askedBy === viewerId,
      askedAt: askedAt.toISOString(),
      decidedBy: names.get(decidedBy) ?? null,
      decidedAt: decidedAt?.toISOString() ?? null,
    };
  });
}
