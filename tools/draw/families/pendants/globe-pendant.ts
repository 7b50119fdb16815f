import { globe, lamp, type Glass } from "../../parts/glass.ts";
import { halo, pool } from "../../studio/light.ts";
import { canopy, hung, turnedCap } from "../../parts/fixings.ts";
import type { Pen } from "../../studio/pen.ts";
import { scaled, type Family, type Spec } from "../../spec.ts";

export function glassOf(spec: Spec): Glass {
  const shade = spec.shade;
  return shade === "clear" || shade === "amber" || shade === "smoke" ? shade : "opal";
}

/** Globe hanging from (cx, top) in its turned cap. */
export function hangingGlobe(pen: Pen, spec: Spec, cx: number, cy: number, r: number): void {
  const glass = glassOf(spec);
  const top = cy - r;
  const w = Math.max(13, r * 0.26);
  const h = Math.max(26, r * 0.34);
  if (glass !== "opal") pen.add(lamp(pen, cx, top + h * 0.4, r * 0.95));
  if (glass !== "opal")
    pen.add(
      turnedCap(
        pen,
        cx,
        [
          [top, w * 0.5],
          [top + h * 0.55, w * 0.5],
        ],
        spec.metal,
      ),
    );
  halo(pen, "back", cx, cy, r * 3.4, glass === "opal" ? 0.6 : 0.4);
  pen.add(globe(pen, cx, cy, r, glass));
  pen.add(
    turnedCap(
      pen,
      cx,
      [
        [top - h, 5],
        [top - h * 0.9, w * 0.6],
        [top - h * 0.35, w * 0.72],
        [top - h * 0.1, w * 0.8],
        [top + r * 0.035, w * 1.15],
        [top + r * 0.07, w * 1.15],
      ],
      spec.metal,
    ),
  );
  if (glass === "opal") halo(pen, "front", cx, cy, r * 2.1, 0.5);
}

export const globePendant: Family = {
  place: "hanging",
  draw(pen: Pen, spec: Spec): void {
    const count = Math.max(1, Math.min(5, spec.count ?? 1));
    const size = scaled(
      spec.fact(["diameter_mm", "diameter", "width_mm"], 300),
      120,
      500,
      105,
      235,
    );
    if (count === 1) {
      pen.add(hung(pen, 400, 560 - size * 1.3, spec.metal));
      hangingGlobe(pen, spec, 400, 560, size);
      pen.focus = [400 - size, 560 - size * 1.5, size * 2, size * 2.5];
    } else {
      severalGlobes(pen, spec, count, size);
    }
    pool(pen, 400, 990, 460, 90, 0.4);
  },
};

function severalGlobes(pen: Pen, spec: Spec, count: number, size: number): void {
  const r = Math.min(size, 250 / count + 18);
  const step = 520 / count;
  pen.add(canopy(pen, 400, step * (count - 1) + 120, spec.metal));
  for (let i = 0; i < count; i++) {
    const x = 400 + (i - (count - 1) / 2) * step;
    const y = 600 + (spec.chance(`y${i}`) - 0.5) * 220;
    pen.add(hung(pen, x, y - r * 1.3, spec.metal, 40));
    hangingGlobe(pen, spec, x, y, r);
  }
  pen.focus = [120, 340, 560, 520];
}
