/** What rooms are made of: walls, floors, tables, seats, plants. Dark, so that the light does the drawing. */
import { hex, mix, rgb } from "../studio/colour.ts";
import { n } from "../studio/pen.ts";
import { ellipse, rect, shape } from "../studio/solids.ts";
import type { Stage } from "./stage.ts";

/** Wall above `y`, floor below it, each warmed from its own middle. */
export function shell(stage: Stage, y: number, wall = "#241c14", floor = "#1c140d"): void {
  const { pen, width, height } = stage;
  const paint = pen.radialAt(
    [
      [0, hex(mix(rgb(wall), stage.glow, 0.14))],
      [0.55, wall],
      [1, "#14100c"],
    ],
    width / 2,
    y * 0.55,
    width * 0.75,
    y * 1.1,
  );
  const boards = pen.linear(
    [
      [0, hex(mix(rgb(floor), rgb("#000000"), 0.25))],
      [0.4, floor],
      [1, "#0d0a07"],
    ],
    0,
    0,
    0,
    1,
  );
  stage.room.push(rect(0, 0, width, y, paint), rect(0, y, width, height - y, boards));
  stage.room.push(
    rect(0, y - 14, width, 14, "#1a140e"),
    rect(0, y - 14, width, 1.4, stage.lit("#1a140e", 0.2)),
  );
}

/** Thin seams of the floor, running to the middle of the far wall. */
export function seams(stage: Stage, y: number): void {
  const { width, height } = stage;
  const lines = Array.from({ length: 15 }, (_, i) => {
    const t = (i / 14) * 2 - 1;
    return `M${n(width / 2 + t * width * 0.52)} ${y}L${n(width / 2 + t * width * 1.5)} ${height}`;
  });
  stage.room.push(
    `<path d="${lines.join("")}" stroke="#000" stroke-width="1.6" opacity=".3" fill="none"/>`,
  );
}

function wood(stage: Stage, low = "#1d120b", high = "#5a3a22"): string {
  return stage.pen.linear([
    [0, low],
    [0.3, high],
    [0.5, hex(mix(rgb(high), stage.glow, 0.3))],
    [0.7, high],
    [1, low],
  ]);
}

/** Long table seen from its side, its top just visible. */
export function table(stage: Stage, cx: number, y: number, w: number, h: number): void {
  const top = `M${n(cx - w / 2 + 40)} ${y - 34}H${n(cx + w / 2 - 40)}L${n(cx + w / 2)} ${y}H${n(cx - w / 2)}Z`;
  const shine = stage.pen.radialAt(
    [
      [0, stage.lit("#a8794a", 0.6)],
      [0.35, "#8a5c35"],
      [0.75, "#4a2e1a"],
      [1, "#24160d"],
    ],
    cx,
    y - 16,
    w * 0.5,
    90,
  );
  stage.things.push(
    ellipse(
      cx,
      y + h + 4,
      w * 0.5,
      22,
      "#000000",
      `opacity=".55" filter="${stage.pen.blur(14, w, 44)}"`,
    ),
  );
  for (const side of [-1, 1]) {
    const x = cx + side * (w / 2 - 64);
    stage.things.push(
      shape(
        `M${n(x - 14)} ${y + 20}H${n(x + 14)}L${n(x + 8)} ${y + h}H${n(x - 8)}Z`,
        wood(stage, "#120b06", "#2d1b10"),
      ),
    );
  }
  stage.things.push(shape(top, shine), rect(cx - w / 2, y, w, 22, wood(stage), 3));
}

/** Chair behind (`back`) or before a table, seen from the front. */
export function chair(stage: Stage, cx: number, y: number, s: number, lit: number): void {
  const edge = stage.lit("#20160e", lit);
  const body = stage.pen.linear(
    [
      [0, edge],
      [0.5, stage.lit("#1a120c", lit * 0.5)],
      [1, "#0f0a07"],
    ],
    0,
    0,
    0,
    1,
  );
  const back = `M${n(cx - 58 * s)} ${n(y)}C${n(cx - 60 * s)} ${n(y - 90 * s)} ${n(cx - 50 * s)} ${n(y - 150 * s)} ${n(cx)} ${n(y - 152 * s)}S${n(cx + 60 * s)} ${n(y - 90 * s)} ${n(cx + 58 * s)} ${n(y)}Z`;
  stage.things.push(shape(back, body, `stroke="${edge}" stroke-width="1.2" stroke-opacity=".6"`));
}

