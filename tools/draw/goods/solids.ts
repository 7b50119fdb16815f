/** Signed distances to solids, in mm, used to draw the plain fittings. Negative: inside. */

/** A box around the origin, given by half sizes, with rounded edges. */
export function box(
  [x, y, z]: readonly [number, number, number],
  [a, b, c]: readonly [number, number, number],
  round = 0.6,
): number {
  const dx = Math.abs(x) - a + round;
  const dy = Math.abs(y) - b + round;
  const dz = Math.abs(z) - c + round;
  const outside = Math.hypot(Math.max(dx, 0), Math.max(dy, 0), Math.max(dz, 0));
  return outside + Math.min(Math.max(dx, dy, dz), 0) - round;
}

/** A cylinder standing on the y axis. */
export function drum(
  x: number,
  y: number,
  z: number,
  [radius, half]: readonly [number, number],
  round = 0.8,
): number {
  const dr = Math.hypot(x, z) - radius + round;
  const dy = Math.abs(y) - half + round;
  return Math.hypot(Math.max(dr, 0), Math.max(dy, 0)) + Math.min(Math.max(dr, dy), 0) - round;
}

type Point = readonly [number, number, number];

/** A round bar between two points. */
export function bar([x, y, z]: Point, from: Point, to: Point, radius: number): number {
  const [ax, ay, az] = [x - from[0], y - from[1], z - from[2]];
  const [bx, by, bz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const along = (ax * bx + ay * by + az * bz) / (bx * bx + by * by + bz * bz);
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(ax - bx * t, ay - by * t, az - bz * t) - radius;
}
