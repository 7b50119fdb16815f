/** Opal and clear glass, lamps and candles. */
import { hex, mix, rgb } from "../studio/colour.ts";
import { halo, lit } from "../studio/light.ts";
import { plainIn } from "../studio/materials.ts";
import { n, type Pen } from "../studio/pen.ts";
import { circle, ellipse, shape } from "../studio/solids.ts";
import { stroke } from "../studio/strokes.ts";

export type Glass = "opal" | "clear" | "amber" | "smoke";

const TINTS: Record<Exclude<Glass, "opal">, string> = {
  clear: "#dfe8e8",
  amber: "#b8691c",
  smoke: "#3f3a38",
};

/** Fill of opal glass of round section; lit by night. */
export function opalFill(pen: Pen): string {
  if (pen.night) return pen.radial(lit(pen, 0.28), 0.5, 0.52, 0.56);
  return pen.radial(
    [
      [0, "#ffffff"],
      [0.32, "#fdfaf4"],
      [0.62, "#f1eadd"],
      [0.85, "#d9cebb"],
      [1, "#bfb29c"],
    ],
    0.38,
    0.32,
    0.74,
  );
}

function opalBall(pen: Pen, cx: number, cy: number, r: number): string {
  const base = circle(cx, cy, r, opalFill(pen));
  if (pen.night) return base;
  const gloss = pen.radial([
    [0, "#ffffff", 0.95],
    [0.6, "#ffffff", 0.5],
    [1, "#ffffff", 0],
  ]);
  const bounce = pen.linear(
    [
      [0, "#fff6e4", 0],
      [1, "#fff6e4", 0.75],
    ],
    0.3,
    0.5,
    0.7,
    1,
  );
  const moon = `M${n(cx - r * 0.2)} ${n(cy + r * 0.97)}A${n(r)} ${n(r)} 0 0 0 ${n(cx + r * 0.97)} ${n(cy + r * 0.2)}A${n(r * 1.25)} ${n(r * 1.25)} 0 0 1 ${n(cx - r * 0.2)} ${n(cy + r * 0.97)}Z`;
  return (
    base +
    shape(moon, bounce) +
    ellipse(
      cx - r * 0.36,
      cy - r * 0.42,
      r * 0.3,
      r * 0.2,
      gloss,
      `transform="rotate(-38 ${n(cx - r * 0.36)} ${n(cy - r * 0.42)})"`,
    )
  );
}

function clearBall(
  pen: Pen,
  cx: number,
  cy: number,
  r: number,
  glass: Exclude<Glass, "opal">,
): string {
  const tint = TINTS[glass];
  const deep = mix(rgb(tint), rgb("#20150a"), glass === "clear" ? 0.45 : 0.3);
  const strength = glass === "clear" ? 0.5 : 1;
  const seen = pen.night ? hex(mix(deep, pen.glow, 0.45)) : hex(deep);
  const fill = pen.radial([
    [0, tint, 0.14 * strength],
    [0.7, tint, 0.3 * strength],
    [0.9, seen, 0.42 * strength],
    [1, seen, 0.85 * strength],
  ]);
  const shine = pen.night ? hex(mix(pen.glow, rgb("#ffffff"), 0.4)) : "#ffffff";
  const crescent = `M${n(cx - r * 0.78)} ${n(cy + r * 0.1)}A${n(r * 0.8)} ${n(r * 0.8)} 0 0 1 ${n(cx - r * 0.15)} ${n(cy - r * 0.78)}A${n(r * 1.05)} ${n(r * 1.05)} 0 0 0 ${n(cx - r * 0.78)} ${n(cy + r * 0.1)}Z`;
  const low = `M${n(cx + r * 0.25)} ${n(cy + r * 0.86)}A${n(r * 0.9)} ${n(r * 0.9)} 0 0 0 ${n(cx + r * 0.86)} ${n(cy + r * 0.22)}`;
  return (
    circle(cx, cy, r, fill) +
    shape(crescent, shine, `opacity="${pen.night ? 0.35 : 0.8}"`) +
    stroke(low, shine, r * 0.05, `opacity=".4" stroke-linecap="round"`) +
    circle(cx, cy, r - 0.6, "none", `stroke="${shine}" stroke-width="1.2" opacity=".5"`)
  );
}

