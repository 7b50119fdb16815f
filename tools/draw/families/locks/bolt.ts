import { screw } from "../../parts/fixings.ts";
import { bar, contact, plate } from "../../parts/plates.ts";
import type { Pen } from "../../studio/pen.ts";
import { ball, rect } from "../../studio/solids.ts";
import { scaled, type Family, type Spec } from "../../spec.ts";

/** Barrel bolt, standing or lying, or a chain guard's slide. */
export const bolt: Family = {
  place: "wall",
  draw(pen: Pen, spec: Spec): void {
    const length = scaled(spec.fact(["length_mm", "height_mm"], 150), 80, 400, 480, 760);
    const flush = /flush|madfoun|gatis/.test(spec.code) || spec.chance("flush") < 0.3;
    const top = 500 - length / 2;
    if (flush) flushBolt(pen, spec, top, length);
    else barrel(pen, spec, top, length);
    pen.focus = [270, top - 20, 260, length + 40];
  },
};

function barrel(pen: Pen, spec: Spec, top: number, length: number): void {
  const keeper = length * 0.16;
  const y = top + keeper + 26;
  const h = length - keeper - 26;
  pen.add(plate(pen, spec.metal, { x: 318, y, w: 164, h, r: 12, edge: 5 }));
  pen.add(plate(pen, spec.metal, { x: 318, y: top, w: 164, h: keeper, r: 12, edge: 5 }));
  for (const [x, sy] of [
    [342, y + 26],
    [458, y + 26],
    [342, y + h - 26],
    [458, y + h - 26],
    [342, top + keeper / 2],
    [458, top + keeper / 2],
  ] as const)
    pen.add(screw(pen, x, sy, 11, spec.metal, x + sy));
  pen.add(contact(pen, 414, 500, 34, length * 0.44, 0.4, 9));
  pen.add(bar(pen, spec.metal, { x: 376, y: top + 12, w: 48, h: length - 60, r: 10 }, true));
  for (const t of [0.06, 0.44, 0.8])
    pen.add(
      contact(pen, 408, y + h * t + 26, 50, 24, 0.35, 6),
      bar(pen, spec.metal, { x: 358, y: y + h * t, w: 84, h: 46, r: 8 }, true),
    );
  pen.add(
    bar(pen, spec.metal, { x: 360, y: top + keeper * 0.2, w: 80, h: keeper * 0.6, r: 8 }, true),
  );
  pen.add(
    contact(pen, 448, y + h * 0.68, 34, 26, 0.45, 8),
    bar(pen, spec.metal, { x: 400, y: y + h * 0.66 - 11, w: 56, h: 22, r: 8 }),
    ball(pen, 466, y + h * 0.66, 24, spec.metal),
  );
}

function flushBolt(pen: Pen, spec: Spec, top: number, length: number): void {
  pen.add(bar(pen, spec.metal, { x: 384, y: top, w: 32, h: length * 0.3, r: 6 }, true));
  const y = top + length * 0.16;
  pen.add(plate(pen, spec.metal, { x: 350, y, w: 100, h: length * 0.84, r: 50, edge: 6 }));
  pen.add(
    rect(376, y + length * 0.26, 48, length * 0.36, "#120d09", 24),
    plate(pen, spec.metal, {
      x: 380,
      y: y + length * 0.28,
      w: 40,
      h: length * 0.13,
      r: 18,
      edge: 5,
    }),
  );
  pen.add(
    screw(pen, 400, y + 44, 12, spec.metal),
    screw(pen, 400, y + length * 0.84 - 44, 12, spec.metal, 66),
  );
}
