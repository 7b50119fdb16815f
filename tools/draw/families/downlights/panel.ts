import { lit, halo, beam } from "../../studio/light.ts";
import { colourAt } from "../../studio/materials.ts";
import { n, type Pen } from "../../studio/pen.ts";
import { shape } from "../../studio/solids.ts";
import { stroke } from "../../studio/strokes.ts";
import { scaled, type Family, type Spec } from "../../spec.ts";

/** Flat panel in the ceiling, in perspective from below; micro prisms or opal. */
export const panel: Family = {
  place: "wall",
  draw(pen: Pen, spec: Spec): void {
    const ratio = spec.fact(["length_mm"], 600) / Math.max(1, spec.fact(["width_mm"], 600));
    const half = ratio > 1.6 ? 345 : scaled(spec.fact(["width_mm"], 600), 200, 600, 250, 320);
    const depth = ratio > 1.6 ? 125 : half * 0.82;
    const quad = (grow: number) =>
      `M${n(400 - half * 0.84 - grow)} ${n(500 - depth * 0.72 - grow)}H${n(400 + half * 0.84 + grow)}L${n(400 + half + grow)} ${n(500 + depth * 0.72 + grow)}H${n(400 - half - grow)}Z`;
    const frame = pen.linear(
      [
        [0, colourAt(spec.metal, [-0.4, 0.4, 0.8], pen)],
        [1, colourAt(spec.metal, [0.3, -0.5, 0.8], pen)],
      ],
      0,
      0,
      0.6,
      1,
    );
    const face = pen.night
      ? pen.radial(lit(pen, 0), 0.5, 0.5, 0.9)
      : pen.linear(
          [
            [0, "#fffefb"],
            [0.5, "#f6f1e8"],
            [1, "#e6dfd1"],
          ],
          0,
          0,
          0.5,
          1,
        );
    pen.add(shape(quad(0), frame), shape(quad(-13), "#8d8474"), shape(quad(-15), face));
    if (spec.text("optic") === "microprism")
      pen.add(shape(quad(-15), prisms(pen), `opacity="${pen.night ? 0.35 : 0.5}"`));
    pen.add(stroke(quad(-1), colourAt(spec.metal, [-0.44, 0.4, 0.8], pen), 1.4));
    halo(pen, "back", 400, 500, half * 2, 0.6, 0.8);
    halo(pen, "front", 400, 500, half * 1.5, 0.4, (depth / half) * 0.9);
    beam(pen, 400, 500 + depth * 0.6, {
      from: half * 0.9,
      to: half * 1.25,
      length: 480,
      strength: 0.42,
      soft: 34,
    });
    pen.focus = [400 - half, 500 - depth * 0.8, half * 2, depth * 1.6];
  },
};

function prisms(pen: Pen): string {
  const cell = `<path d="M0 0L7 7M14 0L7 7M0 14L7 7M14 14L7 7" stroke="#b9ab92" stroke-width=".8"/><circle cx="7" cy="7" r="1.6" fill="#fff"/>`;
  return `url(#${pen.define(`<pattern {id} width="14" height="14" patternUnits="userSpaceOnUse">${cell}</pattern>`)})`;
}
