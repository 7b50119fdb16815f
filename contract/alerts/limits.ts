/** Most alerts that wait for one contact. Apart: pages need no schemas for them. */
export const MAX_ALERTS = 50;
export const ALERT_KINDS = ["stock", "price"] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];
