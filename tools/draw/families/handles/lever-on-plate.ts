import { keyhole, LEVERS, lever } from "../../parts/hardware.ts";
import { screw } from "../../parts/fixings.ts";
import { euro, plate } from "../../parts/plates.ts";
import type { Pen } from "../../studio/pen.ts";
import type { Family, Spec } from "../../spec.ts";

export const leverOnPlate: Family = {
  place: "wall",
  draw(pen: Pen, spec: Spec): void {
    const form = LEVERS[Math.floor(spec.chance("form") * LEVERS.length)] ?? "round";
    const round = form === "curved" || form === "tapered";
    const w = 150 + spec.chance("w") * 30;
    const x = 270;
    const box = { x: x - w / 2, y: 170, w, h: 680, r: round ? w / 2 : 12, edge: 8 };
    pen.add(plate(pen, spec.metal, box));
    if (round)
      pen.add(
        plate(pen, spec.metal, {
          x: x - w / 2 + 16,
          y: 186,
          w: w - 32,
          h: 648,
          r: w / 2 - 16,
          edge: 2,
          sunk: true,
        }),
      );
    pen.add(screw(pen, x, 222, 11, spec.metal), screw(pen, x, 798, 11, spec.metal, 75));
    pen.add(spec.chance("key") < 0.6 ? euro(pen, x, 610, 54, spec.metal) : keyhole(x, 610, 40));
    pen.add(lever(pen, spec.metal, form, x, 390, 350));
    pen.focus = [x - w / 2, 150, 480, 720];
  },
};
