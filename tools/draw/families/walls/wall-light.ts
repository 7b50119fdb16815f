import { bead, pendeloque } from "../../parts/crystal.ts";
import { fabric } from "../../parts/fabric.ts";
import { globe, lamp, opalFill } from "../../parts/glass.ts";
import { halo, wash } from "../../studio/light.ts";
import { BELOW, shadeOf, turnedCap } from "../../parts/fixings.ts";
import { pierced, starlight } from "../../parts/pierced.ts";
import { contact, plate, roundFace } from "../../parts/plates.ts";
import { n, type Pen } from "../../studio/pen.ts";
import { circle, cylinder, ellipse, lathe } from "../../studio/solids.ts";
import { tube } from "../../studio/strokes.ts";
import type { Family, Spec } from "../../spec.ts";
import { glassOf } from "../pendants/globe-pendant.ts";

export const wallLight: Family = {
  place: "wall",
  draw(pen: Pen, spec: Spec): void {
    pen.focus = [230, 280, 340, 440];
    if (spec.shade === "linen") linen(pen, spec);
    else if (spec.shade === "crystal") crystal(pen, spec);
    else if (spec.shade === "pierced") half(pen, spec);
    else if (
      spec.shade === "opal" ||
      spec.shade === "clear" ||
      spec.shade === "amber" ||
      spec.shade === "smoke"
    )
      globes(pen, spec);
    else upDown(pen, spec);
  },
};

function backplate(pen: Pen, spec: Spec, y: number, r: number): void {
  pen.add(roundFace(pen, spec.metal, 400, y, r));
}

function linen(pen: Pen, spec: Spec): void {
  const tall = spec.chance("tall") < 0.5;
  const w = tall ? 130 : 170;
  wash(pen, 400, 420, 420, 400, 0.75, true);
  wash(pen, 400, 560, 460, 420, 0.75);
  pen.add(
    plate(pen, spec.metal, {
      x: 358,
      y: 560,
      w: 84,
      h: 190,
      r: spec.chance("r") < 0.5 ? 42 : 8,
      edge: 6,
    }),
  );
  pen.add(
    contact(pen, 412, 670, 30, 22, 0.4, 8),
    tube(pen, "M400 660V560", 17, spec.metal),
    roundFace(pen, spec.metal, 400, 664, 26, 6),
  );
  pen.add(
    fabric(
      pen,
      400,
      [
        [tall ? 300 : 350, w * (tall ? 0.82 : 0.66)],
        [570, w],
      ],
      BELOW,
    ),
  );
  halo(pen, "back", 400, 440, 420, 0.55);
  halo(pen, "front", 400, 480, 260, 0.32);
  pen.focus = [220, 290, 360, 470];
}

function globes(pen: Pen, spec: Spec): void {
  const count = Math.max(1, Math.min(2, spec.count ?? 1));
  const glass = glassOf(spec);
  const r = count === 1 ? 120 : 92;
  backplate(pen, spec, 580, 74);
  for (const side of count === 1 ? [0] : [-1, 1]) {
    const x = 400 + side * 128;
    const y = count === 1 ? 410 : 430;
    const low = y + r;
    pen.add(
      tube(
        pen,
        side === 0
          ? `M400 580V${n(low + 20)}`
          : `M400 580C${n(400 + side * 70)} 640 ${n(x)} 620 ${n(x)} ${n(low + 18)}`,
        15,
        spec.metal,
      ),
    );
    if (glass !== "opal") pen.add(lamp(pen, x, low - 4, r * 1.1, false));
    pen.add(globe(pen, x, y, r, glass));
    pen.add(
      turnedCap(
        pen,
        x,
        [
          [low - 8, 34],
          [low + 2, 36],
          [low + 14, 24],
          [low + 30, 12],
        ],
        spec.metal,
        0.2,
      ),
    );
    halo(pen, "back", x, y, 430, 0.6);
    halo(pen, "front", x, y, r * 1.9, 0.4);
  }
  pen.add(circle(400, 580, 24, "none"), roundFace(pen, spec.metal, 400, 580, 22, 5));
  pen.focus = count === 1 ? [250, 280, 300, 390] : [160, 320, 480, 350];
}

