import { type Millimetres, mm } from "../units.ts";
import { isInBox } from "./boxes.ts";
import { isInside, type Room } from "./room.ts";

/** Where people look at things: the floor, a table, a kitchen worktop. */
export const WORK_HEIGHTS = { floor: mm(0), table: mm(750), worktop: mm(900) } as const;

export type WorkHeight = keyof typeof WORK_HEIGHTS;
// Object.keys forgets the key type.
export const WORK_HEIGHT_NAMES = Object.keys(WORK_HEIGHTS) as WorkHeight[];

/** Points over the whole plan, in rows; the room's own only, and none inside a wardrobe. */
export interface WorkPlane {
  height: Millimetres;
  columns: number;
  rows: number;
  points: readonly PlanePoint[];
}

export interface PlanePoint {
  column: number;
  row: number;
  x: number;
  y: number;
}

const MOST_POINTS = 340;
const SMALLEST_STEP = 100;

/** The middle of each square of a grid of some 300 squares, 10 cm at least. Nothing is left out along the walls. */
export function workPlane(room: Room, height: Millimetres): WorkPlane {
  const step = Math.max(SMALLEST_STEP, Math.sqrt((room.length * room.width) / MOST_POINTS));
  const columns = Math.max(1, Math.round(room.length / step));
  const rows = Math.max(1, Math.round(room.width / step));
  const points: PlanePoint[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = ((column + 0.5) * room.length) / columns;
      const y = ((row + 0.5) * room.width) / rows;
      if (isInside(room, x, y)) points.push({ column, row, x, y });
    }
  }
  const open = points.filter(({ x, y }) => !isInBox(room, [x, y, height]));
  // A room full of furniture has no place left to look at: then it is looked at without.
  return { height, columns, rows, points: open.length > 0 ? open : points };
}
