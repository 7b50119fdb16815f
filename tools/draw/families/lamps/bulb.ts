import { opalFill, pane } from "../../parts/glass.ts";
import { hex, mix, rgb } from "../../studio/colour.ts";
import { halo, pool } from "../../studio/light.ts";
import { materialOf } from "../../studio/materials.ts";
import { aperture } from "../../parts/spot.ts";
import { contact } from "../../parts/plates.ts";
import { n, type Pen } from "../../studio/pen.ts";
import { ellipse, lathe, ringPath, shape, smooth, turned } from "../../studio/solids.ts";
import { stroke } from "../../studio/strokes.ts";
import type { Family, Spec } from "../../spec.ts";

const SILVER = materialOf("silver");

/** Threaded cap, or two pins for spots; stands on y. */
function cap(pen: Pen, y: number, r: number, h: number): string {
  const rings: [number, number][] = [];
  for (let i = 0; i < 5; i++) {
    rings.push([y - h + (i * h * 0.78) / 5, r * 0.9], [y - h + ((i + 0.5) * h * 0.78) / 5, r]);
  }
  rings.push([y - h * 0.22, r * 0.9]);
  const foot = lathe(pen, {
    cx: 400,
    profile: [
      [y - h * 0.22, r * 0.86],
      [y - h * 0.08, r * 0.5],
      [y, r * 0.34],
    ],
    material: materialOf("black"),
    k: -0.1,
    fine: false,
  });
  return foot + lathe(pen, { cx: 400, profile: rings, material: SILVER, k: -0.1, fine: false });
}

function outline(points: [number, number][]): string {
  const all = smooth(points, 8);
  const left = all.map(([y, r]) => `${n(400 - r)} ${n(y)}`);
  const right = all.map(([y, r]) => `${n(400 + r)} ${n(y)}`).toReversed();
  return `M${left.join("L")}L${right.join("L")}Z`;
}

const SHAPES: Record<string, [number, number][]> = {
  a60: [
    [255, 0],
    [262, 70],
    [300, 128],
    [370, 160],
    [450, 150],
    [530, 104],
    [590, 68],
    [650, 62],
  ],
  c35: [
    [268, 0],
    [282, 18],
    [300, 34],
    [330, 62],
    [410, 98],
    [490, 104],
    [570, 78],
    [620, 56],
    [650, 52],
  ],
  g95: [
    [225, 0],
    [232, 80],
    [270, 150],
    [350, 203],
    [440, 203],
    [530, 148],
    [590, 76],
    [650, 62],
  ],
};

export const bulb: Family = {
  place: "floor",
  draw(pen: Pen, spec: Spec): void {
    const kind = spec.text("lamp_shape") || "a60";
    const base = 850;
    pen.add(
      ellipse(
        416,
        base - 4,
        120,
        20,
        "#160d04",
        `opacity="${pen.night ? 0.5 : 0.35}" filter="${pen.blur(11, 240, 40)}"`,
      ),
    );
    if (kind === "capsule") capsule(pen, base);
    else if (kind === "par16" || spec.text("cap") === "gu10") reflector(pen, spec, base);
    else pear(pen, spec, SHAPES[kind] ?? (SHAPES["a60"] as [number, number][]), base);
    pool(pen, 400, base + 20, 420, 90, 0.7);
    halo(pen, "back", 400, 430, 560, 0.8);
    pen.focus = [180, 220, 440, 640];
  },
};

