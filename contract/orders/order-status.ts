import type { Bilingual } from "../kernel/locale.ts";

/** A pending order waits; the others follow in this order. */
export const ORDER_STATUSES = [
  "pending",
  "ordered",
  "processing",
  "shipped",
  "delivered",
  "completed",
  "cancelled",
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/**
 * What a pending order waits for: an approver of its company, payment, staff's review of a
 * transfer, confirmation.
 */
export const WAITING_FOR = ["approval", "payment", "review", "confirmation"] as const;
export type WaitingFor = (typeof WAITING_FOR)[number];

/** The statuses on the customer's timeline. */
export const TIMELINE = ["ordered", "processing", "shipped", "delivered", "completed"] as const;

/** Labels for customers. "Deliverd" is spelled as the shop's owner wants it. */
export const ORDER_STATUS_LABELS: Record<OrderStatus, Bilingual> = {
  pending: { ar: "قيد الانتظار", en: "Pending" },
  ordered: { ar: "تم الطلب", en: "Ordered" },
  processing: { ar: "جارٍ التجهيز", en: "Processing" },
  shipped: { ar: "في الطريق إليك", en: "Shipping" },
  delivered: { ar: "تم التسليم", en: "Deliverd" },
  completed: { ar: "مكتمل", en: "Completed" },
  cancelled: { ar: "ملغي", en: "Cancelled" },
};

/** Labels for staff, who are not on the receiving end. */
export const STAFF_STATUS_LABELS: Record<OrderStatus, Bilingual> = {
  ...ORDER_STATUS_LABELS,
  shipped: { ar: "في الطريق", en: "On its way" },
  delivered: { ar: "تم التسليم", en: "Delivered" },
};
