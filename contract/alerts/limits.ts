/** Maximum pending alerts per contact. In a separate file, so that pages need no schemas. */
export const MAX_ALERTS = 50;
export const ALERT_KINDS = ["stock", "price"] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];
