/** What a set is for. Apart, so that pages need no schemas for it. */
export const SET_KINDS = [
  "complete",
  "track",
  "dimming",
  "powers",
  "door-room",
  "door-flat",
  "mount",
] as const;
export type SetKind = (typeof SET_KINDS)[number];
