import { diffuser } from "../../parts/inside.ts";
import { aperture } from "../../parts/spot.ts";
import { beam, halo } from "../../studio/light.ts";
import { materialOf } from "../../studio/materials.ts";
import { contact, roundFace } from "../../parts/plates.ts";
import { n, type Pen } from "../../studio/pen.ts";
import { circle, lathe } from "../../studio/solids.ts";
import { scaled, type Family, type Spec } from "../../spec.ts";

/** Looking up at the ceiling, to which it is flush or fixed. */
export const roundDownlight: Family = {
  place: "wall",
  draw(pen: Pen, spec: Spec): void {
    const r = scaled(spec.fact(["diameter_mm", "cutout_mm"], 150), 80, 300, 205, 300);
    const surface = spec.text("mounting") === "surface";
    const deep = !surface && spec.text("optic") !== "" && spec.text("optic") !== "diffuser";
    if (surface) {
      pen.add(contact(pen, 410, 480, r * 1.04, r * 0.76, 0.4, 20));
      pen.add(
        lathe(pen, {
          cx: 400,
          profile: [
            [466, r],
            [520, r],
          ],
          material: spec.metal,
          k: 0.74,
        }),
      );
    }
    const y = surface ? 520 : 500;
    pen.add(`<g transform="translate(0 ${n(y * 0.26)}) scale(1 .74)">`);
    pen.add(roundFace(pen, spec.metal, 400, y, r, r * 0.05));
    if (deep)
      pen.add(
        aperture(
          pen,
          400,
          y,
          r * 0.78,
          r * 0.78,
          spec.metal,
          materialOf(spec.chance("bowl") < 0.5 ? "chrome" : "white"),
        ),
      );
    else
      pen.add(
        circle(400, y, r * (surface ? 0.92 : 0.83), diffuser(pen)),
        circle(
          400,
          y,
          r * (surface ? 0.92 : 0.83),
          "none",
          `stroke="#6b5c44" stroke-width="2" opacity=".3"`,
        ),
      );
    pen.add(`</g>`);
    halo(pen, "back", 400, y, r * 2.2, 0.65, 0.8);
    halo(pen, "front", 400, y, r * 1.35, 0.6, 0.78);
    beam(pen, 400, y + 20, { from: r * 0.7, to: r * 1.35, length: 540, strength: 0.5, soft: 30 });
    pen.focus = [400 - r, y - r * 0.78 - (surface ? 50 : 0), r * 2, r * 1.56 + (surface ? 50 : 0)];
  },
};
