import { stripFill } from "../../parts/inside.ts";
import { beam, halo, pool } from "../../studio/light.ts";
import { colourAt, type Material } from "../../studio/materials.ts";
import { canopy } from "../../parts/fixings.ts";
import { n, type Pen } from "../../studio/pen.ts";
import { rect, shape } from "../../studio/solids.ts";
import { wire } from "../../studio/strokes.ts";
import { scaled, type Family, type Spec } from "../../spec.ts";
import { hangingGlobe } from "./globe-pendant.ts";

/** Long bar seen square on and a little from below: its face and its underside. */
function bar(pen: Pen, material: Material, y: number, half: number, h: number): string {
  const face = pen.linear(
    [
      [0, colourAt(material, [0, 0.9, 0.43], pen)],
      [0.1, colourAt(material, [-0.3, 0.55, 0.78], pen)],
      [0.5, colourAt(material, [-0.42, 0.05, 0.9], pen)],
      [1, colourAt(material, [-0.1, -0.4, 0.91], pen)],
    ],
    0,
    0,
    0,
    1,
  );
  const sweep = pen.linear([
    [0, "#000000", 0.3],
    [0.22, "#ffffff", pen.night ? 0.02 : 0.22],
    [0.5, "#000000", 0.1],
    [0.78, "#ffffff", pen.night ? 0.01 : 0.12],
    [1, "#000000", 0.35],
  ]);
  const under = `M${n(400 - half)} ${n(y + h)}H${n(400 + half)}L${n(400 + half - 5)} ${n(y + h + 15)}H${n(400 - half + 5)}Z`;
  return (
    shape(under, colourAt(material, [0, -0.8, 0.6], pen)) +
    rect(400 - half + 12, y + h + 2.5, half * 2 - 24, 10, stripFill(pen), 5) +
    rect(400 - half, y, half * 2, h, face, 3) +
    rect(400 - half, y, half * 2, h, sweep, 3) +
    rect(400 - half, y, half * 2, 1.6, colourAt(material, [-0.44, 0.4, 0.8], pen), 1)
  );
}

export const linearPendant: Family = {
  place: "hanging",
  draw(pen: Pen, spec: Spec): void {
    const half = scaled(spec.fact(["length_mm", "width_mm"], 1200), 600, 1800, 240, 350);
    const y = 560;
    pen.add(canopy(pen, 400, half * 0.8, spec.metal, 24));
    const globes =
      spec.shade === "opal" ||
      spec.shade === "clear" ||
      spec.shade === "smoke" ||
      spec.shade === "amber";
    pen.add(
      wire(pen, 400 - half * 0.34, 26, 400 - half * 0.78, y, 2.2),
      wire(pen, 400 + half * 0.34, 26, 400 + half * 0.78, y, 2.2),
    );
    if (globes && (spec.count ?? 1) > 1) globesUnder(pen, spec, y, half);
    else lineOfLight(pen, spec, y, half);
    pool(pen, 400, 960, half * 1.25, 120, 0.75);
    pen.focus = [400 - half, y - 180, half * 2, 330];
  },
};

function lineOfLight(pen: Pen, spec: Spec, y: number, half: number): void {
  const h = 26 + spec.chance("h") * 30;
  pen.add(bar(pen, spec.metal, y, half, h));
  beam(pen, 400, y + h + 8, {
    from: half * 0.97,
    to: half * 1.16,
    length: 470,
    strength: 0.62,
    soft: 22,
  });
  halo(pen, "back", 400, y - 4, half * 1.2, 0.3, 0.42);
  halo(pen, "front", 400, y + h + 10, half * 1.15, 0.6, 0.2);
}

function globesUnder(pen: Pen, spec: Spec, y: number, half: number): void {
  const count = Math.min(7, spec.count ?? 4);
  const step = (half * 2 - 90) / (count - 1);
  const r = Math.min(62, step * 0.4);
  for (let i = 0; i < count; i++)
    hangingGlobe(pen, spec, 400 - half + 45 + i * step, y + 24 + r * 1.36, r);
  const face = pen.linear(
    [
      [0, colourAt(spec.metal, [0, 0.8, 0.6], pen)],
      [0.4, colourAt(spec.metal, [-0.42, 0.1, 0.9], pen)],
      [1, colourAt(spec.metal, [0, -0.7, 0.7], pen)],
    ],
    0,
    0,
    0,
    1,
  );
  pen.add(rect(400 - half, y, half * 2, 24, face, 12));
}
