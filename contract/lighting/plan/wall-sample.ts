import { directOnPatches } from "../illuminance/direct-light.ts";
import { luminaireOf } from "../illuminance/luminaire.ts";
import { roomModel } from "../radiosity/room-model.ts";
import { type Face, type Patch, patchesOf } from "../room/patches.ts";
import { metres, mm } from "../units.ts";
import { type KnownLight, placedLights } from "./placed-lights.ts";
import { type Plan, roomOf } from "./plan.ts";

/** Illuminance on a wall as seen from the front: rows from the floor up, columns from its start. */
export interface WallSample {
  columns: number;
  rows: number;
  values: Float64Array;
}

/**
 * Two lights close enough to a wall to show their beams on it, the same arrangement for every
 * light.
 */
const WALL = metres(2.4);
const DEPTH = metres(3);
const FROM_WALL = mm(300);
const SHARES = [0.25, 0.75] as const;
const PIXEL = 40;
const PATCHES = 200;

/**
 * The pattern of a light on a wall, with the paints and ceiling height of a plan: direct light at
 * high resolution; reflected light, which is smooth, from patches.
 */
export function wallSample(plan: Plan, light: KnownLight, maintenance: number): WallSample {
  const sample: Plan = {
    ...plan,
    length: WALL,
    width: DEPTH,
    cutOut: undefined,
    obstacles: [],
    lights: SHARES.map((share) => ({ variantId: 0, x: mm(WALL * share), y: FROM_WALL })),
  };
  const lights = sample.lights.flatMap((one) => placedLights(sample, one, light));
  const model = roomModel(roomOf(sample), [], PATCHES);
  const direct = lights.map(model.directFrom);
  const total = model.lit(direct, maintenance).patches;
  const reflected = total.map((lux, index) =>
    direct.reduce((rest, { patches }) => rest - (patches[index] ?? 0) * maintenance, lux),
  );
  const wall = model.faces.findIndex(
    ({ axis, at, facing }) => axis === 1 && at === 0 && facing === 1,
  );
  const coarse = model.faces[wall];
  if (!coarse) return { columns: 0, rows: 0, values: new Float64Array() };
  const before = model.faces.slice(0, wall).reduce((sum, face) => sum + patchesOf(face).length, 0);
  const [rows, columns] = [Math.round(plan.height / PIXEL), Math.round(WALL / PIXEL)];
  const fine = finePatches(coarse, rows, columns);
  const values = new Float64Array(rows * columns);
  for (const placed of lights) {
    for (const [index, lux] of directOnPatches(luminaireOf(placed), fine, undefined).entries())
      values[index] = (values[index] ?? 0) + lux * maintenance;
  }
  for (const [index, { u, v }] of fine.entries()) {
    const back = smoothed(reflected.subarray(before), coarse, (u[0] + u[1]) / 2, (v[0] + v[1]) / 2);
    values[index] = (values[index] ?? 0) + back;
  }
  return { columns, rows, values };
}

function finePatches({ u, v, ...face }: Patch, rows: number, columns: number): Patch[] {
  const part = ([from, to]: Patch["u"], index: number, count: number) =>
    [from + ((to - from) * index) / count, from + ((to - from) * (index + 1)) / count] as const;
  return Array.from({ length: rows * columns }, (_, index) => ({
    ...face,
    u: part(u, Math.floor(index / columns), rows),
    v: part(v, index % columns, columns),
  }));
}

/** Interpolates linearly between the centres of a face's patches. */
function smoothed(values: Float64Array, { uCuts, vCuts }: Face, u: number, v: number): number {
  const [row, rowShare] = placeBetween(uCuts, u);
  const [column, columnShare] = placeBetween(vCuts, v);
  const columns = vCuts.length - 1;
  const last = {
    row: Math.min(row + 1, uCuts.length - 2),
    column: Math.min(column + 1, columns - 1),
  };
  const at = (one: number, other: number) => values[one * columns + other] ?? 0;
  const lower = at(row, column) * (1 - columnShare) + at(row, last.column) * columnShare;
  const upper = at(last.row, column) * (1 - columnShare) + at(last.row, last.column) * columnShare;
  return lower * (1 - rowShare) + upper * rowShare;
}

/**
 * Cuts are evenly spaced: the index of the centre before a position, and the fraction on the way to
 * the next.
 */
function placeBetween(cuts: readonly number[], value: number): [index: number, share: number] {
  const [from = 0, next = 1] = cuts;
  const place = Math.min(cuts.length - 2, Math.max(0, (value - from) / (next - from) - 0.5));
  return [Math.floor(place), place % 1];
}
