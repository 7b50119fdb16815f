import { boxesIn, solidsIn } from "./boxes.ts";
import { type Axis, type Face, type Patch, ruled } from "./patches.ts";
import { type Box, cutOutSpans, type Room, type Span } from "./room.ts";

/**
 * The surfaces of a room and of its obstacles. An L-shaped room is cut along the lines of its inner
 * walls, so that no face reaches around a corner.
 */
export function roomFaces(room: Room, largest: number): Face[] {
  const faces = shellOf(room);
  const boxes = boxesIn(room);
  if (boxes.length === 0) return faces.map((face) => ruled(face, largest));
  const solids = solidsIn(room).map(({ x, y, z }): Span[] => [x, y, z]);
  const sides = boxes.flatMap((box) => sidesOf(box, room));
  return [
    ...faces.flatMap((face) => uncovered(face, coversOf(face, solids))),
    ...sides.flatMap((side, index) => {
      const known = sides.slice(0, index).filter((one) => isSamePlane(one, side));
      return uncovered(side, [...coversOf(side, solids), ...known]);
    }),
  ].map((face) => ruled(face, largest));
}

function shellOf(room: Room): Patch[] {
  const xs = pieces(room.length, cutOutSpans(room)?.x);
  const ys = pieces(room.width, cutOutSpans(room)?.y);
  const isRoom = (column: number, row: number) => {
    const [x, y] = [xs[column], ys[row]];
    return x !== undefined && y !== undefined && !isCutOut(room, x, y);
  };
  const height: Span = [0, room.height];
  const faces: Patch[] = [];
  for (const [column, x] of xs.entries()) {
    for (const [row, y] of ys.entries()) {
      if (!isRoom(column, row)) continue;
      const wall = { surface: "walls" as const };
      faces.push(
        { surface: "floor", axis: 2, facing: 1, at: 0, u: x, v: y },
        { surface: "ceiling", axis: 2, facing: -1, at: room.height, u: x, v: y },
      );
      if (!isRoom(column - 1, row)) {
        faces.push({ ...wall, axis: 0, facing: 1, at: x[0], u: y, v: height });
      }
      if (!isRoom(column + 1, row)) {
        faces.push({ ...wall, axis: 0, facing: -1, at: x[1], u: y, v: height });
      }
      if (!isRoom(column, row - 1)) {
        faces.push({ ...wall, axis: 1, facing: 1, at: y[0], u: height, v: x });
      }
      if (!isRoom(column, row + 1)) {
        faces.push({ ...wall, axis: 1, facing: -1, at: y[1], u: height, v: x });
      }
    }
  }
  return faces;
}

const AXES: readonly Axis[] = [0, 1, 2];

/** The sides of a box that are not against the room's outer walls, floor or ceiling. */
function sidesOf({ x, y, z, surface }: Box, room: Room): Patch[] {
  const spans = [x, y, z] as const;
  const most = [room.length, room.width, room.height] as const;
  return AXES.flatMap((axis) => {
    const [from, to] = spans[axis];
    const side = {
      surface,
      isOfBox: true,
      axis,
      u: spans[next(axis, 1)],
      v: spans[next(axis, 2)],
    };
    return [
      ...(from > 0 ? [{ ...side, facing: -1 as const, at: from }] : []),
      ...(to < most[axis] ? [{ ...side, facing: 1 as const, at: to }] : []),
    ];
  });
}

/** Half a millimetre in front of a face: anything there covers it. */
const IN_FRONT = 0.5;

type Cover = Pick<Patch, "u" | "v">;

/** What is against a face. */
function coversOf({ axis, at, facing }: Patch, solids: readonly Span[][]): Cover[] {
  const front = at + facing * IN_FRONT;
  return solids.flatMap((spans) => {
    const [along, u, v] = [spans[axis], spans[next(axis, 1)], spans[next(axis, 2)]];
    return along && u && v && front > along[0] && front < along[1] ? [{ u, v }] : [];
  });
}

/** Two overlapping boxes may share a side. */
function isSamePlane(one: Patch, other: Patch): boolean {
  return one.axis === other.axis && one.facing === other.facing && one.at === other.at;
}

/** The uncovered parts of a face: it is cut along the edges of what covers it. */
function uncovered(face: Patch, covers: readonly Cover[]): Patch[] {
  if (covers.length === 0) return [face];
  const us = cutAt(
    face.u,
    covers.flatMap(({ u }) => u),
  );
  const vs = cutAt(
    face.v,
    covers.flatMap(({ v }) => v),
  );
  const isCovered = (u: Span, v: Span) =>
    covers.some((cover) => isWithin(u, cover.u) && isWithin(v, cover.v));
  return us.flatMap((u) => vs.flatMap((v) => (isCovered(u, v) ? [] : [{ ...face, u, v }])));
}

function next(axis: Axis, by: 1 | 2): Axis {
  return ((axis + by) % 3) as Axis;
}

function cutAt([from, to]: Span, edges: readonly number[]): Span[] {
  const inner = edges.filter((edge) => edge > from && edge < to).toSorted((a, b) => a - b);
  return spansBetween([...new Set([from, ...inner, to])]);
}

function pieces(whole: number, cutOut: Span | undefined): Span[] {
  return spansBetween([...new Set([0, ...(cutOut ?? []), whole])]);
}

function spansBetween(values: readonly number[]): Span[] {
  return values.slice(1).map((to, index): Span => [values[index] ?? 0, to]);
}

function isCutOut(room: Room, x: Span, y: Span): boolean {
  const spans = cutOutSpans(room);
  return spans !== undefined && isWithin(x, spans.x) && isWithin(y, spans.y);
}

function isWithin(inner: Span, outer: Span): boolean {
  return inner[0] >= outer[0] && inner[1] <= outer[1];
}
