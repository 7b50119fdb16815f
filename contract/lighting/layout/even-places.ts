import type { Room } from "../room/room.ts";
import { type Millimetres, mm } from "../units.ts";
import { lightGrid } from "./light-grid.ts";

interface Place {
  x: Millimetres;
  y: Millimetres;
}

/** Exactly `count` positions: a grid if that fits, else rows of which some have one light more. */
export function evenPlaces(room: Room, count: number): readonly Place[] {
  if (count < 1) return [];
  const { rows, places } = lightGrid(room, count);
  // In an L-shaped room the rows have different lengths, so the first positions of the grid are
  // used.
  if (places.length === count || room.cutOut) return places.slice(0, count);
  return rowCounts(count, rows).flatMap((inRow, row) =>
    Array.from({ length: inRow }, (_, index) => ({
      x: mm(((index + 0.5) * room.length) / inRow),
      y: mm(((row + 0.5) * room.width) / rows),
    })),
  );
}

/** 7 over 3 rows is 2, 3, 2; 8 is 3, 2, 3: symmetric where possible. */
function rowCounts(count: number, rows: number): number[] {
  const extra = count % rows;
  const outerFirst = Array.from({ length: rows }, (_, index) =>
    index % 2 === 0 ? index / 2 : rows - 1 - (index - 1) / 2,
  );
  const middle = rows % 2 === 1 && extra % 2 === 1 ? outerFirst.splice(-1) : [];
  const longer = new Set([...middle, ...outerFirst].slice(0, extra));
  return Array.from(
    { length: rows },
    (_, row) => Math.floor(count / rows) + Number(longer.has(row)),
  );
}
