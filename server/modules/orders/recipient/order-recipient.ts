import type { Recipient } from "#contract/orders/recipient-endpoints.ts";
import { type Versioned, versioned } from "#server/platform/http/record-version.ts";
import type { OrderRecord } from "../order-queries.ts";
import type { OrderState } from "../status/order-states.ts";

/** Recipient and address of an order; undefined: its customer was erased. */
export function recipientOf(order: OrderRecord): Versioned<Recipient> | undefined {
  const { contact_name: name, contact_phone: phone, contact_phone2: phone2, address } = order;
  if (name === null || phone === null || address === null) return undefined;
  return versioned({ contact: { name, phone, phone2: phone2 ?? "" }, address });
}

const BEFORE_SHIPPING = new Set<OrderState>([
  "approval",
  "payment",
  "review",
  "confirmation",
  "ordered",
  "processing",
]);

/** Allowed until a courier has one of its parcels, whose label can no longer be changed. */
export function mayCorrect(order: OrderRecord): boolean {
  const state = order.waiting_for ?? (order.status as OrderState);
  return BEFORE_SHIPPING.has(state) && order.fulfilments.every(({ failedAt }) => failedAt !== null);
}
