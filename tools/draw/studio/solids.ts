/** Solids turned on a lathe, seen by the studio camera. `k` is the camera: positive from below, negative from above. */
import { colourAt, type Lit, type Material, type Normal } from "./materials.ts";
import { n, type Pen, type Stop } from "./pen.ts";

export type Profile = readonly (readonly [y: number, radius: number])[];

const WIDE = [-1, -0.94, -0.8, -0.6, -0.43, -0.26, -0.06, 0.2, 0.45, 0.62, 0.8, 0.93, 1];
const FEW = [-1, -0.82, -0.43, -0.1, 0.25, 0.6, 1];

/** Points of a smooth curve through the given ones. */
export function smooth(points: Profile, perSpan = 6): [number, number][] {
  const at = (i: number) =>
    points[Math.max(0, Math.min(points.length - 1, i))] as readonly [number, number];
  const out: [number, number][] = [];
  for (let i = 0; i < points.length - 1; i++) {
    for (let s = 0; s < perSpan; s++) {
      const pick = (axis: 0 | 1) =>
        spline(at(i - 1)[axis], at(i)[axis], at(i + 1)[axis], at(i + 2)[axis], s / perSpan);
      out.push([pick(0), Math.max(0, pick(1))]);
    }
  }
  out.push([...at(points.length - 1)]);
  return out;
}

function spline(a: number, b: number, c: number, d: number, t: number): number {
  const t2 = t * t;
  return (
    0.5 *
    (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t2 + (3 * b - a - 3 * c + d) * t2 * t)
  );
}

/** Fill of a ring of the solid whose surface looks up (slope 1) or down (slope -1). */
export function turned(
  pen: Pen,
  material: Material,
  slope: number,
  fine = true,
  lit?: Lit,
): string {
  const up = Math.round(slope * 16) / 16;
  const out = Math.sqrt(Math.max(0, 1 - up * up));
  const stops = (fine ? WIDE : FEW).map((x): Stop => {
    const normal: Normal = [x * out, up, Math.sqrt(Math.max(0, 1 - x * x)) * out];
    return [(x + 1) / 2, colourAt(material, normal, pen, lit)];
  });
  return pen.linear(stops);
}

function arc(r: number, k: number, sweep: 0 | 1, x: number, y: number): string {
  return r < 0.4
    ? `L${n(x)} ${n(y)}`
    : `A${n(r)} ${n(Math.abs(r * k))} 0 0 ${sweep} ${n(x)} ${n(y)}`;
}

export function ringPath(
  cx: number,
  y1: number,
  r1: number,
  y2: number,
  r2: number,
  k: number,
): string {
  const there = k > 0 ? 1 : 0;
  const back = k > 0 ? 0 : 1;
  return (
    `M${n(cx - r1)} ${n(y1)}L${n(cx - r2)} ${n(y2)}${arc(r2, k, there, cx + r2, y2)}` +
    `L${n(cx + r1)} ${n(y1)}${arc(r1, k, back, cx - r1, y1)}Z`
  );
}

export interface Turning {
  cx: number;
  profile: Profile;
  material: Material;
  k: number;
  fine?: boolean;
  lit?: Lit;
}

/** A solid of revolution, from the top of its profile to the bottom. */
export function lathe(pen: Pen, turning: Turning): string {
  const { cx, profile, material, k, fine = true, lit } = turning;
  const out: string[] = [];
  for (let i = 0; i < profile.length - 1; i++) {
    const [y1, r1] = profile[i] as readonly [number, number];
    const [y2, r2] = profile[i + 1] as readonly [number, number];
    const length = Math.hypot(y2 - y1, r2 - r1);
    if (length < 0.05) continue;
    const fill = turned(pen, material, (r2 - r1) / length, fine, lit);
    const over = i < profile.length - 2 ? 0.7 : 0;
    out.push(`<path d="${ringPath(cx, y1, r1, y2 + over, r2, k)}" fill="${fill}"/>`);
  }
  const rings = (k < 0 ? out : out.toReversed()).join("");
  const widest = Math.max(...profile.map(([, r]) => r));
  return out.length > 6 && widest > 60 ? softened(pen, turning, rings) : rings;
}

/** Rings melted into one skin: cut to the true outline, their steps blurred away. */
function softened(pen: Pen, turning: Turning, rings: string): string {
  const { cx, profile, k } = turning;
  const first = profile[0] as readonly [number, number];
  const last = profile.at(-1) as readonly [number, number];
  const side = (sign: number) => profile.map(([y, r]) => `${n(cx + sign * r)} ${n(y)}`);
  const top = k > 0 ? "" : arc(first[1], k, 1, cx + first[1], first[0]);
  const low = arc(last[1], k, k > 0 ? 1 : 0, cx + last[1], last[0]);
  const d = `M${side(-1).join("L")}${low}L${side(1).toReversed().join("L")}${top === "" ? "" : arc(first[1], k, 0, cx - first[1], first[0])}Z`;
  const step = (last[0] - first[0]) / (profile.length - 1);
  const id = pen.define(`<g {id}>${rings}</g>`);
  const filter = pen.blur(Math.max(0.6, Math.min(5, step * 0.55)));
  return `<g clip-path="${pen.clip(shape(d, "#000"))}"><use href="#${id}"/><use href="#${id}" filter="${filter}"/></g>`;
}

/** Flat round face: the underside (k > 0) or top (k < 0) of a solid. */
export function disc(
  pen: Pen,
  cx: number,
  y: number,
  r: number,
  k: number,
  material: Material,
  lit?: Lit,
): string {
  const fill = turned(pen, material, k > 0 ? -0.82 : 0.82, false, lit);
  return ellipse(cx, y, r, r * Math.abs(k), fill);
}

export function cylinder(
  pen: Pen,
  turning: Omit<Turning, "profile"> & { r: number; y: number; h: number },
): string {
  const { cx, y, h, r, material, k, lit } = turning;
  const side = lathe(pen, {
    ...turning,
    profile: [
      [y, r],
      [y + h, r],
    ],
  });
  return side + disc(pen, cx, k > 0 ? y + h : y, r, k, material, lit);
}

/** Ball in a material, from rings. */
export function ball(
  pen: Pen,
  cx: number,
  cy: number,
  r: number,
  material: Material,
  k = 0.12,
): string {
  const steps = r > 100 ? 30 : r > 30 ? 16 : 8;
  const profile = Array.from({ length: steps + 1 }, (_, i): [number, number] => {
    const angle = (i / steps) * Math.PI;
    return [cy - r * Math.cos(angle), r * Math.sin(angle)];
  });
  return lathe(pen, { cx, profile, material, k, fine: r > 30 });
}

export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more = "",
): string {
  return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${more && ` ${more}`}/>`;
}

export function circle(cx: number, cy: number, r: number, fill: string, more = ""): string {
  return `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="${fill}"${more && ` ${more}`}/>`;
}

export function shape(d: string, fill: string, more = ""): string {
  return `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;
}

export function rect(
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  rx = 0,
  more = "",
): string {
  const round = rx > 0 ? ` rx="${n(rx)}"` : "";
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${round} fill="${fill}"${more && ` ${more}`}/>`;
}
