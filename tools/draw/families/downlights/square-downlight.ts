import { diffuser } from "../../parts/inside.ts";
import { aperture } from "../../parts/spot.ts";
import { beam, halo } from "../../studio/light.ts";
import { materialOf, colourAt } from "../../studio/materials.ts";
import { contact, plate } from "../../parts/plates.ts";
import { n, type Pen } from "../../studio/pen.ts";
import { rect, shape } from "../../studio/solids.ts";
import { scaled, type Family, type Spec } from "../../spec.ts";

export const squareDownlight: Family = {
  place: "wall",
  draw(pen: Pen, spec: Spec): void {
    const count = Math.max(1, Math.min(3, spec.count ?? 1));
    const r =
      scaled(spec.fact(["width_mm", "length_mm", "cutout_mm"], 150), 80, 300, 190, 265) *
      (count > 1 ? 0.64 : 1);
    const surface = spec.text("mounting") === "surface";
    const half = r * count;
    if (surface) {
      pen.add(contact(pen, 412, 500, half, r * 0.8, 0.4, 20));
      const side = `M${n(400 - half + 14)} ${n(440 - r * 0.74)}H${n(400 + half - 14)}L${n(400 + half)} ${n(500 - r * 0.72)}H${n(400 - half)}Z`;
      pen.add(shape(side, colourAt(spec.metal, [-0.2, 0.6, 0.77], pen)));
    }
    pen.add(`<g transform="translate(0 130) scale(1 .74)">`);
    pen.add(
      plate(pen, spec.metal, {
        x: 400 - half,
        y: 500 - r,
        w: half * 2,
        h: r * 2,
        r: surface ? 5 : 12,
        edge: r * 0.05,
      }),
    );
    for (let i = 0; i < count; i++)
      hole(pen, spec, 400 + (i - (count - 1) / 2) * r * 2, r, count > 1);
    pen.add(`</g>`);
    halo(pen, "back", 400, 500, half * 2.1, 0.65, 0.8);
    halo(pen, "front", 400, 500, half * 1.35, 0.6, 0.78 / count);
    beam(pen, 400, 520, { from: half * 0.7, to: half * 1.3, length: 540, strength: 0.5, soft: 30 });
    pen.focus = [400 - half, 500 - r * 0.78, half * 2, r * 1.56];
  },
};

function hole(pen: Pen, spec: Spec, x: number, r: number, lens: boolean): void {
  const s = r * 0.83;
  if (lens || spec.text("optic") === "reflector" || spec.text("optic") === "lens") {
    pen.add(
      rect(x - s, 500 - s, s * 2, s * 2, "#100c09", 6),
      aperture(pen, x, 500, s * 0.9, s * 0.9, spec.metal, materialOf("black")),
    );
    return;
  }
  pen.add(
    rect(x - s, 500 - s, s * 2, s * 2, diffuser(pen), 6),
    rect(x - s, 500 - s, s * 2, s * 2, "none", 6, `stroke="#6b5c44" stroke-width="2" opacity=".3"`),
  );
}