export function chairFront(stage: Stage, cx: number, y: number, s: number): void {
  chair(stage, cx, y, s, 0.1);
  const leg = (x: number) =>
    `M${n(x - 5 * s)} ${n(y)}H${n(x + 5 * s)}L${n(x + 3 * s)} ${n(y + 150 * s)}H${n(x - 3 * s)}Z`;
  stage.things.push(
    rect(cx - 66 * s, y - 12 * s, 132 * s, 26 * s, "#130d09", 10 * s),
    shape(leg(cx - 54 * s) + leg(cx + 54 * s), "#0b0806"),
  );
}

export function sofa(stage: Stage, cx: number, y: number, w: number): void {
  const { pen } = stage;
  const cloth = pen.radialAt(
    [
      [0, stage.lit("#6d5a45", 0.35)],
      [0.5, "#4a3b2c"],
      [1, "#1d1610"],
    ],
    cx,
    y - 150,
    w * 0.56,
    190,
  );
  const seat = pen.linear(
    [
      [0, stage.lit("#5e4d3a", 0.28)],
      [1, "#1a140e"],
    ],
    0,
    0,
    0,
    1,
  );
  stage.things.push(
    ellipse(
      cx,
      y + 8,
      w * 0.54,
      20,
      "#000000",
      `opacity=".6" filter="${pen.blur(12, w * 1.08, 40)}"`,
    ),
  );
  stage.things.push(rect(cx - w / 2 + 30, y - 190, w - 60, 150, cloth, 34));
  for (const i of [0, 1, 2])
    stage.things.push(
      rect(cx - w / 2 + 62 + (i * (w - 124)) / 3, y - 96, (w - 124) / 3 - 5, 52, seat, 16),
    );
  stage.things.push(
    rect(
      cx - w / 2 + 40,
      y - 52,
      w - 80,
      46,
      pen.linear(
        [
          [0, "#33281d"],
          [1, "#120d09"],
        ],
        0,
        0,
        0,
        1,
      ),
      8,
    ),
  );
  for (const side of [-1, 1])
    stage.things.push(
      rect(
        cx + side * (w / 2 - 36) - 36,
        y - 134,
        72,
        128,
        pen.linear(
          [
            [0, stage.lit("#5a4937", 0.25)],
            [1, "#140f0a"],
          ],
          0,
          0,
          0,
          1,
        ),
        26,
      ),
    );
  cushion(stage, cx - w * 0.27, y - 122, -12, "#8a5f2a");
  cushion(stage, cx + w * 0.25, y - 120, 10, "#5b5f52");
}

function cushion(stage: Stage, x: number, y: number, turn: number, colour: string): void {
  const fill = stage.pen.linear(
    [
      [0, stage.lit(colour, 0.4)],
      [1, hex(mix(rgb(colour), rgb("#000000"), 0.6))],
    ],
    0,
    0,
    0.6,
    1,
  );
  stage.things.push(
    `<rect x="-44" y="-40" width="88" height="80" rx="20" fill="${fill}" transform="translate(${n(x)} ${n(y)}) rotate(${turn})"/>`,
  );
}

/** Framed sheet on the wall. */
export function frame(stage: Stage, x: number, y: number, w: number, h: number): void {
  const { pen } = stage;
  const sheet = pen.linear(
    [
      [0, stage.lit("#cdbda0", 0.4)],
      [1, "#3d3122"],
    ],
    0.3,
    0,
    0.5,
    1,
  );
  stage.room.push(
    rect(x + 8, y + 12, w, h, "#000000", 3, `opacity=".45" filter="${pen.blur(9, w, h)}"`),
    rect(x, y, w, h, "#5a4020", 3),
    rect(x + 7, y + 7, w - 14, h - 14, sheet),
  );
  const hill = `M${n(x + 7)} ${n(y + h * 0.72)}C${n(x + w * 0.3)} ${n(y + h * 0.5)} ${n(x + w * 0.45)} ${n(y + h * 0.78)} ${n(x + w * 0.62)} ${n(y + h * 0.62)}S${n(x + w * 0.9)} ${n(y + h * 0.55)} ${n(x + w - 7)} ${n(y + h * 0.66)}V${n(y + h - 7)}H${n(x + 7)}Z`;
  stage.room.push(
    shape(hill, "#5d3f1f", `opacity=".75"`),
    ellipse(x + w * 0.66, y + h * 0.36, w * 0.11, w * 0.11, "#8a5f2a", `opacity=".8"`),
  );
}
