/** How money is refunded: as store credit, or to the original payment. */
export const REFUND_METHODS = ["wallet", "original"] as const;
export type RefundMethod = (typeof REFUND_METHODS)[number];
