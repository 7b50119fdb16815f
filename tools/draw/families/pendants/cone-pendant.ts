import { opalFill } from "../../parts/glass.ts";
import { beam, halo, pool } from "../../studio/light.ts";
import { fabric } from "../../parts/fabric.ts";
import { pierced } from "../../parts/pierced.ts";
import { BELOW, hung, shadeOf, turnedCap } from "../../parts/fixings.ts";
import type { Pen } from "../../studio/pen.ts";
import { circle, type Profile } from "../../studio/solids.ts";
import { scaled, type Family, type Spec } from "../../spec.ts";

type Form = (r: number) => [number, number][];

const FORMS: Form[] = [
  (r) => [
    [0, r * 0.16],
    [r * 1.15, r],
  ],
  (r) => [
    [0, r * 0.2],
    [r * 0.5, r * 0.26],
    [r * 1.5, r],
  ],
  (r) => [
    [0, r * 0.3],
    [r * 0.9, r * 0.98],
    [r * 1.05, r],
  ],
  (r) => [
    [0, r * 0.14],
    [r * 0.3, r * 0.2],
    [r * 0.62, r * 0.46],
    [r * 0.86, r],
  ],
];

export const conePendant: Family = {
  place: "hanging",
  draw(pen: Pen, spec: Spec): void {
    const form = FORMS[Math.floor(spec.chance("form") * FORMS.length)] as Form;
    const wide = spec.fact(["diameter_mm", "width_mm"], 300);
    const own = (form(100).at(-1) as [number, number])[0] / 200;
    const ratio = Math.max(0.4, Math.min(3, spec.fact(["height_mm"], wide * own) / wide));
    const r = Math.min(scaled(wide, 80, 600, 150, 290), 270 / ratio);
    const height = 2 * r * ratio;
    const top = 600 - height * 0.5 - Math.max(0, height - 300) * 0.28;
    const points: Profile = form(r).map(([y, radius]) => [top + (y * ratio) / own, radius]);
    const rim = top + height;
    const neck = (points[0] as readonly [number, number])[1];
    pen.add(hung(pen, 400, top - 46, spec.metal));
    if (spec.shade === "linen") pen.add(fabric(pen, 400, points, BELOW));
    else
      pen.add(
        shadeOf(pen, 400, points, spec.metal, {
          round: points.length > 3 && spec.chance("form") > 0.74,
          inside: "#f1e2c4",
        }),
      );
    if (spec.shade === "pierced")
      pen.add(pierced(pen, 400, points, Math.max(4, Math.round(height / 44)), 16));
    pen.add(
      turnedCap(
        pen,
        400,
        [
          [top - 52, 5],
          [top - 44, neck * 0.5],
          [top - 6, neck * 0.66],
          [top + 3, neck * 1.02],
        ],
        spec.metal,
      ),
    );
    pen.add(circle(400, rim + r * 0.02, r * 0.15, opalFill(pen)));
    beam(pen, 400, rim, {
      from: r * 0.84,
      to: r * 1.7,
      length: 1000 - rim + 60,
      strength: 0.8,
      soft: 15,
    });
    pool(pen, 400, 985, r * 1.6, 90, 0.8);
    halo(pen, "front", 400, rim + r * 0.04, r * 1.4, 0.75, 0.62);
    if (spec.shade === "linen" || spec.shade === "pierced")
      halo(pen, "back", 400, rim - height / 2, r * 2.6, 0.55);
    pen.focus = [400 - r, top - 70, r * 2, height + 90 + r * BELOW];
  },
};
