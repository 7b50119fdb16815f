import { diffuser } from "../../parts/inside.ts";
import { opalFill } from "../../parts/glass.ts";
import { halo, wash } from "../../studio/light.ts";
import { colourAt } from "../../studio/materials.ts";
import { contact, plate, roundFace } from "../../parts/plates.ts";
import type { Pen } from "../../studio/pen.ts";
import { disc, ellipse, lathe, rect, shape } from "../../studio/solids.ts";
import type { Family, Spec } from "../../spec.ts";

const FORMS = [cylinderUpDown, boxUpDown, eyelid, slab];

export const outdoorWall: Family = {
  place: "wall",
  draw(pen: Pen, spec: Spec): void {
    const cube = spec.fact(["height_mm"], 0) === spec.fact(["width_mm"], 1);
    const named = spec.shade === "opal" ? slab : cube ? boxUpDown : undefined;
    const form = named ?? FORMS[Math.floor(spec.chance("form") * FORMS.length)] ?? slab;
    form(pen, spec);
  },
};

function upAndDown(pen: Pen, top: number, low: number, w: number, both: boolean): void {
  if (both) wash(pen, 400, top + 6, w * 2.4, 430, 1, true);
  wash(pen, 400, low - 6, w * 2.4, 460, 1);
  if (both) halo(pen, "front", 400, top, w * 1.1, 0.85, 0.3);
  halo(pen, "front", 400, low, w * 1.1, 0.9, 0.34);
}

function cylinderUpDown(pen: Pen, spec: Spec): void {
  const both = (spec.count ?? 2) > 1;
  const h = both ? 340 : 230;
  const top = 500 - h / 2;
  upAndDown(pen, top, top + h, 190, both);
  pen.add(plate(pen, spec.metal, { x: 352, y: 450, w: 96, h: 110, r: 8, edge: 4 }));
  pen.add(contact(pen, 414, 510, 90, h * 0.46, 0.35, 14));
  pen.add(
    lathe(pen, {
      cx: 400,
      profile: [
        [top, 84],
        [top + 18, 84],
        [top + 19, 81],
        [top + 23, 81],
        [top + 24, 84],
        [top + h - 24, 84],
        [top + h - 23, 81],
        [top + h - 19, 81],
        [top + h - 18, 84],
        [top + h, 84],
      ],
      material: spec.metal,
      k: 0.14,
    }),
  );
  pen.add(
    disc(pen, 400, top + h, 84, 0.14, spec.metal),
    ellipse(400, top + h, 68, 9, opalFill(pen)),
  );
  pen.focus = [300, top - 10, 200, h + 30];
}

function boxUpDown(pen: Pen, spec: Spec): void {
  const both = (spec.count ?? 2) > 1;
  const h = spec.fact(["height_mm"], 300) === spec.fact(["width_mm"], 200) ? 200 : both ? 300 : 200;
  const top = 500 - h / 2;
  upAndDown(pen, top, top + h, 220, both);
  pen.add(plate(pen, spec.metal, { x: 300, y: top, w: 200, h, r: 5, edge: 4 }));
  const under = `M302 ${top + h}H498L484 ${top + h + 18}H316Z`;
  pen.add(
    shape(under, colourAt(spec.metal, [0, -0.8, 0.6], pen)),
    rect(330, top + h + 4, 140, 8, opalFill(pen), 4),
  );
  pen.add(
    rect(300, top + h * 0.5 - 1, 200, 2, "#000000", 0, `opacity=".35"`),
    rect(300, top + h * 0.5 + 1, 200, 1.2, "#ffffff", 0, `opacity="${pen.night ? 0.05 : 0.25}"`),
  );
  pen.focus = [290, top - 10, 220, h + 40];
}

/** Round body under a lid that sends the light down the wall. */
function eyelid(pen: Pen, spec: Spec): void {
  wash(pen, 400, 520, 560, 460, 0.95);
  halo(pen, "back", 400, 520, 420, 0.5);
  pen.add(roundFace(pen, spec.metal, 400, 500, 190));
  pen.add(`<ellipse cx="400" cy="500" rx="160" ry="160" fill="${diffuser(pen)}"/>`);
  const lid = pen.linear(
    [
      [0, colourAt(spec.metal, [-0.42, 0.5, 0.75], pen)],
      [0.4, colourAt(spec.metal, [-0.1, 0.2, 0.97], pen)],
      [0.9, colourAt(spec.metal, [0.1, -0.2, 0.97], pen)],
      [1, colourAt(spec.metal, [0, -0.8, 0.6], pen)],
    ],
    0,
    0,
    0.25,
    1,
  );
  pen.add(
    contact(pen, 400, 512, 176, 20, 0.5, 10),
    shape("M208 500A192 192 0 0 1 592 500C592 520 540 512 400 512S208 520 208 500Z", lid),
  );
  halo(pen, "front", 400, 570, 200, 0.6, 0.6);
  pen.focus = [200, 300, 400, 400];
}

/** Plain slab or oval bulkhead with an opal front. */
function slab(pen: Pen, spec: Spec): void {
  const oval = spec.fact(["height_mm"], 1) < spec.fact(["width_mm"], 1);
  halo(pen, "back", 400, 500, 560, 0.75);
  if (oval) {
    pen.add(plate(pen, spec.metal, { x: 190, y: 370, w: 420, h: 260, r: 130, edge: 10 }));
    pen.add(rect(222, 402, 356, 196, diffuser(pen), 98));
    for (const x of [310, 400, 490])
      pen.add(plate(pen, spec.metal, { x: x - 6, y: 388, w: 12, h: 224, r: 6, edge: 2 }));
    pen.add(plate(pen, spec.metal, { x: 204, y: 494, w: 392, h: 12, r: 6, edge: 2 }));
  } else {
    pen.add(plate(pen, spec.metal, { x: 300, y: 290, w: 200, h: 420, r: 24, edge: 8 }));
    pen.add(
      rect(326, 316, 148, 368, diffuser(pen), 14),
      rect(326, 490, 148, 10, colourAt(spec.metal, [0, 0, 1], pen)),
    );
  }
  if (spec.has("sensor", "motion"))
    pen.add(
      roundFace(pen, spec.metal, 400, oval ? 636 : 700, 42, 6),
      ellipse(
        400,
        oval ? 636 : 700,
        28,
        28,
        pen.radial(
          [
            [0, "#ffffff"],
            [1, pen.night ? "#4b443b" : "#b9b2a5"],
          ],
          0.4,
          0.35,
          0.7,
        ),
      ),
    );
  halo(pen, "front", 400, 500, 300, 0.45);
  pen.focus = oval ? [180, 360, 440, 280] : [290, 280, 220, 440];
}
