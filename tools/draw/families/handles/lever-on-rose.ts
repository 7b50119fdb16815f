import { LEVERS, lever, rose } from "../../parts/hardware.ts";
import { euro } from "../../parts/plates.ts";
import type { Pen } from "../../studio/pen.ts";
import type { Family, Spec } from "../../spec.ts";

export const leverOnRose: Family = {
  place: "wall",
  draw(pen: Pen, spec: Spec): void {
    const named = /square|harf|flat/.test(spec.code);
    const form = named
      ? "flat"
      : (LEVERS[Math.floor(spec.chance("form") * LEVERS.length)] ?? "round");
    const square = form === "flat" || spec.chance("square") < 0.25;
    const r = 98;
    const x = 250;
    pen.add(rose(pen, spec.metal, x, 400, r, square), lever(pen, spec.metal, form, x, 400, 370));
    pen.add(rose(pen, spec.metal, x, 690, r * 0.86, square), euro(pen, x, 672, 52, spec.metal));
    pen.focus = [x - r, 280, 500, 500];
  },
};
