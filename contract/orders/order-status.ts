import type { Bilingual } from "../kernel/locale.ts";

/** Pending awaits payment or confirmation; the others follow in this order. "Deliverd" is spelled as the shop's owner wants it. */
export const ORDER_STATUSES = [
  "Pending",
  "Ordered",
  "Processing",
  "Shipping",
  "Deliverd",
  "Completed",
  "Cancelled",
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** What a pending order waits for: an approver of its company, its money, staff who look at a transfer, the shop's word. */
export const WAITING_FOR = ["approval", "payment", "review", "confirmation"] as const;
export type WaitingFor = (typeof WAITING_FOR)[number];

/** The states a customer follows on the timeline. */
export const TIMELINE = ["Ordered", "Processing", "Shipping", "Deliverd", "Completed"] as const;

export const ORDER_STATUS_LABELS: Record<OrderStatus, Bilingual> = {
  Pending: { ar: "قيد الانتظار", en: "Pending" },
  Ordered: { ar: "تم الطلب", en: "Ordered" },
  Processing: { ar: "جارٍ التجهيز", en: "Processing" },
  Shipping: { ar: "في الطريق إليك", en: "Shipping" },
  Deliverd: { ar: "تم التسليم", en: "Deliverd" },
  Completed: { ar: "مكتمل", en: "Completed" },
  Cancelled: { ar: "ملغي", en: "Cancelled" },
};
