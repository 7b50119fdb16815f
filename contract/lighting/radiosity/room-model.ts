import { directOnPatches, directOnPlane } from "../illuminance/direct-light.ts";
import { type Luminaire, luminaireOf, type PlacedLight } from "../illuminance/luminaire.ts";
import { isInBox } from "../room/boxes.ts";
import { roomFaces } from "../room/faces.ts";
import { areaOf, type Face, type Patch, patchesOf } from "../room/patches.ts";
import type { Room } from "../room/room.ts";
import { sightIn } from "../room/sight.ts";
import type { WorkPlane } from "../room/work-plane.ts";
import { factorMatrix } from "./factor-matrix.ts";
import { gatherMatrix } from "./gather-matrix.ts";
import { solverOf } from "./triangular-solve.ts";

/** The direct light of one source, in lux: on each patch, and on each point of each plane. */
export interface DirectLight {
  patches: Float64Array;
  planes: readonly Float64Array[];
}

/** The light in a room, in lux, after all reflections. */
export interface RoomLight {
  patches: Float64Array;
  planes: readonly { direct: Float64Array; total: Float64Array }[];
}

/**
 * A room of given shape and colours, ready to be lit: everything that does not depend on its lights
 * is calculated once.
 */
export interface RoomModel {
  room: Room;
  /** Parts of walls, floor and ceiling; their patches are in the same order in `patches`. */
  faces: readonly Face[];
  patches: readonly Patch[];
  planes: readonly WorkPlane[];
  /** F, by rows; each sums to 1. */
  factors: Float64Array;
  directFrom: (light: PlacedLight) => DirectLight;
  /** `maintenance`: the fraction of the initial light left after ageing and dirt. */
  lit: (lights: readonly DirectLight[], maintenance?: number) => RoomLight;
}

const PATCHES = 300;

/**
 * Radiosity: every patch reflects what it receives evenly, so E = E₀ + F·ρ·E. The patches'
 * contribution to a point of a plane is then gathered exactly, so planes are finer than patches.
 * `patchCount` is the approximate number of patches.
 */
export function roomModel(
  room: Room,
  planes: readonly WorkPlane[],
  patchCount = PATCHES,
): RoomModel {
  const sight = sightIn(room);
  const whole = roomFaces(room, Infinity).reduce((sum, face) => sum + areaOf(face), 0);
  const faces = roomFaces(room, Math.sqrt(whole / patchCount));
  const patches = faces.flatMap(patchesOf);
  const reflectances = patches.map(({ surface }) => room.reflectances[surface]);
  const factors = factorMatrix(faces, sight);
  const solve = solverOf(factors, { areas: patches.map(areaOf), reflectances });
  const gathers = planes.map((plane) => gatherMatrix(plane, faces, reflectances, sight));
  return {
    room,
    faces,
    patches,
    planes,
    factors,
    directFrom: (light) => {
      const luminaire = luminaireOf(light);
      return {
        patches: wholeFlux(room, luminaire, {
          patches,
          lux: directOnPatches(luminaire, patches, sight),
        }),
        planes: planes.map((plane) => directOnPlane(luminaire, plane, sight)),
      };
    },
    lit: (lights, maintenance = 1) => {
      const sum = (parts: readonly Float64Array[], length: number) =>
        added(parts, length, maintenance);
      const onPatches = solve(
        sum(
          lights.map((light) => light.patches),
          patches.length,
        ),
      );
      return {
        patches: onPatches,
        planes: planes.map((plane, index) => {
          const direct = sum(
            lights.map((light) => light.planes[index] ?? new Float64Array()),
            plane.points.length,
          );
          return { direct, total: gathered(direct, gathers[index], onPatches) };
        }),
      };
    },
  };
}

const SQUARE_MILLIMETRES = 1e6;

/**
 * A room is closed, so all flux of a source falls on its surfaces: corrects what is lost or gained
 * by sampling patches in cells. A source inside a wardrobe or a beam lights its inside.
 */
function wholeFlux(
  room: Room,
  light: Luminaire,
  { patches, lux }: { patches: readonly Patch[]; lux: Float64Array },
): Float64Array {
  const isShut = light.pointsFor(light.size).some((place) => isInBox(room, place));
  if (isShut) return lux;
  const received = patches.reduce(
    (sum, patch, index) => sum + (lux[index] ?? 0) * areaOf(patch),
    0,
  );
  if (received === 0) return lux;
  return lux.map((value) => (value * light.flux * SQUARE_MILLIMETRES) / received);
}

function added(parts: readonly Float64Array[], length: number, factor: number): Float64Array {
  const total = new Float64Array(length);
  for (const part of parts) {
    for (let index = 0; index < length; index++) {
      total[index] = (total[index] ?? 0) + (part[index] ?? 0) * factor;
    }
  }
  return total;
}

function gathered(
  direct: Float64Array,
  matrix: Float64Array = new Float64Array(),
  onPatches: Float64Array,
): Float64Array {
  const count = onPatches.length;
  const total = direct.slice();
  for (let row = 0; row < total.length; row++) {
    let sum = direct[row] ?? 0;
    for (let column = 0; column < count; column++) {
      sum += (matrix[row * count + column] ?? 0) * (onPatches[column] ?? 0);
    }
    total[row] = sum;
  }
  return total;
}