/** Body that throws its light up and down the wall. */
function upDown(pen: Pen, spec: Spec): void {
  const h = 300;
  const top = 500 - h / 2;
  const round = spec.chance("round") < 0.6;
  wash(pen, 400, top + 8, 300, 340, 1, true);
  wash(pen, 400, top + h - 8, 300, 380, 1);
  if (round) {
    const waist = spec.chance("waist") < 0.4 ? 0.78 : 1;
    pen.add(
      lathe(pen, {
        cx: 400,
        profile: [
          [top, 84],
          [500, 84 * waist],
          [top + h, 84],
        ],
        material: spec.metal,
        k: 0.1,
      }),
    );
    pen.add(
      ellipse(400, top + h, 84, 9, spec.metal.rough > 0.6 ? "#15110d" : "#5a3f18"),
      ellipse(400, top + h, 74, 7, opalFill(pen)),
    );
  } else {
    pen.add(plate(pen, spec.metal, { x: 310, y: top, w: 180, h, r: 6, edge: 5 }));
    pen.add(
      `<rect x="318" y="${top + h - 5}" width="164" height="6" rx="2" fill="${opalFill(pen)}"/>`,
    );
  }
  halo(pen, "front", 400, top - 2, 150, 0.8, 0.3);
  halo(pen, "front", 400, top + h + 4, 160, 0.85, 0.34);
  pen.focus = [290, top - 20, 220, h + 40];
}

function half(pen: Pen, spec: Spec): void {
  const points: [number, number][] = [
    [330, 34],
    [352, 96],
    [420, 138],
    [520, 148],
    [610, 120],
    [660, 64],
    [684, 16],
  ];
  pen.add(plate(pen, spec.metal, { x: 376, y: 290, w: 48, h: 420, r: 20, edge: 5 }));
  pen.add(
    shadeOf(pen, 400, points, spec.metal, { k: 0.06 }),
    pierced(pen, 400, points, 8, 26, 0.06),
  );
  pen.add(
    turnedCap(
      pen,
      400,
      [
        [296, 5],
        [306, 16],
        [318, 12],
        [334, 34],
      ],
      spec.metal,
      0.06,
    ),
  );
  halo(pen, "back", 400, 500, 440, 0.75);
  starlight(pen, spec.code, 400, 500, 160, 420);
  halo(pen, "front", 400, 500, 190, 0.35);
  pen.focus = [240, 285, 320, 420];
}

function crystal(pen: Pen, spec: Spec): void {
  const drops = [pendeloque(pen, 0), pendeloque(pen, 1), pendeloque(pen, 2)];
  const beads = [bead(pen, 0), bead(pen, 1)];
  halo(pen, "back", 400, 500, 440, 0.75);
  backplate(pen, spec, 470, 64);
  for (const [i, r] of [150, 112, 72].entries()) {
    const y = 400 + i * 76;
    pen.add(cylinder(pen, { cx: 400, y: y - 12, h: 12, r, material: spec.metal, k: 0.1 }));
    for (let j = 0; j < r / 8; j++) {
      const turn = ((j + 0.5) / (r / 8)) * Math.PI - Math.PI / 2;
      const x = 400 + r * Math.sin(turn);
      const dy = y - r * 0.1 * Math.cos(turn);
      pen.add(
        (beads[j % 2] as (typeof drops)[0])?.(x, dy + 8) ?? "",
        (drops[(i + j) % 3] as (typeof drops)[0])?.(x, dy + 14, "scale(1.25)") ?? "",
      );
    }
  }
  halo(pen, "front", 400, 490, 230, 0.6);
  pen.focus = [240, 370, 320, 280];
}
