import { reflectanceOf } from "../room/reflectance.ts";
import type { Reflectances, Surface } from "../room/room.ts";

/** Available paints and floors, as they look in daylight. */
export const SURFACE_COLOURS = {
  ceiling: { white: "#f7f7f5", cream: "#f3ead6", grey: "#c9c9c6", wood: "#a97c50" },
  walls: {
    white: "#f4f3ef",
    cream: "#efe3c8",
    beige: "#d9c4a0",
    grey: "#b9bab8",
    sage: "#a9b79c",
    blue: "#7f9db5",
    terracotta: "#b5694a",
    dark: "#4a4a4c",
  },
  floor: {
    marble: "#e4ddd0",
    tiles: "#cbb694",
    oak: "#b68a5a",
    walnut: "#6d4a32",
    dark: "#3a3836",
  },
} as const satisfies Record<Surface, Record<string, string>>;

export type SurfaceColours = { [S in Surface]: keyof (typeof SURFACE_COLOURS)[S] };

export function reflectancesOf({ ceiling, walls, floor }: SurfaceColours): Reflectances {
  return {
    ceiling: reflectanceOf(SURFACE_COLOURS.ceiling[ceiling]),
    walls: reflectanceOf(SURFACE_COLOURS.walls[walls]),
    floor: reflectanceOf(SURFACE_COLOURS.floor[floor]),
  };
}
