import type { Span, Surface } from "./room.ts";

/** 0 is x, 1 is y, 2 is z (up). */
export type Axis = 0 | 1 | 2;

/**
 * A rectangle that faces along an axis. Its sides are along the next two axes, cyclically: x
 * follows z.
 */
export interface Patch {
  surface: Surface;
  /** It belongs to an obstacle. */
  isOfBox?: boolean;
  axis: Axis;
  /** The direction along the axis that it faces. */
  facing: 1 | -1;
  /** Its position on the axis, in mm. */
  at: number;
  u: Span;
  v: Span;
}

/** A part of a wall, the floor or the ceiling, divided into patches. */
export interface Face extends Patch {
  /** Positions of its cuts, including both ends. */
  uCuts: readonly number[];
  vCuts: readonly number[];
}

/** The patches of a face, by rows. */
export const patchesOf = kept(({ uCuts, vCuts, ...face }: Face): Patch[] =>
  spansBetween(uCuts).flatMap((u) => spansBetween(vCuts).map((v) => ({ ...face, u, v }))),
);

export function ruled(patch: Patch, largest: number): Face {
  return { ...patch, uCuts: cuts(patch.u, largest), vCuts: cuts(patch.v, largest) };
}

export function areaOf({ u, v }: Patch): number {
  return (u[1] - u[0]) * (v[1] - v[0]);
}

export type Place = readonly [x: number, y: number, z: number];

export interface Bounds {
  min: Place;
  max: Place;
}

export const boundsOf = kept((patch: Patch): Bounds => {
  const { u, v } = patch;
  return { min: placeOn(patch, u[0], v[0]), max: placeOn(patch, u[1], v[1]) };
});

/** The four corners of a patch. */
export const cornersOf = kept((patch: Patch): Place[] =>
  patch.u.flatMap((u) => patch.v.map((v) => placeOn(patch, u, v))),
);

/** Points spread evenly over a patch. */
export const placesOn = kept((patch: Patch): Place[] => spread(patch, 4));

/** Enough points for a patch that is distant relative to its size. */
export const fewPlacesOn = kept((patch: Patch): Place[] => spread(patch, 2));

export const middleOf = kept((patch: Patch): Place => {
  const { u, v } = patch;
  return placeOn(patch, (u[0] + u[1]) / 2, (v[0] + v[1]) / 2);
});

function spread(patch: Patch, count: number): Place[] {
  const along = ([from, to]: Span) =>
    Array.from({ length: count }, (_, index) => from + ((to - from) * (index + 0.5)) / count);
  return along(patch.u).flatMap((u) => along(patch.v).map((v) => placeOn(patch, u, v)));
}

/** In multiples of a patch's longer side. */
const FAR = 3;

export function isFar(patch: Patch, [x, y, z]: Place): boolean {
  const middle = middleOf(patch);
  const size = Math.max(patch.u[1] - patch.u[0], patch.v[1] - patch.v[0]);
  const squared = (middle[0] - x) ** 2 + (middle[1] - y) ** 2 + (middle[2] - z) ** 2;
  return squared > (FAR * size) ** 2;
}

function placeOn({ axis, at }: Patch, u: number, v: number): Place {
  if (axis === 0) return [at, u, v];
  return axis === 1 ? [v, at, u] : [u, v, at];
}

/** Cached, since every other patch and every point of the planes asks for the same. */
function kept<K extends object, T>(make: (key: K) => T): (key: K) => T {
  const known = new WeakMap<K, T>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make(key);
    known.set(key, made);
    return made;
  };
}

function spansBetween(values: readonly number[]): Span[] {
  return values.slice(1).map((to, index): Span => [values[index] ?? 0, to]);
}

function cuts([from, to]: Span, largest: number): number[] {
  const count = Math.max(1, Math.ceil((to - from) / largest - 1e-9));
  return Array.from({ length: count + 1 }, (_, index) =>
    index === count ? to : from + ((to - from) * index) / count,
  );
}
