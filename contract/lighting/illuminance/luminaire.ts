import { fluxOf } from "../photometry/flux.ts";
import { type IntensityLookUp, intensityLookUp, tiltFactorOf } from "../photometry/look-up.ts";
import type { Opening, Photometry } from "../photometry/photometry.ts";
import type { Millimetres } from "../units.ts";

/** A light at its position. */
export interface PlacedLight {
  x: Millimetres;
  y: Millimetres;
  z: Millimetres;
  /** Degrees around the vertical, from x towards y. */
  turn: number;
  /** Degrees by which its axis tilts from straight down, towards its own x. */
  tilt: number;
  opening: Opening;
  photometry: Photometry;
}

/** A light prepared for lookups in room coordinates. */
export interface Luminaire {
  x: number;
  y: number;
  z: number;
  /** The largest side of the luminous opening; zero is a point. */
  size: number;
  /** Lumens at its tilt. */
  flux: number;
  /** Angle in radians within which its intensity hardly changes. */
  cell: number;
  /** Candela in the direction of a unit vector. */
  towards: IntensityLookUp;
  /** Points of equal share, close enough together to count as point sources at a given distance. */
  pointsFor: (distance: number) => readonly Place[];
}

export type Place = readonly [x: number, y: number, z: number];

/** A source counts as a point from five times its size on. */
const FIVE_TIMES = 5;
/**
 * Distances below a sixteenth of five times the size are not resolved further, since the work would
 * grow without limit.
 */
const MOST_PARTS = 16;

/** Radians. Smaller cells would be too slow while dragging. */
const CELLS = { least: 0.02, most: 0.08 } as const;
/** Cells from the centre of a beam to half its intensity. */
const CELLS_IN_HALF = 2;

export function luminaireOf(light: PlacedLight): Luminaire {
  const { x, y, z, opening } = light;
  const upright = intensityLookUp(light.photometry);
  const factor = tiltFactorOf(light.photometry, light.tilt);
  const look: IntensityLookUp =
    factor === 1 ? upright : (dx, dy, dz) => factor * upright(dx, dy, dz);
  const [cosTurn, sinTurn] = cosAndSin(light.turn);
  const [cosTilt, sinTilt] = cosAndSin(light.tilt);
  const isUpright = light.turn === 0 && light.tilt === 0;
  const size = Math.max(opening.length, opening.width, opening.height);
  const toRoom = ([ownX, ownY, ownZ]: Place): Place => {
    const leanX = ownX * cosTilt - ownZ * sinTilt;
    const leanZ = ownX * sinTilt + ownZ * cosTilt;
    return [x + leanX * cosTurn - ownY * sinTurn, y + leanX * sinTurn + ownY * cosTurn, z + leanZ];
  };
  const parts = new Map<number, readonly Place[]>();
  return {
    x,
    y,
    z,
    size,
    flux: factor * fluxOf(light.photometry),
    cell: cellFor(light.photometry),
    towards: isUpright
      ? look
      : (dx, dy, dz) => {
          const turnedX = dx * cosTurn + dy * sinTurn;
          const turnedY = dy * cosTurn - dx * sinTurn;
          return look(turnedX * cosTilt + dz * sinTilt, turnedY, dz * cosTilt - turnedX * sinTilt);
        },
    pointsFor: (distance) => {
      const count = partsFor(size, distance);
      const known = parts.get(count);
      if (known) return known;
      const made = splitOpening(opening, size / count).map(toRoom);
      parts.set(count, made);
      return made;
    },
  };
}

function cellFor(photometry: Photometry): number {
  const wanted = narrowestHalf(photometry) / CELLS_IN_HALF;
  return Math.min(CELLS.most, Math.max(CELLS.least, wanted));
}

/** Radians from the peak of a plane to half its intensity, in the plane where that is smallest. */
function narrowestHalf({ angles, candelas }: Photometry): number {
  const halves = candelas.map((row) => {
    const most = Math.max(...row);
    const peak = row.indexOf(most);
    const fallen = row
      .map((value, index) =>
        value <= most / 2 ? Math.abs((angles[index] ?? 0) - (angles[peak] ?? 0)) : Infinity,
      )
      .filter((angle) => angle > 0);
    return most > 0 ? Math.min(...fallen, Infinity) : Infinity;
  });
  return (Math.min(...halves) * Math.PI) / 180;
}

/**
 * Number of parts along its longest side: each is at most a fifth of the distance to the nearest
 * end.
 */
function partsFor(size: number, distance: number): number {
  if (size === 0) return 1;
  const nearest = distance - size / 2;
  if (nearest <= 0) return MOST_PARTS;
  return Math.min(MOST_PARTS, Math.max(1, Math.ceil((FIVE_TIMES * size) / nearest)));
}

/** Centres of equal-area parts, none larger than `part`, in the light's own coordinates. */
function splitOpening({ length, width, height, isRound }: Opening, part: number): Place[] {
  const flat = isRound ? disc(length, width, part) : grid(length, width, part);
  const heights = steps(height, part);
  return flat.flatMap(([x, y]) => heights.map((z): Place => [x, y, z]));
}

function grid(length: number, width: number, part: number): [number, number][] {
  const across = steps(width, part);
  return steps(length, part).flatMap((x) => across.map((y): [number, number] => [x, y]));
}

/**
 * Rings of 4, 12, 20 … equal parts, symmetric in all four quarters; an ellipse is a stretched disc.
 */
function disc(length: number, width: number, part: number): [number, number][] {
  const rings = Math.ceil(Math.max(length, width) / part / 2);
  if (length <= part && width <= part) return [[0, 0]];
  return Array.from({ length: rings }, (_, ring) => {
    const count = 4 * (2 * ring + 1);
    const radius = Math.sqrt((ring ** 2 + (ring + 1) ** 2) / 2) / rings / 2;
    return Array.from({ length: count }, (__, index): [number, number] => {
      const angle = (2 * Math.PI * (index + 0.5)) / count;
      return [length * radius * Math.cos(angle), width * radius * Math.sin(angle)];
    });
  }).flat();
}

function steps(size: number, part: number): number[] {
  const count = part > 0 ? Math.max(1, Math.ceil(size / part - 1e-9)) : 1;
  return Array.from({ length: count }, (_, index) => ((index + 0.5) / count - 0.5) * size);
}

/** Quarter turns are exact, so that a rotated room is lit exactly as before. */
function cosAndSin(degrees: number): [number, number] {
  const exact = (value: number) => (Math.abs(value) < 1e-15 ? 0 : value);
  const angle = (degrees * Math.PI) / 180;
  return [exact(Math.cos(angle)), exact(Math.sin(angle))];
}
