import { aperture } from "../../parts/spot.ts";
import { beam, halo } from "../../studio/light.ts";
import { materialOf } from "../../studio/materials.ts";
import { plate, roundFace } from "../../parts/plates.ts";
import type { Pen } from "../../studio/pen.ts";
import { ellipse } from "../../studio/solids.ts";
import type { Family, Spec } from "../../spec.ts";

/** Set into the ceiling, seen looking up at it. */
export const recessedSpot: Family = {
  place: "wall",
  draw(pen: Pen, spec: Spec): void {
    const count = Math.max(1, Math.min(3, spec.count ?? 1));
    const r = count === 1 ? 210 : count === 2 ? 150 : 105;
    const square = count > 1 || spec.fact(["diameter_mm"], 0) === 0;
    const baffle = materialOf(
      spec.chance("baffle") < 0.5 ? "black" : spec.chance("baffle") < 0.75 ? "chrome" : spec.finish,
    );
    pen.add(`<g transform="translate(0 130) scale(1 .74)">`);
    if (square)
      pen.add(
        plate(pen, spec.metal, {
          x: 400 - r * count * 1.08,
          y: 500 - r * 1.08,
          w: r * count * 2.16,
          h: r * 2.16,
          r: 10,
          edge: 7,
        }),
      );
    for (let i = 0; i < count; i++) {
      const x = 400 + (i - (count - 1) / 2) * r * 2.12;
      if (!square) pen.add(roundFace(pen, spec.metal, x, 500, r, r * 0.07));
      const off = spec.chance("tilt") < 0.5 ? r * 0.06 : 0;
      pen.add(
        ellipse(x, 500, r * 0.84, r * 0.84, "#0e0a07", `opacity=".85"`),
        aperture(pen, x + off, 500 + off, r * 0.8, r * 0.8, spec.metal, baffle),
      );
    }
    pen.add(`</g>`);
    for (let i = 0; i < count; i++) {
      const x = 400 + (i - (count - 1) / 2) * r * 2.12;
      halo(pen, "back", x, 510, r * 2.6, 0.5, 0.8);
      halo(pen, "front", x, 490, r * 1.25, 0.85, 0.8);
      beam(pen, x, 520, { from: r * 0.5, to: r * 1.9, length: 560, strength: 0.6, soft: 24 });
    }
    pen.focus = [400 - r * count * 1.1, 500 - r * 0.85, r * count * 2.2, r * 1.7];
  },
};
