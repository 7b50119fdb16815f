import { ball, circle, rect } from "../../studio/solids.ts";
import { contact, plate, roundFace } from "../../parts/plates.ts";
import { colourAt } from "../../studio/materials.ts";
import { n, type Pen } from "../../studio/pen.ts";
import type { Family, Spec } from "../../spec.ts";
import { frame } from "./switch-plate.ts";

export const dimmerPlate: Family = {
  place: "wall",
  draw(pen: Pen, spec: Spec): void {
    const count = Math.max(1, Math.min(3, spec.fact(["gang"], spec.count ?? 1)));
    const field = frame(pen, spec, count === 1 ? 1 : count + 1);
    pen.add(rect(field.x - 3, field.y - 3, field.w + 6, field.h + 6, "#171210", 7, `opacity=".6"`));
    pen.add(plate(pen, spec.metal, { ...field, r: 6, edge: 3 }));
    const slider = spec.chance("slider") < 0.3 || spec.text("smart") !== "";
    for (let i = 0; i < count; i++) {
      const x = field.x + ((i + 0.5) * field.w) / count;
      if (slider) slide(pen, spec, x);
      else dial(pen, spec, x, count > 1 ? 74 : 98);
    }
  },
};

function dial(pen: Pen, spec: Spec, x: number, r: number): void {
  for (let i = 0; i <= 10; i++) {
    const turn = ((-135 + i * 27) * Math.PI) / 180;
    const [s, c] = [Math.sin(turn), -Math.cos(turn)];
    const dark = spec.metal.tones[3]?.[0] ?? 0;
    const mark = dark > 120 ? "#2a251f" : "#e9dfcc";
    pen.add(
      `<path d="M${n(x + s * r * 1.16)} ${n(500 + c * r * 1.16)}L${n(x + s * r * 1.27)} ${n(500 + c * r * 1.27)}" stroke="${mark}" stroke-width="${n(1.5 + i * 0.25)}" opacity=".55"/>`,
    );
  }
  pen.add(
    contact(pen, x + 12, 522, r, r, 0.5, 13),
    roundFace(pen, spec.metal, x, 500, r, r * 0.06),
  );
  for (let i = 0; i < 48; i++) {
    const turn = (i / 48) * Math.PI * 2;
    const [s, c] = [Math.sin(turn), -Math.cos(turn)];
    pen.add(
      `<path d="M${n(x + s * r * 0.93)} ${n(500 + c * r * 0.93)}L${n(x + s * r)} ${n(500 + c * r)}" stroke="${colourAt(spec.metal, [0.5, -0.5, 0.7], pen)}" stroke-width="2" opacity=".6"/>`,
    );
  }
  pen.add(roundFace(pen, spec.metal, x, 498, r * 0.84, r * 0.05));
  pen.add(circle(x + r * 0.42, 498 - r * 0.42, r * 0.07, "#ffc483"));
}

function slide(pen: Pen, spec: Spec, x: number): void {
  pen.add(
    rect(x - 9, 400, 18, 200, "#0f0c09", 9),
    rect(x - 4, 470, 8, 126, "#ffc483", 4, `opacity=".9"`),
  );
  pen.add(
    contact(pen, x + 5, 474, 38, 20, 0.5, 6),
    plate(pen, spec.metal, { x: x - 40, y: 446, w: 80, h: 42, r: 10, edge: 5 }),
  );
  pen.add(ball(pen, x, 380, 5, spec.metal));
}
