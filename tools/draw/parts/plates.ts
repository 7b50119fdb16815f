/** Flat work seen from the front: bevelled plates, bars, round faces, holes. */
import { colourAt, type Material, type Normal } from "../studio/materials.ts";
import { n, type Pen, type Stop } from "../studio/pen.ts";
import { circle, rect } from "../studio/solids.ts";
import { stroke } from "../studio/strokes.ts";

function facing(x: number, y: number): Normal {
  return [x, y, Math.sqrt(Math.max(0, 1 - x * x - y * y))];
}

/** Soft sheen of a flat face under the studio lights. */
export function sheen(pen: Pen, material: Material, turn = 0): string {
  const across: [number, number, number][] = [
    [0, -0.3, 0.34],
    [0.22, -0.4, 0.22],
    [0.42, -0.24, 0.12],
    [0.62, -0.13, 0.08],
    [0.8, -0.06, 0.02],
    [1, 0.02, -0.06],
  ];
  const stops = across.map(([t, x, y]): Stop => [t, colourAt(material, facing(x, y), pen)]);
  return turn === 0 ? pen.linear(stops, 0, 0, 1, 1) : pen.linear(stops, 1, 0, 0, 1);
}

/** Bevelled edge light from the upper left. */
function bevel(pen: Pen, material: Material, sunk = false): string {
  const light = colourAt(material, facing(-0.44, 0.45), pen);
  const mid = colourAt(material, facing(0.1, 0.1), pen);
  const dark = colourAt(material, facing(0.5, -0.66), pen);
  return pen.linear(
    [
      [0, sunk ? dark : light],
      [0.5, mid],
      [1, sunk ? light : dark],
    ],
    0,
    0,
    1,
    1,
  );
}

export interface Plate {
  x: number;
  y: number;
  w: number;
  h: number;
  r: number;
  edge?: number;
  turn?: number;
  sunk?: boolean;
}

export function plate(pen: Pen, material: Material, box: Plate): string {
  const { x, y, w, h, r, edge = 5, turn = 0, sunk = false } = box;
  return (
    rect(x, y, w, h, bevel(pen, material, sunk), r) +
    rect(
      x + edge,
      y + edge,
      w - edge * 2,
      h - edge * 2,
      sheen(pen, material, turn),
      Math.max(0, r - edge),
    ) +
    rect(
      x + edge,
      y + edge,
      w - edge * 2,
      h - edge * 2,
      "none",
      Math.max(0, r - edge),
      `stroke="${colourAt(material, facing(-0.44, 0.3), pen)}" stroke-width="1" opacity=".7"`,
    )
  );
}

/** Round rose or face with a turned rim. */
export function roundFace(
  pen: Pen,
  material: Material,
  cx: number,
  cy: number,
  r: number,
  edge = r * 0.09,
): string {
  return (
    circle(cx, cy, r, bevel(pen, material)) +
    circle(cx, cy, r - edge, bevel(pen, material, true)) +
    circle(cx, cy, r - edge * 1.5, sheen(pen, material)) +
    circle(
      cx,
      cy,
      r - 0.8,
      "none",
      `stroke="${colourAt(material, facing(-0.44, 0.3), pen)}" stroke-width="1.2" opacity=".6"`,
    )
  );
}

/** Fill of a round bar: lying (lights run along it) or standing. */
export function barFill(pen: Pen, material: Material, standing = false): string {
  const stops = [-1, -0.85, -0.6, -0.42, -0.2, 0.1, 0.4, 0.7, 0.9, 1].map((t): Stop => {
    const normal: Normal = standing
      ? [t * 0.98, 0.1, Math.sqrt(Math.max(0, 1 - t * t))]
      : [-0.36 + 0.2 * t, -t * 0.93, Math.sqrt(Math.max(0, 1 - t * t)) * 0.9 + 0.05];
    return [(t + 1) / 2, colourAt(material, normal, pen)];
  });
  return standing ? pen.linear(stops) : pen.linear(stops, 0, 0, 0, 1);
}

export function bar(pen: Pen, material: Material, box: Plate, standing = false): string {
  const { x, y, w, h, r } = box;
  return rect(x, y, w, h, barFill(pen, material, standing), r);
}

/** Soft dark shape between two parts that touch. */
export function contact(
  pen: Pen,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  alpha = 0.4,
  soft = 8,
): string {
  return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="#160d04" opacity="${alpha}" filter="${pen.blur(soft, 2 * rx, 2 * ry)}"/>`;
}

/** Countersunk hole without its screw. */
export function hole(pen: Pen, x: number, y: number, r: number, material: Material): string {
  return circle(x, y, r, bevel(pen, material, true)) + circle(x, y, r * 0.55, "#120d08");
}

/** Keyhole of a euro cylinder: round over a tongue. */
export function euro(pen: Pen, x: number, y: number, s: number, material: Material): string {
  const d = `M${n(x - s * 0.28)} ${n(y + s * 0.32)}A${n(s * 0.5)} ${n(s * 0.5)} 0 1 1 ${n(x + s * 0.28)} ${n(y + s * 0.32)}V${n(y + s * 1.25)}A${n(s * 0.28)} ${n(s * 0.28)} 0 0 1 ${n(x - s * 0.28)} ${n(y + s * 1.25)}Z`;
  const face = sheen(pen, material);
  return `<path d="${d}" fill="${face}"/>${stroke(d, "#160f07", 2.4, `opacity=".75"`)}${circle(
    x,
    y - s * 0.05,
    s * 0.34,
    bevel(pen, material),
  )}<path d="M${n(x - s * 0.06)} ${n(y - s * 0.26)}h${n(s * 0.12)}v${n(s * 0.16)}h${n(s * 0.05)}v${n(s * 0.14)}h${n(-s * 0.08)}v${n(s * 0.14)}h${n(-s * 0.09)}Z" fill="#0d0906"/>`;
}
