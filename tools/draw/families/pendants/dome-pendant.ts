import { beam, halo, pool } from "../../studio/light.ts";
import { materialOf } from "../../studio/materials.ts";
import { BELOW, hung, shadeOf, turnedCap } from "../../parts/fixings.ts";
import type { Pen } from "../../studio/pen.ts";
import { circle } from "../../studio/solids.ts";
import { opalFill } from "../../parts/glass.ts";
import { scaled, type Family, type Spec } from "../../spec.ts";

type Form = (r: number) => [number, number][];

const FORMS: Form[] = [
  (r) => [
    [0, r * 0.17],
    [r * 0.1, r * 0.42],
    [r * 0.34, r * 0.72],
    [r * 0.66, r * 0.92],
    [r * 0.96, r],
  ],
  (r) => [
    [0, r * 0.16],
    [r * 0.04, r * 0.4],
    [r * 0.2, r * 0.74],
    [r * 0.42, r * 0.93],
    [r * 0.62, r],
  ],
  (r) => [
    [0, r * 0.15],
    [r * 0.22, r * 0.24],
    [r * 0.46, r * 0.52],
    [r * 0.72, r * 0.84],
    [r * 0.92, r],
  ],
  (r) => [
    [0, r * 0.2],
    [r * 0.12, r * 0.56],
    [r * 0.42, r * 0.86],
    [r * 0.8, r * 0.98],
    [r * 1.08, r * 0.96],
  ],
];

export const domePendant: Family = {
  place: "hanging",
  draw(pen: Pen, spec: Spec): void {
    const r = scaled(spec.fact(["diameter_mm", "diameter", "width_mm"], 420), 160, 700, 180, 300);
    const form = FORMS[Math.floor(spec.chance("form") * FORMS.length)] as Form;
    const cx = 400;
    const rim = 640 + r * 0.12;
    const wide = spec.fact(["diameter_mm", "diameter", "width_mm"], 420);
    const own = (form(100).at(-1) as [number, number])[0] / 200;
    const stretch = Math.max(0.8, Math.min(1.3, spec.fact(["height_mm"], wide * own) / wide / own));
    const raw = form(r).map(([y, radius]): [number, number] => [y * stretch, radius]);
    const height = (raw.at(-1) as [number, number])[0];
    const top = rim - height;
    const points = raw.map(([y, radius]): [number, number] => [top + y, radius]);
    const inside = spec.finish === "black" || spec.finish === "graphite" ? "#e3bf78" : "#f3e8d4";
    const cap = materialOf(spec.chance("cap") < 0.5 ? "black" : spec.finish);
    const neck = r * 0.17;
    pen.add(hung(pen, cx, top - 70, cap));
    pen.add(shadeOf(pen, cx, points, spec.metal, { inside }));
    pen.add(
      turnedCap(
        pen,
        cx,
        [
          [top - 74, 5],
          [top - 70, neck * 0.55],
          [top - 56, neck * 0.8],
          [top - 8, neck * 0.86],
          [top + 4, neck],
        ],
        cap,
      ),
    );
    pen.add(circle(cx, rim + r * 0.005, r * 0.13, pen.night ? "#fffaf0" : opalFill(pen)));
    const mouth = (points.at(-1) as [number, number])[1];
    pool(pen, cx, 985, r * 1.5, 90, 0.75);
    beam(pen, cx, rim, {
      from: mouth * 0.86,
      to: mouth * 1.75,
      length: 420,
      strength: 0.75,
      soft: 16,
    });
    halo(pen, "front", cx, rim + r * BELOW * 0.3, r * 1.5, 0.7, 0.62);
    halo(pen, "back", cx, top, 380, 0.12);
    pen.focus = [cx - r, top - 90, r * 2, height + 100 + r * BELOW];
  },
};
