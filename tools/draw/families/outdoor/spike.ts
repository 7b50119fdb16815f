import { head } from "../../parts/spot.ts";
import { beam, halo } from "../../studio/light.ts";
import { materialOf } from "../../studio/materials.ts";
import { contact } from "../../parts/plates.ts";
import { n, type Pen } from "../../studio/pen.ts";
import { shape, cylinder } from "../../studio/solids.ts";
import { tube } from "../../studio/strokes.ts";
import type { Family, Spec } from "../../spec.ts";

/** Spot on a ground spike, its mouth turned up to what it lights. */
export const spike: Family = {
  place: "wall",
  draw(pen: Pen, spec: Spec): void {
    const r = 92 + spec.chance("r") * 14;
    const h = r * (1.7 + spec.chance("h") * 0.5);
    const turn = 180 - (26 + spec.chance("turn") * 16);
    const a = (-turn * Math.PI) / 180;
    const [px, py] = [360, 520];
    const place = `translate(${n(px - Math.sin(a) * h * 0.3)} ${n(py - Math.cos(a) * h * 0.3)}) rotate(${n(turn)})`;
    const [mx, my] = [px + Math.sin(a) * h * 0.7, py + Math.cos(a) * h * 0.7];
    beam(pen, mx, my, {
      from: r * 0.7,
      to: r * 2.6,
      length: 640,
      strength: 1,
      turn: -turn,
      soft: 18,
    });
    pen.add(stake(pen, px, 640));
    pen.add(cylinder(pen, { cx: px, y: 612, h: 34, r: 52, material: spec.metal, k: -0.2 }));
    pen.add(
      tube(pen, `M${px} 616V${py + 30}`, 26, spec.metal),
      contact(pen, px, py + 40, 40, 20, 0.3, 8),
    );
    pen.add(
      `<g transform="${place}">`,
      head(pen, spec.metal, { r, h, k: 0.34, baffle: "black" }),
      `</g>`,
    );
    pen.add(
      `<circle cx="${px}" cy="${py + 6}" r="17" fill="#0b0908" opacity=".55"/><circle cx="${px}" cy="${py + 4}" r="13" fill="${spec.metal.rough > 0.6 ? "#55524d" : "#8a6a35"}" opacity="${pen.night ? 0.3 : 1}"/>`,
    );
    halo(pen, "front", mx, my, r * 1.9, 0.85);
    halo(pen, "back", mx - 110, my - 200, 420, 0.4);
    pen.focus = [240, my - r - 20, 360, 960 - my];
  },
};

function stake(pen: Pen, x: number, y: number): string {
  const dark = materialOf("black");
  const left = pen.night ? "#15120f" : "#2c2a27";
  const right = pen.night ? "#0c0a09" : "#191715";
  const [r = 30, g = 30, b = 30] = dark.tones[4] ?? [];
  return `${
    shape(`M${x - 40} ${y}H${x}V${y + 270}Z`, left) +
    shape(`M${x} ${y}H${x + 40}L${x} ${y + 270}Z`, right)
  }<path d="M${x} ${y}V${y + 266}" stroke="rgb(${r},${g},${b})" stroke-width="6" opacity="${pen.night ? 0.2 : 0.8}"/>`;
}
