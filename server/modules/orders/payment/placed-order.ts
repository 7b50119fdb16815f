import type { PaymentMethod } from "#contract/orders/payment-method.ts";
import type { Customer } from "#server/modules/customers/index.ts";
import type { NetworkKeys } from "#server/platform/http/network-keys.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { needsCode, lockedRecord } from "../limits/needs-code.ts";
import type { OrderLimits } from "../limits/order-limits.ts";
import { orderUnits } from "../status/lock-order.ts";
import type { OrdersTables } from "../tables.ts";

export type PlacedOrder = Awaited<ReturnType<typeof placedOrder>>;

/** The data needed to change an order's payment method. */
export async function placedOrder(db: Connection, orderId: number) {
  return db
    .$extendTables<OrdersTables>()
    .selectFrom("orders.order")
    .select(["id", "payment_method", "governorate", "due_piastres", "shopper_id", "placed_at"])
    .select(["contact_phone", "contact_email"])
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
}

/** The person who changes the payment method. */
export interface Payer {
  shopperId: number;
  customer: Customer | undefined;
  network: NetworkKeys;
}

/**
 * Applies the limits of unpaid goods to the new payment method, as if it had been chosen at first.
 * @returns whether a code has to confirm it
 */
export async function needsCodeFor(
  work: Work,
  limits: OrderLimits,
  placed: PlacedOrder,
  { shopperId, customer, network }: Payer,
  to: { method: PaymentMethod; isApprovedCompany: boolean },
): Promise<boolean> {
  const { contact_phone: phone, contact_email: email, due_piastres: due } = placed;
  if (phone === null) refuse("order-state");
  if (due === 0 || to.isApprovedCompany) return false;
  const units = await orderUnits(work, placed.id);
  const record = await lockedRecord(work, limits, {
    ...{ network, phone, email },
    shopperId: placed.shopper_id ?? shopperId,
    except: placed.id,
  });
  const pieces = units.reduce((sum, { open }) => sum + open, 0);
  return needsCode(work, limits, record, { ...to, customer, phone, pieces, due });
}
