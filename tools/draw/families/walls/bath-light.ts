import { globe } from "../../parts/glass.ts";
import { diffuser } from "../../parts/inside.ts";
import { halo, wash } from "../../studio/light.ts";
import { turnedCap } from "../../parts/fixings.ts";
import { bar, contact, plate, roundFace } from "../../parts/plates.ts";
import type { Pen } from "../../studio/pen.ts";
import { rect } from "../../studio/solids.ts";
import { scaled, type Family, type Spec } from "../../spec.ts";

export const bathLight: Family = {
  place: "wall",
  draw(pen: Pen, spec: Spec): void {
    const half = scaled(spec.fact(["width_mm", "length_mm"], 500), 250, 900, 200, 330);
    const count = spec.count ?? 1;
    if (count > 1 && spec.shade !== "metal") row(pen, spec, half, Math.min(5, count));
    else line(pen, spec, half);
  },
};

function row(pen: Pen, spec: Spec, half: number, count: number): void {
  const step = (half * 2) / count;
  const r = Math.min(82, step * 0.4);
  pen.add(plate(pen, spec.metal, { x: 400 - half, y: 470, w: half * 2, h: 58, r: 8, edge: 5 }));
  for (let i = 0; i < count; i++) {
    const x = 400 - half + (i + 0.5) * step;
    pen.add(
      turnedCap(
        pen,
        x,
        [
          [505, 14],
          [536, 15],
          [546, 28],
          [562, 30],
        ],
        spec.metal,
        0.14,
      ),
    );
    pen.add(globe(pen, x, 556 + r * 0.92, r, "opal"));
    halo(pen, "back", x, 556 + r, r * 4, 0.55);
    halo(pen, "front", x, 556 + r, r * 1.9, 0.4);
  }
  pen.focus = [400 - half, 460, half * 2, 130 + r * 2];
}

function line(pen: Pen, spec: Spec, half: number): void {
  wash(pen, 400, 500, half * 2.4, 330, 0.55, true);
  wash(pen, 400, 520, half * 2.6, 420, 0.85);
  pen.add(plate(pen, spec.metal, { x: 340, y: 432, w: 120, h: 120, r: 10, edge: 6 }));
  pen.add(contact(pen, 404, 540, half * 0.9, 12, 0.3, 10));
  pen.add(bar(pen, spec.metal, { x: 400 - half, y: 478, w: half * 2, h: 30, r: 6 }));
  pen.add(rect(400 - half + 26, 500, half * 2 - 52, 46, diffuser(pen), 23));
  for (const side of [-1, 1])
    pen.add(bar(pen, spec.metal, { x: 400 + side * (half - 16) - 18, y: 494, w: 36, h: 58, r: 8 }));
  pen.add(roundFace(pen, spec.metal, 400, 492, 13, 3));
  halo(pen, "front", 400, 524, half * 1.15, 0.75, 0.26);
  halo(pen, "back", 400, 520, half * 1.5, 0.5, 0.7);
  pen.focus = [400 - half, 400, half * 2, 190];
}
