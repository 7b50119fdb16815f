/** Rules about a cart as a whole. In a separate file, so that pages need no schemas. */
export const RULES = [
  "driver",
  "driver-power",
  "track",
  "track-feed",
  "lamps",
  "lamp-power",
  "lamp-cap",
  "wet-bathroom",
  "wet-outdoors",
  "light-colour",
  "dimmer",
  "cylinder",
  "cylinder-length",
  "handle-spindle",
  "handle-centre",
] as const;
export type Rule = (typeof RULES)[number];

/** `clash`: it will not work; `miss`: something is missing; `hint`: worth a second look. */
export const SEVERITIES = ["clash", "miss", "hint"] as const;
export type Severity = (typeof SEVERITIES)[number];
