import { n } from "../studio/pen.ts";
import { ellipse, rect, shape } from "../studio/solids.ts";
import { dice, sample } from "../spec.ts";
import { plant } from "./plants.ts";
import { Stage } from "./stage.ts";

/** Blocks of pale stone, a little different from one another. */
function stone(stage: Stage, x: number, y: number, w: number, h: number, seed: string): void {
  const next = dice(seed);
  stage.room.push(rect(x, y, w, h, "#2b241b"));
  const row = 62;
  for (let r = 0; r * row < h; r++) {
    for (let bx = r % 2 === 0 ? 0 : -70; bx < w; bx += 140) {
      const left = Math.max(0, bx);
      const right = Math.min(w, bx + 138);
      const high = Math.min(row - 2, h - r * row);
      if (right - left > 4 && high > 2)
        stage.room.push(
          rect(
            x + left,
            y + r * row,
            right - left,
            high,
            next() < 0.5 ? "#302820" : "#2a231b",
            1,
            `opacity="${n(0.4 + next() * 0.6)}"`,
          ),
        );
    }
  }
  const fade = stage.pen.linear(
    [
      [0, "#0d0a08", 0.75],
      [0.5, "#0d0a08", 0.1],
      [1, "#0d0a08", 0.35],
    ],
    0,
    0,
    0,
    1,
  );
  stage.room.push(rect(x, y, w, h, fade));
}

function night(stage: Stage, horizon: number): void {
  const { pen, width, height } = stage;
  const sky = pen.linear(
    [
      [0, "#0b0d12"],
      [0.7, "#141418"],
      [1, "#1c1813"],
    ],
    0,
    0,
    0,
    1,
  );
  stage.room.push(rect(0, 0, width, height, sky));
  const paving = pen.linear(
    [
      [0, "#1a1510"],
      [1, "#0c0907"],
    ],
    0,
    0,
    0,
    1,
  );
  stage.room.push(rect(0, horizon, width, height - horizon, paving));
  const joints = Array.from({ length: 7 }, (_, i) => horizon + (i / 7) ** 1.7 * (height - horizon));
  stage.room.push(
    `<path d="${joints.map((y) => `M0 ${n(y)}H${width}`).join("")}" stroke="#000" stroke-width="2" opacity=".35"/>`,
  );
}

function door(stage: Stage, x: number, y: number, w: number, h: number): void {
  const { pen } = stage;
  const leaf = pen.linear([
    [0, "#2a180d"],
    [0.5, stage.lit("#4f301b", 0.16)],
    [1, "#24140b"],
  ]);
  stage.room.push(rect(x - 22, y - 22, w + 44, h + 22, "#171009", 3), rect(x, y, w, h, leaf));
  for (const [px, py, ph] of [
    [0.1, 0.06, 0.34],
    [0.55, 0.06, 0.34],
    [0.1, 0.46, 0.46],
    [0.55, 0.46, 0.46],
  ] as const) {
    stage.room.push(
      rect(x + w * px, y + h * py, w * 0.35, h * ph, "#1b0f07", 3),
      rect(x + w * px + 7, y + h * py + 7, w * 0.35 - 14, h * ph - 14, leaf, 2),
      rect(
        x + w * px,
        y + h * py,
        w * 0.35,
        h * ph,
        "none",
        3,
        `stroke="${stage.lit("#3a2415", 0.25)}" stroke-width="1.2"`,
      ),
    );
  }
}

export function roomFacade(): string {
  const stage = new Stage(1200, 900, 3000);
  night(stage, 700);
  stone(stage, 90, 90, 1020, 612, "facade");
  stage.room.push(
    rect(60, 66, 1080, 30, "#1d1812", 2),
    rect(60, 66, 1080, 2, stage.lit("#1d1812", 0.2)),
  );
  window(stage, 178, 230, 150, 330);
  window(stage, 872, 230, 150, 330);
  door(stage, 510, 300, 180, 400);
  for (const x of [420, 780])
    stage.put(sample("outdoor-wall", "black", { code: "ow1", shade: "metal", count: 2 }), {
      x,
      y: 400,
      scale: 0.34,
    });
  for (const x of [420, 780]) stage.glowAt("light", x, 400, 210, 330, 0.5);
  stage.glowAt("light", 600, 760, 320, 70, 0.5);
  for (const x of [230, 970]) {
    plant(stage, x - 60, 716, 130, 9, 0.28);
    plant(stage, x + 50, 720, 110, 9, 0.3);
    stage.put(
      sample("bollard", "black", { code: "bo1", shade: "opal", attributes: { height_mm: 500 } }),
      { x, y: 690, scale: 0.36 },
    );
    stage.glowAt("light", x, 832, 190, 34, 0.7);
  }
  return stage.svg();
}

