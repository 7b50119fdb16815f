import { type Millimetres, mm } from "../units.ts";
import { isInBox } from "./boxes.ts";
import { isInside, type Room } from "./room.ts";

/** Heights at which light is needed: floor, table, kitchen worktop. */
export const WORK_HEIGHTS = { floor: mm(0), table: mm(750), worktop: mm(900) } as const;

export type WorkHeight = keyof typeof WORK_HEIGHTS;
// Object.keys loses the key type.
export const WORK_HEIGHT_NAMES = Object.keys(WORK_HEIGHTS) as WorkHeight[];

/** Points over the whole plan, in rows; only inside the room, and none inside a wardrobe. */
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

/**
 * The centres of a grid of about 300 squares, at least 10 cm each. Nothing is left out along the
 * walls.
 */
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
  // If furniture fills the room there would be no points left, so it is ignored.
  return { height, columns, rows, points: open.length > 0 ? open : points };
}
