import { ellipse, rect, shape } from "../studio/solids.ts";
import { sample } from "../spec.ts";
import { chair, chairFront, frame, seams, shell, sofa, table } from "./furniture.ts";
import { plant } from "./plants.ts";
import { Stage } from "./stage.ts";

export function roomDining(): string {
  const stage = new Stage(1200, 900);
  shell(stage, 640);
  seams(stage, 640);
  frame(stage, 905, 190, 170, 220);
  stage.glowAt("light", 990, 250, 210, 240, 0.55);
  stage.glowAt("light", 600, 640, 560, 260, 0.5);
  for (const x of [330, 510, 690, 870]) chair(stage, x, 640, 0.92, 0.42);
  table(stage, 600, 640, 860, 160);
  bowl(stage, 600, 622);
  stage.put(
    sample("dome-pendant", "brass", { code: "hero-dome-5", attributes: { diameter_mm: 500 } }),
    { x: 430, y: 318, scale: 0.44, cord: true },
  );
  stage.put(
    sample("dome-pendant", "brass", { code: "hero-dome-5", attributes: { diameter_mm: 500 } }),
    { x: 770, y: 318, scale: 0.44, cord: true },
  );
  stage.put(
    sample("surface-spot", "black", {
      code: "room-spot",
      attributes: { diameter_mm: 78, height_mm: 110 },
    }),
    { x: 990, y: 96, scale: 0.3 },
  );
  for (const x of [250, 450, 750, 950]) chairFront(stage, x, 760, 0.98);
  for (const x of [430, 770]) stage.glowAt("bloom", x, 628, 250, 44, 0.5);
  plant(stage, 60, 760, 260, 11, 0.2);
  return stage.svg();
}

function bowl(stage: Stage, x: number, y: number): void {
  const clay = stage.pen.linear([
    [0, "#2a1c11"],
    [0.4, stage.lit("#8a6a48", 0.4)],
    [1, "#22160d"],
  ]);
  stage.things.push(
    ellipse(x + 4, y + 4, 74, 9, "#000000", `opacity=".5" filter="${stage.pen.blur(5, 148, 18)}"`),
  );
  stage.things.push(
    shape(
      `M${x - 62} ${y - 34}C${x - 56} ${y - 6} ${x - 28} ${y + 2} ${x} ${y + 2}S${x + 56} ${y - 6} ${x + 62} ${y - 34}Z`,
      clay,
    ),
    ellipse(x, y - 34, 62, 9, "#3a2818"),
  );
  for (const [dx, c] of [
    [-30, "#b5622b"],
    [0, "#c7853a"],
    [28, "#a8542a"],
  ] as const)
    stage.things.push(ellipse(x + dx, y - 42, 20, 19, stage.lit(c, 0.25)));
  stage.things.push(
    shape(
      `M${x - 62} ${y - 34}C${x - 40} ${y - 24} ${x + 40} ${y - 24} ${x + 62} ${y - 34}C${x + 58} ${y - 20} ${x - 58} ${y - 20} ${x - 62} ${y - 34}Z`,
      clay,
    ),
  );
}

export function roomReception(): string {
  const stage = new Stage(1200, 900, 2700);
  shell(stage, 680, "#282018");
  seams(stage, 680);
  panels(stage, 680);
  stage.glowAt("light", 600, 350, 620, 380, 0.5);
  stage.glowAt("light", 600, 800, 560, 120, 0.55);
  stage.room.push(
    ellipse(
      600,
      800,
      520,
      74,
      stage.pen.radial([
        [0, stage.lit("#6d5238", 0.3)],
        [0.7, "#3a2a1c"],
        [1, "#21170f"],
      ]),
    ),
  );
  frame(stage, 505, 330, 190, 140);
  stage.put(sample("wall-light", "brass", { code: "room-wall", shade: "linen" }), {
    x: 300,
    y: 408,
    scale: 0.42,
  });
  stage.put(sample("wall-light", "brass", { code: "room-wall", shade: "linen" }), {
    x: 900,
    y: 408,
    scale: 0.42,
  });
  sofa(stage, 600, 764, 640);
  lowTable(stage, 600, 800);
  stage.put(
    sample("ring-chandelier", "brass", {
      code: "cat-ring",
      count: 2,
      attributes: { diameter_mm: 1000 },
    }),
    { x: 600, y: 160, scale: 0.62, cord: false },
  );
  stage.glowAt("bloom", 600, 205, 330, 130, 0.35);
  plant(stage, 1150, 790, 270, 11, 0.22);
  return stage.svg();
}

/** Raised frames of plaster along the wall. */
function panels(stage: Stage, y: number): void {
  for (const [x, w] of [
    [60, 150],
    [250, 170],
    [460, 280],
    [780, 170],
    [990, 150],
  ] as const) {
    stage.room.push(
      rect(
        x,
        130,
        w,
        y - 210,
        "none",
        2,
        `stroke="${stage.lit("#241c14", 0.16)}" stroke-width="3"`,
      ),
      rect(x + 3, 133, w, y - 210, "none", 2, `stroke="#000" stroke-width="2" opacity=".35"`),
    );
  }
}

function lowTable(stage: Stage, x: number, y: number): void {
  const top = stage.pen.radial(
    [
      [0, stage.lit("#a07a4e", 0.5)],
      [0.6, "#5a3d24"],
      [1, "#2a1b10"],
    ],
    0.5,
    0.4,
    0.6,
  );
  stage.things.push(
    ellipse(x, y + 52, 190, 18, "#000000", `opacity=".6" filter="${stage.pen.blur(10, 380, 36)}"`),
    rect(x - 110, y + 8, 12, 46, "#1a110a"),
    rect(x + 98, y + 8, 12, 46, "#1a110a"),
  );
  stage.things.push(ellipse(x, y + 12, 190, 26, "#23160d"), ellipse(x, y + 4, 190, 26, top));
}