/** Window with a lit room behind thin curtains. */
function window(stage: Stage, x: number, y: number, w: number, h: number): void {
  const inside = stage.pen.linear(
    [
      [0, stage.lit("#4a2f14", 0.35)],
      [0.5, stage.lit("#7a5225", 0.4)],
      [1, "#3a2410"],
    ],
    0,
    0,
    0,
    1,
  );
  stage.room.push(rect(x - 12, y - 12, w + 24, h + 24, "#15100b", 2), rect(x, y, w, h, inside));
  for (let i = 0; i < 9; i++)
    stage.room.push(
      rect(x + (i * w) / 9, y, w / 22, h, "#2a1a0b", 0, `opacity="${i % 2 === 0 ? 0.35 : 0.18}"`),
    );
  stage.room.push(rect(x + w / 2 - 3, y, 6, h, "#15100b"), rect(x, y + h * 0.4, w, 5, "#15100b"));
  stage.glowAt("light", x + w / 2, y + h / 2, w * 1.3, h * 0.8, 0.22);
}

/** Gate lantern, path light and the handle of a front door. */
export function roomDoor(): string {
  const stage = new Stage(1200, 900);
  night(stage, 740);
  stone(stage, 0, 0, 1200, 742, "door");
  door(stage, 430, 130, 340, 610);
  stage.room.push(rect(380, 738, 440, 16, "#2b231a", 2), rect(350, 754, 500, 18, "#1f1913", 2));
  stage.put(sample("pull", "brass", { code: "room-pull", attributes: { length_mm: 600 } }), {
    x: 732,
    y: 470,
    scale: 0.3,
  });
  stage.put(sample("outdoor-lantern", "antique-brass", { code: "cat-lantern", shade: "clear" }), {
    x: 250,
    y: 340,
    scale: 0.62,
  });
  stage.put(sample("outdoor-lantern", "antique-brass", { code: "cat-lantern", shade: "clear" }), {
    x: 950,
    y: 340,
    scale: 0.62,
    mirrored: true,
  });
  stage.glowAt("light", 600, 420, 420, 420, 0.32);
  stage.glowAt("light", 600, 800, 460, 90, 0.6);
  pot(stage, 300, 742);
  pot(stage, 900, 742);
  stage.put(
    sample("bollard", "black", { code: "mamsha", shade: "opal", attributes: { height_mm: 400 } }),
    { x: 108, y: 742, scale: 0.38 },
  );
  stage.put(
    sample("bollard", "black", { code: "mamsha", shade: "opal", attributes: { height_mm: 400 } }),
    { x: 1092, y: 742, scale: 0.38 },
  );
  for (const x of [108, 1092]) stage.glowAt("light", x, 890, 210, 40, 0.75);
  return stage.svg();
}

function pot(stage: Stage, x: number, y: number): void {
  plant(stage, x, y - 80, 190, 13, 0.34);
  const clay = stage.pen.linear([
    [0, "#24150c"],
    [0.4, stage.lit("#6d4327", 0.25)],
    [1, "#1c1009"],
  ]);
  stage.things.push(
    ellipse(x, y + 12, 64, 10, "#000000", `opacity=".6" filter="${stage.pen.blur(7, 128, 20)}"`),
  );
  stage.things.push(
    shape(`M${x - 58} ${y - 92}H${x + 58}L${x + 40} ${y + 12}H${x - 40}Z`, clay),
    rect(x - 64, y - 100, 128, 18, clay, 4),
  );
}
