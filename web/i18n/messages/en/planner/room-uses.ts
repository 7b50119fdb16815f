/** What rooms are for, in the planner and on pages of lights. */
export const roomUses = {
  reception: "Living room, reception",
  reading: "Reading corner",
  dining: "Dining",
  bedroom: "Bedroom",
  kitchen: "Kitchen",
  worktop: "Kitchen worktop",
  bathroom: "Bathroom",
  corridor: "Corridor",
  stairs: "Stairs",
  study: "Study, office",
  shop: "Shop",
} as const;
