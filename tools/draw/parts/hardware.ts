/** Levers, roses and plates, which several families of door furniture share. */
import { bar, contact, plate, roundFace } from "./plates.ts";
import { colourAt, type Material } from "../studio/materials.ts";
import { n, type Pen } from "../studio/pen.ts";
import { circle, rect, shape } from "../studio/solids.ts";
import { stroke, tube } from "../studio/strokes.ts";

export const LEVERS = ["round", "flat", "curved", "return", "tapered"] as const;
export type LeverForm = (typeof LEVERS)[number];

/** Neck that carries the lever off its rose. */
function neck(pen: Pen, metal: Material, x: number, y: number, r: number): string {
  return (
    contact(pen, x + 6, y + 9, r * 1.5, r * 1.4, 0.42, 7) +
    roundFace(pen, metal, x, y, r * 1.12, r * 0.3)
  );
}

/** Lever from its neck at (x, y), pointing to the right, `length` long. */
export function lever(
  pen: Pen,
  metal: Material,
  form: LeverForm,
  x: number,
  y: number,
  length: number,
): string {
  const w = 44;
  const under = `<rect x="${n(x - 6)}" y="${n(y + 4)}" width="${n(length)}" height="${w}" rx="22" fill="#160d04" opacity=".38" filter="${pen.blur(13, length, w)}"/>`;
  return under + neck(pen, metal, x, y, 31) + leverBody(pen, metal, form, x, y, length, w);
}

function leverBody(
  pen: Pen,
  metal: Material,
  form: LeverForm,
  x: number,
  y: number,
  length: number,
  w: number,
): string {
  const end = x + length;
  const left = x - w * 0.62;
  if (form === "flat")
    return plate(pen, metal, {
      x: left,
      y: y - w * 0.42,
      w: length + w * 0.5,
      h: w * 0.84,
      r: 6,
      edge: 4,
    });
  if (form === "round") {
    return (
      bar(pen, metal, { x: left, y: y - w / 2, w: length + w * 0.6, h: w, r: w / 2 }) +
      glint(pen, metal, left + w / 2, end - w * 0.5, y - w * 0.24)
    );
  }
  if (form === "return") {
    return tube(
      pen,
      `M${n(x)} ${n(y)}H${n(end - 30)}Q${n(end)} ${n(y)} ${n(end)} ${n(y + 34)}`,
      w * 0.9,
      metal,
    );
  }
  if (form === "tapered") {
    const d = `M${n(left + 8)} ${n(y - w * 0.52)}C${n(x + length * 0.3)} ${n(y - w * 0.5)} ${n(x + length * 0.6)} ${n(y - w * 0.36)} ${n(end)} ${n(y - w * 0.3)}A${n(w * 0.34)} ${n(w * 0.34)} 0 0 1 ${n(end)} ${n(y + w * 0.38)}C${n(x + length * 0.6)} ${n(y + w * 0.42)} ${n(x + length * 0.3)} ${n(y + w * 0.5)} ${n(left + 8)} ${n(y + w * 0.52)}A${n(w * 0.52)} ${n(w * 0.52)} 0 0 1 ${n(left + 8)} ${n(y - w * 0.52)}Z`;
    return filled(pen, metal, d);
  }
  const d = `M${n(left)} ${n(y - 4)}C${n(left)} ${n(y - w * 0.7)} ${n(x + 30)} ${n(y - w * 0.62)} ${n(x + length * 0.36)} ${n(y - w * 0.3)}S${n(x + length * 0.75)} ${n(y - w * 0.1)} ${n(end - 12)} ${n(y - w * 0.5)}C${n(end + 14)} ${n(y - w * 0.55)} ${n(end + 16)} ${n(y + w * 0.05)} ${n(end - 8)} ${n(y + w * 0.2)}C${n(x + length * 0.76)} ${n(y + w * 0.68)} ${n(x + length * 0.5)} ${n(y + w * 0.56)} ${n(x + length * 0.3)} ${n(y + w * 0.5)}S${n(left)} ${n(y + w * 0.75)} ${n(left)} ${n(y - 4)}Z`;
  return filled(pen, metal, d);
}

/** Free outline as a rounded solid: body, rim of light, core of shade. */
export function filled(pen: Pen, metal: Material, d: string): string {
  const light = colourAt(metal, [-0.44, 0.45, 0.78], pen);
  const stops = [-1, -0.7, -0.4, -0.1, 0.3, 0.7, 1].map(
    (t) =>
      [(t + 1) / 2, colourAt(metal, [-0.3, -t * 0.9, Math.sqrt(1 - 0.81 * t * t)], pen)] as const,
  );
  return shape(d, pen.linear(stops, 0, 0, 0, 1)) + stroke(d, light, 1.4, `opacity=".65"`);
}

function glint(pen: Pen, metal: Material, x1: number, x2: number, y: number): string {
  const [width, line] = [x2 - x1, 3];
  return rect(
    x1,
    y - line / 2,
    width,
    line,
    colourAt(metal, [-0.44, 0.32, 0.84], pen),
    line / 2,
    `opacity=".8" filter="${pen.blur(1, width, line)}"`,
  );
}

export function rose(
  pen: Pen,
  metal: Material,
  cx: number,
  cy: number,
  r: number,
  square: boolean,
): string {
  return square
    ? plate(pen, metal, { x: cx - r, y: cy - r, w: r * 2, h: r * 2, r: 12, edge: 6 })
    : roundFace(pen, metal, cx, cy, r);
}

/** Plain hole for a key of the old kind. */
export function keyhole(x: number, y: number, s: number): string {
  return (
    circle(x, y, s * 0.5, "#0e0905") +
    shape(
      `M${n(x - s * 0.22)} ${n(y)}h${n(s * 0.44)}l${n(s * 0.14)} ${n(s * 1.3)}h${n(-s * 0.72)}Z`,
      "#0e0905",
    )
  );
}
