import type { CutOut, Room } from "../room/room.ts";
import { type Lux, lux, type Millimetres, mm } from "../units.ts";
import { boxesOf, type Obstacle } from "./obstacles.ts";
import type { RoomUse } from "./room-uses.ts";
import { reflectancesOf, type SurfaceColours } from "./surface-colours.ts";

/**
 * What a shopper plans: a room, its use, and the lights in it. All of it is in the page's address.
 */
export interface Plan {
  length: Millimetres;
  width: Millimetres;
  height: Millimetres;
  cutOut?: CutOut | undefined;
  colours: SurfaceColours;
  use: RoomUse;
  target: Lux;
  obstacles: readonly Obstacle[];
  lights: readonly PlannedLight[];
  /** The variant that the planner arranged by itself: the next arrangement replaces it. */
  arranged?: number | undefined;
}

/** A catalogue light in the plan. */
export interface PlannedLight {
  variantId: number;
  /** For a strip, its middle. */
  x: Millimetres;
  y: Millimetres;
  /** Height above the floor, for wall lights and strips. */
  z?: Millimetres | undefined;
  run?: StripRun | undefined;
  /** Rotation of a ceiling light about the vertical axis in degrees, from x towards y. */
  turn?: number | undefined;
  /** From the ceiling to the lowest point of a hanging light; absent: as advised for the room. */
  drop?: Millimetres | undefined;
}

/** A strip along an axis of the room. */
export interface StripRun {
  length: Millimetres;
  along: "x" | "y";
  /** Up: from a cove onto the ceiling. */
  facing: "down" | "up";
}

/** Millimetres: from a cupboard to a hall. */
export const ROOM_SIZES = { least: 1000, most: 30_000 } as const;
export const ROOM_HEIGHTS = { least: 2000, most: 8000 } as const;
export const TARGETS = { least: 10, most: 2000 } as const;
export const MOST_LIGHTS = 60;

export const FIRST_PLAN: Plan = {
  length: mm(5000),
  width: mm(4000),
  height: mm(2800),
  colours: { ceiling: "white", walls: "cream", floor: "tiles" },
  use: "reception",
  target: lux(150),
  obstacles: [],
  lights: [],
};

export function roomOf(plan: Plan): Room {
  const { length, width, height, cutOut, colours } = plan;
  const reflectances = reflectancesOf(colours);
  return { length, width, height, cutOut, boxes: boxesOf(plan), reflectances };
}
