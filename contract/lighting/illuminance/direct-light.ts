import { boundsOf, middleOf, type Patch } from "../room/patches.ts";
import type { Sight } from "../room/sight.ts";
import type { WorkPlane } from "../room/work-plane.ts";
import type { Luminaire, Place } from "./luminaire.ts";

/** mm² per m²: candela divided by the square of a distance in mm, times this, is lux. */
const SQUARE_MILLIMETRES = 1e6;

/**
 * E = I·cos ε ⁄ d², the inverse square law, at every point of a horizontal plane (lx); `axis` and
 * `facing` of a point on a wall are those of a patch.
 */
export function directOnPlane(
  light: Luminaire,
  plane: WorkPlane,
  sight: Sight | undefined,
): Float64Array {
  const result = new Float64Array(plane.points.length);
  for (let index = 0; index < result.length; index++) {
    const point = plane.points[index];
    if (point) result[index] = directAt(light, [point.x, point.y, plane.height], sight);
  }
  return result;
}

/** Illuminance (lx) from one light at a horizontal point. */
export function directAt(light: Luminaire, [x, y, z]: Place, sight?: Sight): number {
  const distance = distanceBetween(light, x, y, z);
  const parts = light.pointsFor(distance);
  let sum = 0;
  for (const part of parts) {
    const dx = part[0] - x;
    const dy = part[1] - y;
    const dz = part[2] - z;
    if (dz <= 0 || (sight && !sight.sees(part, x, y, z))) continue;
    const squared = dx * dx + dy * dy + dz * dz;
    const length = Math.sqrt(squared);
    sum += (light.towards(-dx / length, -dy / length, -dz / length) * dz) / (length * squared);
  }
  return (sum * SQUARE_MILLIMETRES) / parts.length;
}

/** Mean illuminance (lx) from one light on each patch. */
export function directOnPatches(
  light: Luminaire,
  patches: readonly Patch[],
  sight: Sight | undefined,
): Float64Array {
  const result = new Float64Array(patches.length);
  for (const [index, patch] of patches.entries()) {
    const area = (patch.u[1] - patch.u[0]) * (patch.v[1] - patch.v[0]);
    const distance = distanceTo(patch, light);
    const parts = light.pointsFor(distance);
    let flux = 0;
    for (const part of parts) {
      if (!sight?.isShut(part)) flux += fluxOnPatch(light, part, patch, sight);
    }
    result[index] = ((flux / parts.length) * SQUARE_MILLIMETRES) / area;
  }
  return result;
}

/** Most cells that a side of a patch is divided into. */
const MOST_CELLS = 40;

/**
 * Flux (lm) from a point onto a patch: intensities times the solid angles of its cells. Solid
 * angles of rectangles are exact and add up to the whole sphere, so no light is lost or gained when
 * a light is close to a wall.
 */
function fluxOnPatch(
  light: Luminaire,
  part: Place,
  patch: Patch,
  sight: Sight | undefined,
): number {
  const along = (part[patch.axis] - patch.at) * patch.facing;
  if (along <= 0) return 0;
  const cells = cellsOf(light, part, patch, along);
  const { columns, rows, u0, v0, stepU, stepV, w } = cells;
  const isOpen = !sight || sight.isClear(boundsOf(patch), { min: part, max: part });
  const view = isOpen ? undefined : { sight, part, axis: patch.axis };
  if (view && !fillSeen(view, cells)) return 0;
  fillCorners(cells, along);
  let flux = 0;
  for (let column = 0; column < columns; column++) {
    const u = u0 + (column + 0.5) * stepU;
    for (let row = 0; row < rows; row++) {
      const seen = view ? seenOfCell(view, cells, column, row) : 1;
      if (seen === 0) continue;
      const v = v0 + (row + 0.5) * stepV;
      const length = Math.sqrt(u * u + v * v + along * along);
      const intensity = lookAlong(light, patch.axis, u / length, v / length, w / length);
      if (intensity > 0) flux += seen * intensity * solidAngleOf(cells, column, row);
    }
  }
  return flux;
}

/** The cells of a patch as seen from a light: its corner, their size, and the distance of its plane. */
interface Cells {
  columns: number;
  rows: number;
  u0: number;
  v0: number;
  stepU: number;
  stepV: number;
  w: number;
}

function cellsOf(
  light: Luminaire,
  part: Place,
  { axis, facing, u, v }: Patch,
  along: number,
): Cells {
  const [fromU, fromV] = [part[((axis + 1) % 3) as 0 | 1 | 2], part[((axis + 2) % 3) as 0 | 1 | 2]];
  const near = Math.sqrt(along ** 2 + gap(fromU, u) ** 2 + gap(fromV, v) ** 2);
  const columns = cellsFor(u[1] - u[0], near, light.cell);
  const rows = cellsFor(v[1] - v[0], near, light.cell);
  const [stepU, stepV] = [(u[1] - u[0]) / columns, (v[1] - v[0]) / rows];
  return { columns, rows, u0: u[0] - fromU, v0: v[0] - fromV, stepU, stepV, w: -along * facing };
}

