/** Kinds of sets. In a separate file, so that pages need no schemas. */
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
