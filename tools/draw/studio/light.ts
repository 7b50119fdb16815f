/** Light as the dark room shows it: bloom, halo on the wall, beam, pool. All of it adds to what is there. */
import { hex, mix, rgb, type Rgb } from "./colour.ts";
import { n, type Pen, type Stop } from "./pen.ts";

const ADD = `style="mix-blend-mode:screen"`;

/** The glow as plaster gives it back: each bounce takes more of the blue. */
export function bounced(glow: Rgb): Rgb {
  return [255 * (glow[0] / 255) ** 2, 255 * (glow[1] / 255) ** 2, 255 * (glow[2] / 255) ** 2];
}

/** Stops of a falloff that starts hot and dies without an edge. */
function falloff(glow: Rgb, strength: number, hot = 0.35): Stop[] {
  const core = mix(glow, rgb("#fffaf0"), hot);
  const deep = bounced(glow);
  return [0, 0.06, 0.13, 0.22, 0.33, 0.46, 0.62, 0.8, 1].map((t): Stop => {
    const power = Math.min(1, ((1 - t) ** 1.9 / (1 + 3.2 * t * t)) * strength * 1.3);
    const colour =
      t < 0.16 ? mix(core, glow, t / 0.16) : mix(glow, deep, Math.min(1, (t - 0.16) / 0.4));
    return [t, hex(colour), power];
  });
}

/** Round glow, before the object (`front`) or on the wall behind it (`back`). */
export function halo(
  pen: Pen,
  layer: "front" | "back",
  cx: number,
  cy: number,
  r: number,
  strength: number,
  flat = 1,
): void {
  if (!pen.night) return;
  const fill = pen.radialAt(falloff(pen.glow, strength), cx, cy, r, r * flat);
  const ry = r * flat;
  pen[layer].push(
    `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(r)}" ry="${n(ry)}" fill="${fill}" ${ADD}/>`,
  );
}

export interface Beam {
  /** Half widths at the source and at the end. */
  from: number;
  to: number;
  length: number;
  strength: number;
  /** Degrees that the beam turns from straight down, positive to the right. */
  turn?: number;
  soft?: number;
}

/** Cone of light seen from the side. */
export function beam(pen: Pen, cx: number, cy: number, cone: Beam): void {
  if (!pen.night) return;
  const { from, to, length, strength, turn = 0, soft = 14 } = cone;
  const glow = pen.glow;
  const stops = [0, 0.1, 0.25, 0.45, 0.7, 1].map((t): Stop => {
    return [
      t,
      hex(mix(mix(glow, rgb("#fffaf0"), 0.3), bounced(glow), Math.min(1, t * 1.5))),
      Math.min(1, strength * 1.3 * ((1 - t) ** 1.3 / (1 + 2 * t))),
    ];
  });
  const fill = pen.radialAt(stops, 0, 0, length * 1.02);
  const d = `M${n(-from)} 0L${n(-to)} ${n(length)}H${n(to)}L${n(from)} 0Z`;
  const place = `translate(${n(cx)} ${n(cy)}) rotate(${n(-turn)})`;
  pen.back.push(
    `<g transform="${place}" ${ADD}><path d="${d}" fill="${fill}" filter="${pen.blur(soft, 2 * Math.max(from, to), length)}"/></g>`,
  );
}

/** Light lying on a floor, table or wall. */
export function pool(
  pen: Pen,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  strength: number,
): void {
  if (!pen.night || pen.bare) return;
  const fill = pen.radialAt(falloff(pen.glow, strength, 0.2), cx, cy, rx, ry);
  pen.back.push(
    `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${ADD}/>`,
  );
}

/** Scallop that a fitting on a wall throws up or down along it. */
export function wash(
  pen: Pen,
  cx: number,
  cy: number,
  width: number,
  length: number,
  strength: number,
  up = false,
): void {
  if (!pen.night) return;
  const sign = up ? -1 : 1;
  const fill = pen.radialAt(falloff(pen.glow, strength, 0.35), 0, 0, length, length);
  const d =
    `M${n(-width * 0.16)} 0C${n(-width * 0.3)} ${n(sign * length * 0.2)} ${n(-width * 0.62)} ${n(sign * length * 0.55)} ${n(-width * 0.8)} ${n(sign * length)}` +
    `H${n(width * 0.8)}C${n(width * 0.62)} ${n(sign * length * 0.55)} ${n(width * 0.3)} ${n(sign * length * 0.2)} ${n(width * 0.16)} 0Z`;
  const soft = pen.blur(Math.max(6, width * 0.07));
  pen.back.push(
    `<g transform="translate(${n(cx)} ${n(cy)})" ${ADD}><path d="${d}" fill="${fill}" filter="${soft}"/></g>`,
  );
}

/** Colours of a lit diffuser, from its hot middle to its edge. */
export function lit(pen: Pen, edge = 0.5): Stop[] {
  const white = rgb("#fffaf0");
  return [
    [0, hex(mix(pen.glow, white, 0.92))],
    [0.45, hex(mix(pen.glow, white, 0.8))],
    [0.78, hex(mix(pen.glow, white, 0.5))],
    [1, hex(mix(pen.glow, rgb("#c9772b"), edge))],
  ];
}
