import { screw } from "../../parts/fixings.ts";
import { bar, contact, plate } from "../../parts/plates.ts";
import type { Pen } from "../../studio/pen.ts";
import { lathe, ball } from "../../studio/solids.ts";
import { scaled, type Family, type Spec } from "../../spec.ts";

export const hinge: Family = {
  place: "wall",
  draw(pen: Pen, spec: Spec): void {
    const h = scaled(spec.fact(["height_mm", "length_mm"], 100), 60, 150, 420, 600);
    const w = 210;
    const top = 500 - h / 2;
    const r = spec.chance("round") < 0.4 ? 30 : 6;
    for (const side of [-1, 1]) {
      const x = side < 0 ? 400 - w : 400;
      pen.add(plate(pen, spec.metal, { x, y: top, w, h, r, edge: 5, turn: side > 0 ? 0 : 1 }));
      for (const [i, t] of [0.14, 0.38, 0.62, 0.86].entries()) {
        pen.add(
          screw(
            pen,
            400 + side * (i % 2 === 0 ? 84 : 150),
            top + h * t,
            17,
            spec.metal,
            i * 37 + side * 10,
          ),
        );
      }
    }
    pen.add(contact(pen, 412, 500, 40, h * 0.5, 0.4, 10));
    const knuckles = 5;
    for (let i = 0; i < knuckles; i++) {
      const y = top + (i * h) / knuckles;
      pen.add(bar(pen, spec.metal, { x: 368, y: y + 1.5, w: 64, h: h / knuckles - 3, r: 5 }, true));
    }
    tips(pen, spec, top, h);
    pen.focus = [400 - w - 10, top - 50, w * 2 + 20, h + 100];
  },
};

/** Ends of the pin: balls, or flat crowns. */
function tips(pen: Pen, spec: Spec, top: number, h: number): void {
  if (spec.chance("tip") < 0.5) {
    pen.add(ball(pen, 400, top - 18, 22, spec.metal), ball(pen, 400, top + h + 18, 22, spec.metal));
    return;
  }
  for (const y of [top - 16, top + h + 2])
    pen.add(
      lathe(pen, {
        cx: 400,
        profile: [
          [y, 26],
          [y + 3, 32],
          [y + 12, 32],
          [y + 15, 26],
        ],
        material: spec.metal,
        k: 0.06,
      }),
    );
}
