import { beam, pool, halo } from "../../studio/light.ts";
import { canopy, shadeOf, BELOW, turnedCap } from "../../parts/fixings.ts";
import type { Pen } from "../../studio/pen.ts";
import { cord } from "../../studio/strokes.ts";
import type { Family, Spec } from "../../spec.ts";
import { hangingGlobe } from "./globe-pendant.ts";

function smallShade(pen: Pen, spec: Spec, x: number, y: number, r: number): void {
  const skin = shadeOf(
    pen,
    0,
    [
      [-50, 10],
      [-38, 26],
      [-10, 43],
      [25, 50],
    ],
    spec.metal,
  );
  const cap = turnedCap(
    pen,
    0,
    [
      [-75, 4],
      [-70, 7],
      [-50, 11],
    ],
    spec.metal,
  );
  pen.add(pen.piece(skin + cap)(x, y, `scale(${(r / 50).toFixed(2)})`));
  beam(pen, x, y + r * 0.5, { from: r * 0.8, to: r * 2, length: 320, strength: 0.55, soft: 12 });
  halo(pen, "front", x, y + r * 0.55, r * 1.7, 0.7, 0.7);
}

/** Places side by side, of which neighbours hang far apart in height. */
function places(spec: Spec, count: number): { x: number; y: number; depth: number }[] {
  const spread = count > 4 ? 215 : 175;
  const stride = [0, 1, 1, 2, 3, 2, 5, 3, 3, 4, 3, 4, 5][count] ?? 5;
  const mirror = spec.chance("mirror") < 0.5 ? 1 : -1;
  return Array.from({ length: count }, (_, i) => {
    const column = ((i * stride + 1) % count) / (count - 1);
    const depth = Math.cos(i * 2.4);
    return { x: 400 + mirror * (column * 2 - 1) * spread, y: 370 + (i / (count - 1)) * 410, depth };
  });
}

export const clusterPendant: Family = {
  place: "hanging",
  draw(pen: Pen, spec: Spec): void {
    const count = Math.max(3, Math.min(12, spec.count ?? 5));
    const r = count > 6 ? 52 : count > 4 ? 64 : 80;
    const metal = spec.shade === undefined || spec.shade === "metal" || spec.shade === "pierced";
    const all = places(spec, count);
    pen.add(canopy(pen, 400, 470, spec.metal, 30));
    for (const { x, y, depth } of all.toSorted((a, b) => a.depth - b.depth)) {
      const size = r * (0.92 + depth * 0.1);
      pen.add(cord(pen, x, 27 - depth * 14, y - size * 1.32, "#26221d", 3));
      if (metal) smallShade(pen, spec, x, y, size);
      else hangingGlobe(pen, spec, x, y, size);
    }
    pool(pen, 400, 985, 480, 90, 0.5);
    pen.focus = [150, 300, 500, 560 + r * BELOW];
  },
};
