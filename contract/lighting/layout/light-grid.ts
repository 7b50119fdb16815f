import { isInside, type Room } from "../room/room.ts";
import { type Millimetres, mm } from "../units.ts";

export interface LightGrid {
  columns: number;
  rows: number;
  /** Distance between two lights, along the room's length and width. */
  spacing: { x: Millimetres; y: Millimetres };
  /** Distance from the outermost lights to the walls: half the spacing. */
  toWall: { x: Millimetres; y: Millimetres };
  places: readonly { x: Millimetres; y: Millimetres }[];
}

const MOST_ROWS = 40;

/**
 * At least `count` lights on a regular grid over the room, with as few extra and as square as
 * possible. In an L-shaped room, positions outside are dropped, and the grid is refined until
 * enough are left.
 */
export function lightGrid(room: Room, count: number): LightGrid {
  let best: LightGrid | undefined;
  let bestCost = Infinity;
  for (let rows = 1; rows <= MOST_ROWS; rows++) {
    for (let columns = 1; columns <= MOST_ROWS; columns++) {
      if (columns * rows < count) continue;
      const grid = gridOf(room, columns, rows);
      if (grid.places.length < count) continue;
      const cost = costOf(grid, count);
      if (cost < bestCost) [best, bestCost] = [grid, cost];
      break;
    }
  }
  if (!best) throw new RangeError(`No grid of ${count} lights`);
  return best;
}

export function gridOf(room: Room, columns: number, rows: number): LightGrid {
  const spacing = { x: mm(room.length / columns), y: mm(room.width / rows) };
  const toWall = { x: mm(spacing.x / 2), y: mm(spacing.y / 2) };
  const places = Array.from({ length: columns * rows }, (_, index) => ({
    x: mm(toWall.x + (index % columns) * spacing.x),
    y: mm(toWall.y + Math.floor(index / columns) * spacing.y),
  })).filter(({ x, y }) => isInside(room, x, y));
  return { columns, rows, spacing, toWall, places };
}

/** One extra light costs as much as a grid that is a fifth off square. */
function costOf({ spacing, places }: LightGrid, count: number): number {
  const stretch = Math.max(spacing.x / spacing.y, spacing.y / spacing.x);
  return (5 * (places.length - count)) / count + stretch - 1;
}
