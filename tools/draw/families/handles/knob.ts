import { rose } from "../../parts/hardware.ts";
import { contact, roundFace } from "../../parts/plates.ts";
import { colourAt } from "../../studio/materials.ts";
import { n, type Pen } from "../../studio/pen.ts";
import { ball, circle } from "../../studio/solids.ts";
import type { Family, Spec } from "../../spec.ts";

export const knob: Family = {
  place: "wall",
  draw(pen: Pen, spec: Spec): void {
    const r = 190;
    pen.add(rose(pen, spec.metal, 400, 500, 215, false));
    pen.add(
      contact(pen, 424, 536, r * 0.92, r * 0.9, 0.5, 20),
      roundFace(pen, spec.metal, 400, 500, 92),
    );
    const kind = spec.chance("kind");
    if (kind < 0.5) pen.add(ball(pen, 392, 488, r * 0.86, spec.metal));
    else faceted(pen, spec, r * 0.84, kind < 0.78 ? 0 : 12);
    pen.focus = [170, 270, 460, 460];
  },
};

/** Turned mushroom with a flat face, plain or fluted. */
function faceted(pen: Pen, spec: Spec, r: number, flutes: number): void {
  pen.add(ball(pen, 392, 488, r, spec.metal));
  for (let i = 0; i < flutes * 2; i++) {
    const turn = (i / (flutes * 2)) * Math.PI * 2;
    const [x, y] = [Math.sin(turn), -Math.cos(turn)];
    const colour = colourAt(
      spec.metal,
      i % 2 === 0 ? [x * 0.8, -y * 0.8, 0.6] : [-x * 0.4, y * 0.4, 0.8],
      pen,
    );
    pen.add(
      `<path d="M${n(392 + x * r * 0.68)} ${n(488 + y * r * 0.68)}L${n(392 + x * r * 0.95)} ${n(488 + y * r * 0.95)}" stroke="${colour}" stroke-width="${n(r * 0.11)}" stroke-linecap="round" opacity=".7"/>`,
    );
  }
  pen.add(
    roundFace(pen, spec.metal, 392, 488, r * 0.66, r * 0.07),
    circle(
      392,
      488,
      r * 0.2,
      "none",
      `stroke="${colourAt(spec.metal, [0.3, -0.5, 0.8], pen)}" stroke-width="2" opacity=".5"`,
    ),
  );
}
