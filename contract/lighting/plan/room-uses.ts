/**
 * Uses of a room, with guide values in lux: relaxed, usual, bright. Based on what lamp makers
 * advise for homes, which varies widely; no standard defines it for homes, and shoppers can change
 * it.
 */
export const ROOM_USES = {
  reception: [100, 150, 300],
  reading: [200, 300, 500],
  dining: [100, 200, 300],
  bedroom: [75, 125, 200],
  kitchen: [150, 200, 300],
  worktop: [300, 400, 500],
  bathroom: [150, 200, 300],
  corridor: [50, 100, 150],
  stairs: [100, 150, 200],
  study: [300, 500, 750],
  shop: [300, 500, 750],
} as const satisfies Record<string, readonly [relaxed: number, usual: number, bright: number]>;

export type RoomUse = keyof typeof ROOM_USES;
// Object.keys loses the key type.
export const ROOM_USE_CODES = Object.keys(ROOM_USES) as RoomUse[];

/** The room use with this code; anything else is a reception. */
export function roomUseOf(text: string | null): RoomUse {
  return ROOM_USE_CODES.find((code) => code === text) ?? "reception";
}

const LIT_FROM_WALLS = new Set<RoomUse>(["bedroom", "corridor", "stairs"]);

/** Whether wall lights alone may be proposed for it. */
export function isLitFromWalls(use: RoomUse): boolean {
  return LIT_FROM_WALLS.has(use);
}

export const BRIGHTNESS = ["relaxed", "usual", "bright"] as const;
