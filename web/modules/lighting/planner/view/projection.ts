import type { LitFace } from "#contract/lighting/plan/plan-calculator.ts";
import type { Plan } from "#contract/lighting/plan/plan.ts";

/** A position on the drawing. */
export interface Point {
  x: number;
  y: number;
}

/**
 * A view from outside, above the corner opposite the first: parallel lines stay parallel, so a face
 * is drawn by one affine map.
 */
export interface Projection {
  width: number;
  height: number;
  project: (x: number, y: number, z: number) => Point;
}

const COS = Math.cos(Math.PI / 6);
const SIN = Math.sin(Math.PI / 6);

/** Fits the room to the width of the drawing, with a margin around it. */
export function projectionOf(
  { length, width, height }: Pick<Plan, "length" | "width" | "height">,
  across: number,
  margin: number,
): Projection {
  const scale = (across - 2 * margin) / ((length + width) * COS);
  return {
    width: across,
    height: ((length + width) * SIN + height) * scale + 2 * margin,
    project: (x, y, z) => ({
      x: margin + (x - y + width) * COS * scale,
      y: margin + ((x + y) * SIN + height - z) * scale,
    }),
  };
}

/**
 * The map from a face's picture, one pixel per patch, to the drawing: a, b, c, d, e, f of a canvas
 * transform.
 */
export type Affine = [number, number, number, number, number, number];

export function faceMap(
  { axis, at, u, v, rows, columns }: Omit<LitFace, "values" | "surface" | "facing">,
  { project }: Projection,
): Affine {
  const place = (alongU: number, alongV: number): Point => {
    if (axis === 0) return project(at, alongU, alongV);
    return axis === 1 ? project(alongV, at, alongU) : project(alongU, alongV, at);
  };
  const first = place(u[0], v[0]);
  const across = place(u[0], v[1]);
  const down = place(u[1], v[0]);
  return [
    (across.x - first.x) / columns,
    (across.y - first.y) / columns,
    (down.x - first.x) / rows,
    (down.y - first.y) / rows,
    first.x,
    first.y,
  ];
}

/**
 * The visible faces, farthest first: the floor, the walls that face this way, and the boxes in
 * front of them.
 */
export function seenFaces(faces: readonly LitFace[]): LitFace[] {
  return faces
    .filter(({ facing, surface, isOfBox }) => facing === 1 && (surface !== "ceiling" || isOfBox))
    .toSorted((one, other) => layerOf(one) - layerOf(other) || depthOf(one) - depthOf(other));
}

/** Floor, walls, boxes. */
function layerOf({ axis, isOfBox }: LitFace): number {
  if (isOfBox) return 2;
  return axis === 2 ? 0 : 1;
}

function depthOf({ axis, at, u, v }: LitFace): number {
  const [middleU, middleV] = [(u[0] + u[1]) / 2, (v[0] + v[1]) / 2];
  if (axis === 2) return middleU + middleV;
  return at + (axis === 0 ? middleU : middleV);
}