/** Globe of glass; the lamp inside clear glass is drawn by the caller, before it. */
export function globe(pen: Pen, cx: number, cy: number, r: number, glass: Glass): string {
  return glass === "opal" ? opalBall(pen, cx, cy, r) : clearBall(pen, cx, cy, r, glass);
}

/** Glass of any outline, for lanterns and shades. */
export function pane(pen: Pen, d: string, glass: Glass, more = ""): string {
  if (glass === "opal") return shape(d, opalFill(pen), more);
  const tint = TINTS[glass];
  const strength = glass === "clear" ? 0.45 : 0.8;
  const colour = pen.night ? hex(mix(rgb(tint), pen.glow, 0.55)) : tint;
  const fill = pen.linear(
    [
      [0, colour, 0.75 * strength],
      [0.2, "#ffffff", pen.night ? 0.1 : 0.5],
      [0.34, colour, 0.3 * strength],
      [0.8, colour, 0.4 * strength],
      [1, colour, 0.85 * strength],
    ],
    0,
    0,
    1,
    0.12,
  );
  return shape(d, fill, more);
}

/** Filament lamp hanging (`down`) or standing from its holder at (x, y); `size` is its length. */
export function lamp(pen: Pen, x: number, y: number, size: number, down = true): string {
  const s = down ? 1 : -1;
  const w = size * 0.34;
  const at = (dy: number) => n(y + s * dy);
  const d = `M${n(x - w * 0.42)} ${at(0)}C${n(x - w * 0.5)} ${at(size * 0.3)} ${n(x - w)} ${at(size * 0.36)} ${n(x - w)} ${at(size * 0.66)}C${n(x - w)} ${at(size * 0.9)} ${n(x - w * 0.6)} ${at(size)} ${n(x)} ${at(size)}C${n(x + w * 0.6)} ${at(size)} ${n(x + w)} ${at(size * 0.9)} ${n(x + w)} ${at(size * 0.66)}C${n(x + w)} ${at(size * 0.36)} ${n(x + w * 0.5)} ${at(size * 0.3)} ${n(x + w * 0.42)} ${at(0)}Z`;
  const spread = [-0.45, -0.15, 0.15, 0.45].map(
    (t) => `${n(x + w * t)} ${at(size * (Math.abs(t) > 0.3 ? 0.4 : 0.82))}`,
  );
  const hot = pen.night ? hex(mix(pen.glow, rgb("#ffffff"), 0.7)) : "#b97a2c";
  const wires = stroke(`M${spread.join("L")}`, hot, pen.night ? 3 : 1.4, `stroke-linejoin="round"`);
  halo(pen, "front", x, y + s * size * 0.6, size * 1.5, 0.75);
  return (
    pane(pen, d, pen.night ? "amber" : "clear") +
    wires +
    stroke(d, plainIn(pen, "#8a8377", 0.5), 0.8, `opacity=".6"`)
  );
}

/** Candle sleeve with a flame lamp, standing on (x, y). */
export function candle(pen: Pen, x: number, y: number, h: number): string {
  const w = h * 0.105;
  const sleeve = pen.linear([
    [0, plainIn(pen, "#b9ad97", 0.4)],
    [0.35, plainIn(pen, "#fffaf0", 0.62)],
    [0.7, plainIn(pen, "#efe6d4", 0.5)],
    [1, plainIn(pen, "#a3967e", 0.35)],
  ]);
  const top = y - h * 0.52;
  const flame = `M${n(x - w * 0.7)} ${n(top)}C${n(x - w * 1.9)} ${n(top - h * 0.14)} ${n(x - w * 1.1)} ${n(top - h * 0.32)} ${n(x)} ${n(y - h)}C${n(x + w * 1.1)} ${n(top - h * 0.32)} ${n(x + w * 1.9)} ${n(top - h * 0.14)} ${n(x + w * 0.7)} ${n(top)}Z`;
  const bulb = pen.night
    ? pen.radial(lit(pen, 0.2), 0.5, 0.62, 0.6)
    : pen.radial(
        [
          [0, "#ffffff"],
          [0.5, "#f8f1e2"],
          [1, "#c5b79c"],
        ],
        0.4,
        0.55,
        0.65,
      );
  halo(pen, "front", x, y - h * 0.7, h * 0.95, 0.6);
  return `<rect x="${n(x - w)}" y="${n(top)}" width="${n(w * 2)}" height="${n(y - top)}" fill="${sleeve}"/>${shape(
    flame,
    bulb,
  )}`;
}
