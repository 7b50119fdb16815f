/** Reasons for a return. */
export const RETURN_REASONS = [
  "changed-mind",
  "defective",
  "damaged",
  "wrong-item",
  "not-as-described",
  "warranty",
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

export const RETURN_STATES = [
  "requested",
  "approved",
  "refused",
  "withdrawn",
  "received",
  "refunded",
  "exchanged",
] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

export const RETURN_RESOLUTIONS = ["refund", "exchange"] as const;
export type ReturnResolution = (typeof RETURN_RESOLUTIONS)[number];

/** Maximum pictures per line. */
export const MAX_PICTURES = 4;
/** Maximum pictures uploaded for an order that belong to no return yet. */
export const MAX_LOOSE_PICTURES = 24;

/** Whether the shop is at fault. */
export function isShopsFault(reason: ReturnReason): boolean {
  return reason !== "changed-mind" && reason !== "warranty";
}