function pear(pen: Pen, spec: Spec, points: [number, number][], base: number): void {
  const d = outline(points);
  const clear = spec.shade === "clear" || spec.shade === "amber" || spec.shade === "smoke";
  const small = (points.at(-1) as [number, number])[1];
  if (clear) filaments(pen);
  if (clear)
    pen.add(
      pane(pen, d, spec.shade === "amber" ? "amber" : spec.shade === "smoke" ? "smoke" : "clear"),
      stroke(d, pen.night ? "#ffd9a5" : "#8a8377", 1.6, `opacity=".6"`),
    );
  else pen.add(shape(d, opalFill(pen)));
  const gloss = pen.linear(
    [
      [0, "#ffffff", pen.night ? 0.2 : 0.9],
      [1, "#ffffff", 0],
    ],
    0,
    0,
    0.4,
    1,
  );
  pen.add(
    `<path d="M300 330C310 290 340 275 356 276C330 300 312 350 314 410C300 400 294 360 300 330Z" fill="${gloss}"/>`,
  );
  if (!clear)
    pen.add(
      shape(
        ringPath(400, 632, small + 4, 704, small - 4, -0.1),
        turned(pen, materialOf("white"), -0.15),
      ),
    );
  else
    pen.add(
      shape(
        ringPath(400, 645, small + 2, 690, small, -0.1),
        turned(pen, spec.metal.rough > 0.7 ? SILVER : spec.metal, 0),
      ),
    );
  pen.add(cap(pen, base, small * 0.94, 160));
  halo(pen, "front", 400, 420, 260, clear ? 0.7 : 0.5);
}

/** Two bare loops of wire below a slim opal tube. */
function capsule(pen: Pen, base: number): void {
  for (const x of [-26, 26]) {
    const loop = `M${n(400 + x - 13)} ${n(base - 120)}V${n(base - 20)}Q${n(400 + x)} ${n(base)} ${n(400 + x + 13)} ${n(base - 20)}V${n(base - 120)}`;
    pen.add(stroke(loop, pen.night ? "#8f8674" : "#a8a59d", 8, `stroke-linecap="round"`));
  }
  pen.add(
    shape(
      outline([
        [330, 0],
        [336, 42],
        [362, 74],
        [470, 82],
        [600, 82],
        [660, 80],
      ]),
      opalFill(pen),
    ),
    shape(ringPath(400, 650, 84, 760, 78, -0.1), turned(pen, materialOf("white"), -0.15)),
  );
  halo(pen, "front", 400, 470, 240, 0.6);
}

function filaments(pen: Pen): void {
  const hot = pen.night ? hex(mix(pen.glow, rgb("#ffffff"), 0.7)) : "#e0a64c";
  const width = pen.night ? 8 : 6;
  pen.add(
    shape("M386 650L392 560H408L414 650Z", pen.night ? "#5c4a34" : "#d9d6cf", `opacity=".7"`),
  );
  for (const x of [-58, -22, 22, 58]) {
    const line = `M${400 + x * 0.4} 570L${400 + x} 350`;
    pen.add(stroke(line, hot, width, `stroke-linecap="round"`));
    const soft = pen.blur(9, Math.abs(x) * 0.6, 220, 20);
    if (pen.night)
      pen.add(stroke(line, hot, 20, `stroke-linecap="round" opacity=".5" filter="${soft}"`));
  }
  pen.add(stroke("M342 350L378 340L422 340L458 350", pen.night ? "#8a6a44" : "#8d8a84", 2.5));
}

function reflector(pen: Pen, spec: Spec, base: number): void {
  const body = spec.finish === "none" || spec.finish === "white" ? materialOf("white") : spec.metal;
  const profile = smooth(
    [
      [420, 176],
      [470, 168],
      [560, 132],
      [650, 96],
      [720, 84],
    ],
    5,
  );
  pen.add(
    lathe(pen, {
      cx: 400,
      profile: [
        [720, 84],
        [790, 80],
      ],
      material: materialOf("white"),
      k: -0.2,
    }),
  );
  for (const x of [-34, 34])
    pen.add(
      lathe(pen, {
        cx: 400 + x,
        profile: [
          [786, 10],
          [base - 18, 10],
          [base - 17, 17],
          [base - 2, 17],
        ],
        material: SILVER,
        k: -0.2,
        fine: false,
      }),
    );
  pen.add(lathe(pen, { cx: 400, profile, material: body, k: -0.3 }));
  pen.add(
    contact(pen, 400, 424, 150, 40, 0.2, 8),
    aperture(pen, 400, 415, 178, 62, body, materialOf("chrome")),
  );
  halo(pen, "front", 400, 405, 270, 0.85, 0.6);
}
