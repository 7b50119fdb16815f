import { diffuser } from "../../parts/inside.ts";
import { halo, pool, beam } from "../../studio/light.ts";
import { contact, plate } from "../../parts/plates.ts";
import { n, type Pen } from "../../studio/pen.ts";
import { cylinder, disc, ellipse, lathe, rect } from "../../studio/solids.ts";
import { scaled, type Family, type Spec } from "../../spec.ts";

const K = -0.16;
const FOOT = 880;

export const bollard: Family = {
  place: "floor",
  draw(pen: Pen, spec: Spec): void {
    const h = scaled(spec.fact(["height_mm"], 800), 250, 1000, 340, 700);
    const top = FOOT - h;
    const r = 58 + spec.chance("r") * 18;
    pen.add(contact(pen, 430, FOOT + 6, r * 2, r * 0.5, pen.night ? 0.5 : 0.32, 12));
    pen.add(
      cylinder(pen, { cx: 400, y: FOOT - 12, h: 16, r: r * 1.45, material: spec.metal, k: K }),
    );
    const kind = spec.has("solar") || spec.shade === "opal" ? 0.5 : spec.chance("kind");
    pool(pen, 400, FOOT + 6, 470, 105, 1);
    if (kind < 0.35) louvres(pen, spec, top, r);
    else if (kind < 0.7) lidded(pen, spec, top, r);
    else square(pen, spec, top, r);
    pen.focus = [400 - r * 1.6, top - 20, r * 3.2, h + 50];
  },
};

function post(pen: Pen, spec: Spec, y: number, r: number): void {
  pen.add(
    lathe(pen, {
      cx: 400,
      profile: [
        [y, r],
        [FOOT - 12, r],
      ],
      material: spec.metal,
      k: K,
    }),
    disc(pen, 400, y, r, K, spec.metal),
  );
}

function louvres(pen: Pen, spec: Spec, top: number, r: number): void {
  post(pen, spec, top + 170, r);
  pen.add(rect(400 - r * 0.7, top + 20, r * 1.4, 160, diffuser(pen), 8));
  for (let i = 4; i >= 0; i--) {
    const y = top + 24 + i * 30;
    pen.add(
      lathe(pen, {
        cx: 400,
        profile: [
          [y, r * 0.8],
          [y + 13, r],
        ],
        material: spec.metal,
        k: K,
      }),
      disc(pen, 400, y, r * 0.8, K, spec.metal),
    );
  }
  pen.add(cylinder(pen, { cx: 400, y: top, h: 26, r, material: spec.metal, k: K }));
  halo(pen, "back", 400, top + 100, 330, 0.7, 0.7);
  halo(pen, "front", 400, top + 100, 150, 0.55, 0.7);
}

function lidded(pen: Pen, spec: Spec, top: number, r: number): void {
  post(pen, spec, top + 130, r);
  pen.add(
    rect(400 - r * 0.86, top + 20, r * 1.72, 118, diffuser(pen), 4),
    ellipse(400, top + 134, r * 0.86, r * 0.13, diffuser(pen)),
  );
  for (const x of [-0.84, 0.84])
    pen.add(rect(400 + x * r - 3, top + 24, 6, 112, "#15110d", 0, `opacity=".8"`));
  pen.add(cylinder(pen, { cx: 400, y: top, h: 34, r: r * 1.06, material: spec.metal, k: K }));
  if (spec.has("solar"))
    pen.add(
      ellipse(
        400,
        top,
        r * 0.86,
        r * 0.135,
        pen.linear(
          [
            [0, "#2f4270"],
            [0.5, "#18233f"],
            [1, "#0d1428"],
          ],
          0,
          0,
          1,
          1,
        ),
        `stroke="#8fa3c8" stroke-width="1" stroke-opacity=".5"`,
      ),
    );
  halo(pen, "back", 400, top + 84, 360, 0.8, 0.75);
  halo(pen, "front", 400, top + 84, 170, 0.6, 0.7);
}

/** Angled post whose light falls from under its arm. */
function square(pen: Pen, spec: Spec, top: number, r: number): void {
  const w = r * 1.5;
  pen.add(plate(pen, spec.metal, { x: 400 - w / 2, y: top, w, h: FOOT - top - 6, r: 4, edge: 4 }));
  pen.add(
    rect(400 - w / 2 + 8, top + 34, w - 16, 86, "#0d0b09", 3),
    rect(400 - w / 2 + 14, top + 40, w - 28, 16, diffuser(pen), 3),
  );
  pen.add(
    `<path d="M${n(400 - w / 2)} ${n(top)}L${n(400 - w / 2 + 14)} ${n(top - 16)}H${n(400 + w / 2 - 14)}L${n(400 + w / 2)} ${n(top)}Z" fill="#ffffff" opacity="${pen.night ? 0.04 : 0.35}"/>`,
  );
  beam(pen, 400, top + 56, { from: w * 0.4, to: 330, length: FOOT - top, strength: 0.8, soft: 18 });
  halo(pen, "front", 400, top + 60, 120, 0.9, 0.7);
}