/** Neighbouring cells share corners, which are calculated once; by columns. Reused by all patches. */
const CORNERS = new Float64Array((MOST_CELLS + 1) ** 2);
const SEEN = new Uint8Array((MOST_CELLS + 1) ** 2);

function fillCorners({ columns, rows, u0, v0, stepU, stepV }: Cells, along: number): void {
  let place = 0;
  for (let column = 0; column <= columns; column++) {
    const u = u0 + column * stepU;
    for (let row = 0; row <= rows; row++) CORNERS[place++] = corner(u, v0 + row * stepV, along);
  }
}

function solidAngleOf({ rows }: Cells, column: number, row: number): number {
  const place = column * (rows + 1) + row;
  const next = place + rows + 1;
  return (
    (CORNERS[next + 1] ?? 0) -
    (CORNERS[place + 1] ?? 0) -
    (CORNERS[next] ?? 0) +
    (CORNERS[place] ?? 0)
  );
}

/** Converts a patch's own directions (its two sides and its axis) to x, y, z. */
function lookAlong(light: Luminaire, axis: 0 | 1 | 2, u: number, v: number, w: number): number {
  if (axis === 0) return light.towards(w, u, v);
  return axis === 1 ? light.towards(v, w, u) : light.towards(u, v, w);
}

/** From a light towards a patch that something may hide. */
interface View {
  sight: Sight;
  part: Place;
  axis: 0 | 1 | 2;
}

/** Finds out which corners of a patch's cells are visible from a light, and whether any is. */
function fillSeen(view: View, cells: Cells): boolean {
  let isAnySeen = false;
  let place = 0;
  for (let column = 0; column <= cells.columns; column++) {
    for (let row = 0; row <= cells.rows; row++) {
      const seen = isSeen(view, cells, column, row);
      isAnySeen ||= seen;
      SEEN[place++] = seen ? 1 : 0;
    }
  }
  return isAnySeen;
}

/** The point is given in cells from the patch's corner. */
function isSeen(
  { sight, part, axis }: View,
  { u0, v0, stepU, stepV, w }: Cells,
  column: number,
  row: number,
): boolean {
  const u = u0 + column * stepU;
  const v = v0 + row * stepV;
  const x = part[0];
  const y = part[1];
  const z = part[2];
  if (axis === 0) return sight.sees(part, x + w, y + u, z + v);
  if (axis === 1) return sight.sees(part, x + v, y + w, z + u);
  return sight.sees(part, x + u, y + v, z + w);
}

/** Sample points along each side of a cell that contains the edge of a shadow. */
const EDGE_PLACES = 8;

/** The fraction of a cell that is not in shadow. */
function seenOfCell(view: View, cells: Cells, column: number, row: number): number {
  const place = column * (cells.rows + 1) + row;
  const next = place + cells.rows + 1;
  const seenCorners =
    (SEEN[place] ?? 0) + (SEEN[place + 1] ?? 0) + (SEEN[next] ?? 0) + (SEEN[next + 1] ?? 0);
  if (seenCorners === 0 || seenCorners === 4) return seenCorners / 4;
  let seen = 0;
  for (let point = 0; point < EDGE_PLACES ** 2; point++) {
    const u = column + ((point % EDGE_PLACES) + 0.5) / EDGE_PLACES;
    const v = row + (Math.floor(point / EDGE_PLACES) + 0.5) / EDGE_PLACES;
    if (isSeen(view, cells, u, v)) seen += 1;
  }
  return seen / EDGE_PLACES ** 2;
}

/**
 * Solid angle of a rectangle perpendicular to a line of sight; its sides are measured from the foot
 * point (Ω = Σ ± atan uv ⁄ wr).
 */
export function solidAngle(
  [u0, u1]: readonly [number, number],
  [v0, v1]: readonly [number, number],
  w: number,
): number {
  return corner(u1, v1, w) - corner(u0, v1, w) - corner(u1, v0, w) + corner(u0, v0, w);
}

function corner(u: number, v: number, w: number): number {
  return Math.atan((u * v) / (w * Math.sqrt(u * u + v * v + w * w)));
}

function cellsFor(size: number, distance: number, cell: number): number {
  return Math.min(MOST_CELLS, Math.max(1, Math.ceil(size / (cell * Math.max(distance, 1)))));
}

function distanceTo(patch: Patch, light: Luminaire): number {
  const [x, y, z] = middleOf(patch);
  return distanceBetween(light, x, y, z);
}

/**
 * Math.hypot also guards against overflow, which is not needed for room sizes, and takes ten times
 * as long.
 */
function distanceBetween(light: Luminaire, x: number, y: number, z: number): number {
  return Math.sqrt((light.x - x) ** 2 + (light.y - y) ** 2 + (light.z - z) ** 2);
}

function gap(value: number, [from, to]: readonly [number, number]): number {
  return Math.max(0, from - value, value - to);
}
