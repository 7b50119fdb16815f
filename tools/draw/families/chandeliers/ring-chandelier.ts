import { hex } from "../../studio/colour.ts";
import { stripFill } from "../../parts/inside.ts";
import { bounced, halo, pool } from "../../studio/light.ts";
import { canopy } from "../../parts/fixings.ts";
import { n, type Pen } from "../../studio/pen.ts";
import { shape, turned } from "../../studio/solids.ts";
import { wire } from "../../studio/strokes.ts";
import { scaled, type Family, type Spec } from "../../spec.ts";

const K = 0.27;

interface Hoop {
  cx: number;
  y: number;
  r: number;
  h: number;
  tilt: number;
}

function half(r: number, k: number, y: number, near: boolean, forth: boolean): string {
  const sweep = near === forth ? 1 : 0;
  const from = forth ? -r : r;
  return `${n(from)} ${n(y)}A${n(r)} ${n(r * k)} 0 0 ${sweep} ${n(-from)} ${n(y)}`;
}

function band(r: number, k: number, top: number, low: number, near: boolean): string {
  return `M${half(r, k, top, near, true)}L${half(r, k, low, near, false)}Z`;
}

/** The far half: the inside of the hoop, where its light comes from. */
function farHalf(pen: Pen, spec: Spec, hoop: Hoop): string {
  const { r, h } = hoop;
  const inner = r - 12;
  const face = turned(pen, spec.metal, 0);
  const light = stripFill(pen);
  return (
    shape(band(r, K, -h, 0, false), face) +
    shape(band(inner, K, -h * 0.98, 0, false), face, pen.night ? "" : `opacity=".9"`) +
    shape(band(inner, K, -h * 0.72, -h * 0.2, false), light)
  );
}

function nearHalf(pen: Pen, spec: Spec, hoop: Hoop): string {
  const { r, h } = hoop;
  const inner = r - 14;
  const under = `M${half(r, K, 0, true, true)}A${n(r)} ${n(r * K)} 0 0 1 ${n(-r)} 0ZM${n(-inner)} 0A${n(inner)} ${n(inner * K)} 0 0 0 ${n(inner)} 0A${n(inner)} ${n(inner * K)} 0 0 0 ${n(-inner)} 0Z`;
  const strip = (s: number) =>
    `M${n(-s)} 0A${n(s)} ${n(s * K)} 0 1 1 ${n(s)} 0A${n(s)} ${n(s * K)} 0 1 1 ${n(-s)} 0Z`;
  return `${shape(
    under,
    turned(pen, spec.metal, -0.75),
    `fill-rule="evenodd"`,
  )}<path d="${strip(r - 7)}" fill="none" stroke="${stripFill(pen)}" stroke-width="6.5"/>${shape(
    band(r, K, -h, 0, true),
    turned(pen, spec.metal, 0.04),
  )}`;
}

function drawHoop(pen: Pen, spec: Spec, hoop: Hoop, canopyY: number): void {
  const { cx, y, r, tilt, h } = hoop;
  const place = `transform="translate(${n(cx)} ${n(y)}) rotate(${n(tilt)})"`;
  const lean = Math.sin((tilt * Math.PI) / 180);
  const end = (a: number) =>
    [cx + r * Math.sin(a), y - h - r * K * Math.cos(a) + r * Math.sin(a) * lean] as const;
  const wires = (angles: number[]) =>
    angles.map((a) => wire(pen, cx + Math.sin(a) * 10, canopyY, end(a)[0], end(a)[1] + 3)).join("");
  pen.add(`<g ${place}>`, farHalf(pen, spec, hoop), `</g>`, wires([2.6, -2.3]));
  pen.add(`<g ${place}>`, nearHalf(pen, spec, hoop), `</g>`, wires([-1.15, 1.25, 0.1]));
  halo(pen, "back", cx, y, r * 1.8, 0.26, 0.75);
  ringGlow(pen, { ...hoop, y: y + 2 });
}

/** Glow that follows the hoop, wide and faint on the wall, tight and bright before it. */
function ringGlow(pen: Pen, { cx, y, r, tilt }: Hoop): void {
  if (!pen.night) return;
  const stroke = (width: number, soft: number, alpha: number) =>
    `<ellipse rx="${n(r - 8)}" ry="${n((r - 8) * K)}" fill="none" stroke="${hex(width > 50 ? bounced(pen.glow) : pen.glow)}" stroke-width="${width}" opacity="${alpha}" filter="${pen.blur(soft, 2 * (r - 8), 2 * (r - 8) * K, width)}"/>`;
  const place = `transform="translate(${n(cx)} ${n(y)}) rotate(${n(tilt)})" style="mix-blend-mode:screen"`;
  pen.back.push(`<g ${place}>${stroke(90, 46, 0.8)}</g>`);
  pen.front.push(`<g ${place}>${stroke(18, 9, 0.7)}</g>`);
}

export const ringChandelier: Family = {
  place: "hanging",
  draw(pen: Pen, spec: Spec): void {
    const count = Math.max(1, Math.min(5, spec.count ?? spec.tiers ?? 1));
    const widest = scaled(
      spec.fact(["diameter_mm", "diameter", "width_mm"], 800),
      400,
      1200,
      225,
      305,
    );
    const tilted = count > 1 && spec.chance("tilt") < 0.5;
    const shrinking = spec.chance("order") < 0.65;
    const gap = count === 1 ? 0 : 380 / count;
    const hoops = Array.from({ length: count }, (_, i): Hoop => {
      const share = 1 - 0.68 * (i / Math.max(count, 2.4));
      const turn = tilted ? (i % 2 === 0 ? -1 : 1) * (7 + spec.chance(`tilt${i}`) * 8) : 0;
      const y = 590 + (shrinking ? 1 : -1) * (i - (count - 1) / 2) * gap;
      return {
        cx: 400,
        y,
        r: widest * share * (tilted ? 0.94 : 1),
        h: count > 2 ? 24 : 32,
        tilt: turn,
      };
    });
    pen.add(canopy(pen, 400, 150, spec.metal, 28));
    for (const hoop of hoops.toSorted((a, b) => a.y - b.y)) drawHoop(pen, spec, hoop, 30);
    const low = Math.max(...hoops.map((hoop) => hoop.y));
    pool(pen, 400, Math.min(990, low + 330), widest * 1.3, 110, 0.5);
    const high = Math.min(...hoops.map((hoop) => hoop.y));
    pen.focus = [400 - widest, high - 150, widest * 2, low - high + 260];
  },
};
