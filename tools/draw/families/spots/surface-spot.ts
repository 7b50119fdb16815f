import { aperture, head } from "../../parts/spot.ts";
import { beam, halo, pool } from "../../studio/light.ts";
import { materialOf } from "../../studio/materials.ts";
import { plate } from "../../parts/plates.ts";
import { n, type Pen } from "../../studio/pen.ts";
import { disc, ellipse, lathe } from "../../studio/solids.ts";
import { tube } from "../../studio/strokes.ts";
import { scaled, type Family, type Spec } from "../../spec.ts";

const CEILING = 190;

export function ceilingContact(pen: Pen, cx: number, y: number, r: number): string {
  return ellipse(
    cx + 8,
    y + 2,
    r * 1.16,
    r * 0.24,
    "#160d04",
    `opacity="${pen.night ? 0.5 : 0.3}" filter="${pen.blur(9, r * 2.32, r * 0.48)}"`,
  );
}

export const surfaceSpot: Family = {
  place: "ceiling",
  draw(pen: Pen, spec: Spec): void {
    const count = Math.max(1, Math.min(3, spec.count ?? 1));
    const r =
      scaled(spec.fact(["diameter_mm", "width_mm"], 85), 50, 150, 100, 150) *
      (count > 1 ? 0.72 : 1);
    const tall = scaled(
      spec.fact(["height_mm"], 110) / spec.fact(["diameter_mm", "width_mm"], 85),
      0.4,
      2.4,
      1,
      3.1,
    );
    const baffle = spec.finish === "black" || spec.chance("baffle") < 0.4 ? "brass" : "black";
    const square = spec.fact(["diameter_mm"], 0) === 0 && count === 1;
    for (let i = 0; i < count; i++) {
      const cx = 400 + (i - (count - 1) / 2) * r * 2.7;
      if (square) box(pen, spec, cx, r, r * tall, baffle);
      else if (spec.chance("tilting") < 0.35 || count > 1)
        tilting(pen, spec, cx, r, r * tall, i, baffle);
      else straight(pen, spec, cx, r, r * tall, baffle);
    }
    if (count > 1) pen.body.unshift(plateOnCeiling(pen, spec, r * 2.7 * (count - 1) + r * 1.3));
    pool(pen, 400, 985, 420, 85, 0.8);
    const w = r * 2.7 * (count - 1) + r * 2;
    pen.focus = [400 - w / 2 - 30, CEILING - 30, w + 60, r * tall + (count > 1 ? 150 : 90)];
  },
};

function straight(pen: Pen, spec: Spec, cx: number, r: number, h: number, baffle: string): void {
  const y = CEILING;
  pen.add(
    ceilingContact(pen, cx, y, r),
    `<g transform="translate(${n(cx)} ${y})">`,
    head(pen, spec.metal, { r, h, k: 0.26, baffle }),
    `</g>`,
  );
  shine(pen, cx, y + h, r, 0);
}

function tilting(
  pen: Pen,
  spec: Spec,
  cx: number,
  r: number,
  h: number,
  i: number,
  baffle: string,
): void {
  const turn = (i % 2 === 0 ? 1 : -1) * (14 + spec.chance(`t${i}`) * 10);
  const y = CEILING;
  pen.add(
    ceilingContact(pen, cx, y, r * 0.7),
    lathe(pen, {
      cx,
      profile: [
        [y, r * 0.62],
        [y + 20, r * 0.6],
      ],
      material: spec.metal,
      k: 0.26,
    }),
    disc(pen, cx, y + 20, r * 0.6, 0.26, spec.metal),
  );
  pen.add(tube(pen, `M${n(cx)} ${y + 22}V${y + 74}`, 17, spec.metal));
  pen.add(
    `<g transform="translate(${n(cx)} ${y + 62}) rotate(${n(turn)})">`,
    head(pen, spec.metal, { r: r * 0.82, h: h * 0.8, k: 0.3, baffle }),
    `</g>`,
  );
  const a = (-turn * Math.PI) / 180;
  shine(pen, cx + Math.sin(a) * h * 0.8, y + 62 + Math.cos(a) * h * 0.8, r * 0.82, -turn);
}

function box(pen: Pen, spec: Spec, cx: number, r: number, h: number, baffle: string): void {
  const y = CEILING;
  const depth = r * 0.5;
  pen.add(
    ceilingContact(pen, cx, y, r * 1.1),
    plate(pen, spec.metal, { x: cx - r, y: y - 8, w: r * 2, h: h + 8, r: 3, edge: 3 }),
  );
  const under = `M${n(cx - r)} ${n(y + h)}H${n(cx + r)}L${n(cx + r * 0.9)} ${n(y + h + depth)}H${n(cx - r * 0.9)}Z`;
  pen.add(
    `<path d="${under}" fill="${spec.metal.rough > 0.6 ? "#00000055" : "#2a1a08aa"}"/><path d="${under}" fill="${materialTone(spec)}" opacity="${pen.night ? 0.25 : 0.75}"/>`,
  );
  pen.add(
    aperture(pen, cx, y + h + depth * 0.5, r * 0.78, depth * 0.42, spec.metal, materialOf(baffle)),
  );
  shine(pen, cx, y + h + depth * 0.5, r * 0.8, 0);
}

function materialTone(spec: Spec): string {
  const [red, green, blue] = spec.metal.tones[2] ?? [60, 60, 60];
  return `rgb(${Math.round(red)},${Math.round(green)},${Math.round(blue)})`;
}

function plateOnCeiling(pen: Pen, spec: Spec, w: number): string {
  return (
    ceilingContact(pen, 400, CEILING, w / 2) +
    plate(pen, spec.metal, { x: 400 - w / 2, y: CEILING - 12, w, h: 26, r: 5, edge: 3 })
  );
}

function shine(pen: Pen, x: number, y: number, r: number, turn: number): void {
  beam(pen, x, y, { from: r * 0.6, to: r * 2.3, length: 1010 - y, strength: 0.95, turn, soft: 15 });
  halo(pen, "front", x, y, r * 1.5, 0.85, 0.6);
}
