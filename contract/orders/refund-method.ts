/** Where money goes back to: store credit, or the way it was paid. */
export const REFUND_METHODS = ["wallet", "original"] as const;
export type RefundMethod = (typeof REFUND_METHODS)[number];
