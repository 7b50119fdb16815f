/** Names of room uses, for the planner and the pages of lights. */
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
