import { screw } from "../../parts/fixings.ts";
import { bar, contact, plate } from "../../parts/plates.ts";
import type { Pen } from "../../studio/pen.ts";
import { rect } from "../../studio/solids.ts";
import { materialOf } from "../../studio/materials.ts";
import type { Family, Spec } from "../../spec.ts";

/** Push bar across the door between its two cases. */
export const panicBar: Family = {
  place: "wall",
  draw(pen: Pen, spec: Spec): void {
    const touch = /touch|push/.test(spec.code) || spec.chance("touch") < 0.5;
    const red = materialOf(spec.finish);
    const rail = touch ? 74 : 44;
    pen.add(contact(pen, 410, 560, 300, 24, 0.36, 16));
    if (touch) {
      pen.add(plate(pen, spec.metal, { x: 90, y: 466, w: 620, h: 96, r: 8, edge: 6 }));
      pen.add(
        bar(pen, red, { x: 190, y: 478, w: 420, h: rail, r: 10 }),
        rect(190, 514, 420, 2, "#000000", 0, `opacity=".18"`),
      );
    } else pen.add(bar(pen, red, { x: 140, y: 500 - rail / 2 + 36, w: 520, h: rail, r: rail / 2 }));
    for (const [x, w] of [
      [70, 118],
      [612, 118],
    ] as const) {
      pen.add(
        contact(pen, x + w / 2 + 12, 540, w * 0.56, 130, 0.36, 14),
        plate(pen, spec.metal, { x, y: 392, w, h: 244, r: 16, edge: 8 }),
      );
      pen.add(
        screw(pen, x + w / 2, 426, 12, spec.metal, x),
        screw(pen, x + w / 2, 602, 12, spec.metal, x + 30),
      );
      if (!touch)
        pen.add(plate(pen, spec.metal, { x: x + 22, y: 482, w: w - 44, h: 108, r: 12, edge: 6 }));
    }
    latch(pen, spec);
    pen.focus = [60, 380, 680, 270];
  },
};

function latch(pen: Pen, spec: Spec): void {
  pen.add(
    plate(pen, spec.metal, { x: 700, y: 470, w: 46, h: 76, r: 6, edge: 5 }),
    rect(706, 544, 34, 3, "#000000", 0, `opacity=".3"`),
  );
}
