import { hex, mix, rgb } from "../../studio/colour.ts";
import { beam, bounced, halo } from "../../studio/light.ts";
import { colourAt } from "../../studio/materials.ts";
import { bar, contact, plate } from "../../parts/plates.ts";
import { screw } from "../../parts/fixings.ts";
import type { Pen } from "../../studio/pen.ts";
import { circle, ellipse, rect } from "../../studio/solids.ts";
import { diode } from "../../parts/spot.ts";
import { tube } from "../../studio/strokes.ts";
import { scaled, type Family, type Spec } from "../../spec.ts";

export const flood: Family = {
  place: "wall",
  draw(pen: Pen, spec: Spec): void {
    const power = spec.fact(["power_w"], 50);
    const w = scaled(power, 10, 200, 360, 540);
    const h = w * 0.74;
    const y = 520 - h / 2;
    bracket(pen, spec, w, y, h);
    pen.add(contact(pen, 416, 540, w * 0.5, h * 0.5, 0.35, 18));
    fins(pen, spec, w, y);
    pen.add(plate(pen, spec.metal, { x: 400 - w / 2, y, w, h, r: 16, edge: 10 }));
    face(pen, spec, w, y, h, power);
    const sensor = spec.has("sensor", "motion") || /sensor|motion|pir/.test(spec.code);
    if (sensor) eye(pen, spec, y + h + 40);
    if (spec.has("solar") || spec.text("voltage") === "solar") cell(pen, spec, w, y);
    halo(pen, "back", 400, 520, 600, 0.9);
    halo(pen, "front", 400, 520, w * 0.85, 0.75);
    beam(pen, 400, 520, { from: w * 0.5, to: w * 0.95, length: 520, strength: 0.6, soft: 40 });
    pen.focus = [400 - w / 2 - 20, y - 60, w + 40, h + (sensor ? 150 : 110)];
  },
};

function bracket(pen: Pen, spec: Spec, w: number, y: number, h: number): void {
  const side = w / 2 + 16;
  pen.add(
    tube(
      pen,
      `M${400 - side} ${y + h * 0.5}V${y + h + 42}H${400 + side}V${y + h * 0.5}`,
      20,
      spec.metal,
    ),
  );
  for (const s of [-1, 1]) pen.add(screw(pen, 400 + s * side, y + h * 0.5, 15, spec.metal, 20));
}

function fins(pen: Pen, spec: Spec, w: number, y: number): void {
  for (let x = 400 - w / 2 + 30; x < 400 + w / 2 - 30; x += 20)
    pen.add(bar(pen, spec.metal, { x, y: y - 20, w: 9, h: 28, r: 3 }, true));
}

function face(pen: Pen, spec: Spec, w: number, y: number, h: number, power: number): void {
  const [fx, fy, fw, fh] = [400 - w / 2 + 34, y + 34, w - 68, h - 68];
  const mirror = pen.linear(
    [
      [0, pen.night ? hex(mix(pen.glow, rgb("#ffffff"), 0.45)) : "#f4f4f2"],
      [0.35, pen.night ? hex(mix(pen.glow, rgb("#ffffff"), 0.1)) : "#c6c8c7"],
      [0.6, pen.night ? hex(mix(pen.glow, rgb("#ffffff"), 0.7)) : "#efefec"],
      [1, pen.night ? hex(bounced(pen.glow)) : "#a5a7a6"],
    ],
    0,
    0,
    1,
    1,
  );
  pen.add(rect(fx - 5, fy - 5, fw + 10, fh + 10, "#0c0a08", 8), rect(fx, fy, fw, fh, mirror, 5));
  const columns = power >= 100 ? 8 : power >= 50 ? 6 : 4;
  const rows = power >= 100 ? 5 : power >= 50 ? 4 : 3;
  const lens = pen.piece(diode(pen, 0, 0, Math.min(22, (fw / columns) * 0.36)));
  for (let i = 0; i < columns * rows; i++) {
    pen.add(
      lens(
        fx + (fw * ((i % columns) + 0.5)) / columns,
        fy + (fh * (Math.floor(i / columns) + 0.5)) / rows,
      ),
    );
  }
  const glass = pen.linear(
    [
      [0, "#ffffff", 0.5],
      [0.34, "#ffffff", 0.14],
      [0.35, "#ffffff", 0],
      [1, "#ffffff", 0.08],
    ],
    0,
    0,
    1,
    0.8,
  );
  pen.add(rect(fx, fy, fw, fh, glass, 5, `opacity="${pen.night ? 0.4 : 1}"`));
  for (const [sx, sy] of [
    [20, 20],
    [w - 20, 20],
    [20, h - 20],
    [w - 20, h - 20],
  ] as const)
    pen.add(screw(pen, 400 - w / 2 + sx, y + sy, 7, spec.metal, 40));
}

function eye(pen: Pen, spec: Spec, y: number): void {
  pen.add(
    plate(pen, spec.metal, { x: 352, y: y - 4, w: 96, h: 40, r: 10, edge: 4 }),
    circle(400, y + 46, 42, colourAt(spec.metal, [0.2, -0.4, 0.89], pen)),
  );
  pen.add(
    circle(
      400,
      y + 50,
      35,
      pen.radial(
        [
          [0, "#ffffff"],
          [0.6, pen.night ? "#8d857a" : "#ece8df"],
          [1, pen.night ? "#453f38" : "#b3aca0"],
        ],
        0.4,
        0.35,
        0.7,
      ),
    ),
  );
  for (const r of [26, 17])
    pen.add(ellipse(400, y + 50, r, r, "none", `stroke="#000000" stroke-width="1" opacity=".18"`));
}

function cell(pen: Pen, spec: Spec, w: number, y: number): void {
  const [x, h] = [400 - w * 0.36, 120];
  pen.add(
    plate(pen, spec.metal, { x, y: y - h - 8, w: w * 0.72, h, r: 6, edge: 5 }),
    rect(
      x + 9,
      y - h + 1,
      w * 0.72 - 18,
      h - 18,
      pen.linear(
        [
          [0, pen.night ? "#1a2236" : "#34456b"],
          [0.4, pen.night ? "#0e1322" : "#1a2440"],
          [1, "#0e1528"],
        ],
        0,
        0,
        1,
        1,
      ),
      2,
    ),
  );
  for (let i = 1; i < 6; i++)
    pen.add(
      rect(
        x + 9 + (i * (w * 0.72 - 18)) / 6,
        y - h + 1,
        1.2,
        h - 18,
        "#b9c3d8",
        0,
        `opacity="${pen.night ? 0.15 : 0.5}"`,
      ),
    );
}
