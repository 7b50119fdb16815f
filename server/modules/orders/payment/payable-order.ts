import type { Address } from "#contract/customers/address.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import type { OrderStatus, WaitingFor } from "#contract/orders/order-status.ts";
import type { PaymentMethod } from "#contract/orders/payment-method.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { isReadableBy } from "../access/order-policy.ts";
import type { OrdersTables } from "../tables.ts";

/** The data of an order that payments needs. */
export interface PayableOrder {
  id: number;
  number: string;
  status: OrderStatus;
  /** Null: for nothing. */
  waitingFor: WaitingFor | null;
  method: PaymentMethod;
  /** Piastres to be paid in addition to store credit, after credits. */
  due: number;
  /** Deadline of what it waits for; null: none. */
  heldUntil: Date | null;
  shopperId: number | null;
  locale: Locale;
  /** Null once the person was erased. */
  name: string | null;
  phone: string | null;
  email: string | null;
  address: Address | null;
}

/**
 * Locks the order until the transaction ends, so that changes of its money and state are
 * serialised.
 */
export async function lockPayable(work: Work, orderId: number): Promise<PayableOrder> {
  return read(
    await payables(work.db).where("id", "=", orderId).forUpdate().executeTakeFirstOrThrow(),
  );
}

/** An order of this shopper; a stranger's is not found. */
export async function payableOfShopper(
  db: Connection,
  number: string,
  shopperId: number,
): Promise<PayableOrder | undefined> {
  const row = await payables(db)
    .where("number", "=", number)
    .where(isReadableBy(shopperId))
    .executeTakeFirst();
  return row && read(row);
}

/** Any order, for staff and for bank callbacks. */
export async function payableByNumber(
  db: Connection,
  number: string,
): Promise<PayableOrder | undefined> {
  const row = await payables(db).where("number", "=", number).executeTakeFirst();
  return row && read(row);
}

/** Orders by id, for lists of related records. */
export async function payablesById(
  db: Connection,
  ids: readonly number[],
): Promise<Map<number, PayableOrder>> {
  if (ids.length === 0) return new Map();
  const rows = await payables(db).where("id", "in", ids).execute();
  return new Map(rows.map((row) => [row.id, read(row)]));
}

function payables(db: Connection) {
  return db
    .$extendTables<OrdersTables>()
    .selectFrom("orders.order as order")
    .select(["id", "number", "status", "payment_method", "due_piastres"])
    .select(["waiting_for", "expires_at", "shopper_id", "locale", "address"])
    .select(["contact_name", "contact_phone", "contact_email"]);
}

type Row = Awaited<ReturnType<ReturnType<typeof payables>["executeTakeFirstOrThrow"]>>;

function read(row: Row): PayableOrder {
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    waitingFor: row.waiting_for,
    method: row.payment_method,
    due: row.due_piastres,
    heldUntil: row.expires_at,
    shopperId: row.shopper_id,
    locale: row.locale,
    name: row.contact_name,
    phone: row.contact_phone,
    email: row.contact_email,
    address: row.address,
  };
}
