import type { Room, Span, Surface } from "./room.ts";
import { cutOutSpans } from "./room.ts";

/** 0 is x, 1 is y, 2 is z (up). */
export type Axis = 0 | 1 | 2;

/** A rectangle that faces along an axis. Its sides lie along the two axes that follow: after z comes x. */
export interface Patch {
  surface: Surface;
  axis: Axis;
  /** Towards which end of the axis it faces. */
  facing: 1 | -1;
  /** Where on the axis it stands, in mm. */
  at: number;
  u: Span;
  v: Span;
}

/** A part of a wall, of the floor or of the ceiling, ruled into patches. */
export interface Face extends Patch {
  /** Where it is cut, both ends included. */
  uCuts: readonly number[];
  vCuts: readonly number[];
}

/** An L is cut along the lines of its inner walls, so that no face reaches round a corner. */
export function roomFaces(room: Room, largest: number): Face[] {
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
  return faces.map((face) => ruled(face, largest));
}

/** The patches of a face, by rows. */
export function patchesOf({ uCuts, vCuts, ...face }: Face): Patch[] {
  return spansBetween(uCuts).flatMap((u) => spansBetween(vCuts).map((v) => ({ ...face, u, v })));
}

export function ruled(patch: Patch, largest: number): Face {
  return { ...patch, uCuts: cuts(patch.u, largest), vCuts: cuts(patch.v, largest) };
}

export function areaOf({ u, v }: Patch): number {
  return (u[1] - u[0]) * (v[1] - v[0]);
}

type Place = readonly [x: number, y: number, z: number];

/** The corners of a patch over the plan of the room; a wall has two. */
export const planCorners = keptByPatch(({ axis, at, u, v }): (readonly [number, number])[] => {
  if (axis === 0) return u.map((y) => [at, y] as const);
  if (axis === 1) return v.map((x) => [x, at] as const);
  return u.flatMap((x) => v.map((y) => [x, y] as const));
});

const PLACES = 4;

/** Places spread evenly over a patch. */
export const placesOn = keptByPatch((patch): Place[] => {
  const along = ([from, to]: Span) =>
    Array.from({ length: PLACES }, (_, index) => from + ((to - from) * (index + 0.5)) / PLACES);
  return along(patch.u).flatMap((u) => along(patch.v).map((v) => placeOn(patch, u, v)));
});

export function middleOf(patch: Patch): Place {
  return placeOn(patch, (patch.u[0] + patch.u[1]) / 2, (patch.v[0] + patch.v[1]) / 2);
}

function placeOn({ axis, at }: Patch, u: number, v: number): Place {
  if (axis === 0) return [at, u, v];
  return axis === 1 ? [v, at, u] : [u, v, at];
}

/** Every patch of an L is asked for its places by every other, and by every point of the planes. */
function keptByPatch<T>(make: (patch: Patch) => T): (patch: Patch) => T {
  const kept = new WeakMap<Patch, T>();
  return (patch) => {
    const known = kept.get(patch);
    if (known !== undefined) return known;
    const made = make(patch);
    kept.set(patch, made);
    return made;
  };
}

function pieces(whole: number, cutOut: Span | undefined): Span[] {
  return spansBetween([...new Set([0, ...(cutOut ?? []), whole])]);
}

function spansBetween(values: readonly number[]): Span[] {
  return values.slice(1).map((to, index): Span => [values[index] ?? 0, to]);
}

function isCutOut(room: Room, x: Span, y: Span): boolean {
  const spans = cutOutSpans(room);
  const isWithin = (inner: Span, outer: Span) => inner[0] >= outer[0] && inner[1] <= outer[1];
  return spans !== undefined && isWithin(x, spans.x) && isWithin(y, spans.y);
}

function cuts([from, to]: Span, largest: number): number[] {
  const count = Math.max(1, Math.ceil((to - from) / largest - 1e-9));
  return Array.from({ length: count + 1 }, (_, index) =>
    index === count ? to : from + ((to - from) * index) / count,
  );
}
