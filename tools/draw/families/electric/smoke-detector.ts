import { contact, roundFace } from "../../parts/plates.ts";
import { colourAt } from "../../studio/materials.ts";
import { n, type Pen } from "../../studio/pen.ts";
import { circle, lathe, rect } from "../../studio/solids.ts";
import type { Family, Spec } from "../../spec.ts";

/** Alarm on the ceiling, seen looking up: dome, slots all round, test button, its small light. */
export const smokeDetector: Family = {
  place: "wall",
  draw(pen: Pen, spec: Spec): void {
    if (spec.text("detector_type") === "co" || spec.text("detector_type") === "gas")
      boxed(pen, spec);
    else domed(pen, spec);
  },
};

function domed(pen: Pen, spec: Spec): void {
  const r = 240;
  const heat = spec.text("detector_type") === "heat";
  pen.add(contact(pen, 412, 480, r * 1.02, r * 0.8, 0.4, 20));
  pen.add(
    lathe(pen, {
      cx: 400,
      profile: [
        [448, r],
        [484, r],
        [486, r * 0.96],
        [500, r * 0.95],
      ],
      material: spec.metal,
      k: 0.78,
    }),
  );
  pen.add(
    `<g transform="translate(0 110) scale(1 .78)">`,
    roundFace(pen, spec.metal, 400, 500, r * 0.95, r * 0.1),
  );
  for (let i = 0; i < 44; i++) {
    const turn = (i / 44) * Math.PI * 2;
    const [s, c] = [Math.sin(turn), -Math.cos(turn)];
    pen.add(
      `<path d="M${n(400 + s * r * 0.64)} ${n(500 + c * r * 0.64)}L${n(400 + s * r * 0.79)} ${n(500 + c * r * 0.79)}" stroke="#17120d" stroke-width="8" stroke-linecap="round" opacity=".72"/>`,
    );
  }
  pen.add(
    roundFace(pen, spec.metal, 400, 500, r * 0.56, r * 0.05),
    roundFace(pen, spec.metal, 400, 500, r * (heat ? 0.2 : 0.3), r * 0.04),
  );
  pen.add(
    circle(400, 500 - r * 0.43, 8, heat ? "#ffb257" : "#d33a2c"),
    circle(400, 500 - r * 0.43, 18, heat ? "#ffb257" : "#e8523f", `opacity=".22"`),
  );
  pen.add(`</g>`);
  pen.focus = [160, 260, 480, 430];
}

function boxed(pen: Pen, spec: Spec): void {
  pen.add(roundBox(pen, spec));
  for (let i = 0; i < 9; i++)
    pen.add(rect(318, 590 + i * 15, 164, 6, "#17120d", 3, `opacity=".55"`));
  pen.add(
    rect(
      296,
      330,
      208,
      108,
      pen.linear(
        [
          [0, "#3a4038"],
          [1, "#596253"],
        ],
        0,
        0,
        0.3,
        1,
      ),
      10,
    ),
    rect(296, 330, 208, 44, "#ffffff", 10, `opacity=".08"`),
  );
  const segments = "M352 356h24v56h-24ZM402 356h24v56h-24Z";
  pen.add(
    `<path d="${segments}" fill="none" stroke="#12160f" stroke-width="6" opacity=".8"/><path d="M444 400h30M444 412h30" stroke="#12160f" stroke-width="4" opacity=".6"/>`,
  );
  pen.add(
    roundFace(pen, spec.metal, 400, 506, 40, 6),
    circle(316, 506, 6, "#3fae5a"),
    circle(340, 506, 6, colourAt(spec.metal, [0.4, -0.5, 0.7], pen)),
  );
  pen.focus = [250, 280, 300, 460];
}

function roundBox(pen: Pen, spec: Spec): string {
  const light = colourAt(spec.metal, [-0.44, 0.4, 0.8], pen);
  const dark = colourAt(spec.metal, [0.4, -0.6, 0.7], pen);
  const face = pen.linear(
    [
      [0, light],
      [0.5, colourAt(spec.metal, [0, 0.1, 1], pen)],
      [1, dark],
    ],
    0,
    0,
    1,
    1,
  );
  return (
    contact(pen, 414, 520, 152, 226, 0.35, 18) +
    rect(250, 280, 300, 460, dark, 54) +
    rect(250, 280, 297, 455, light, 54) +
    rect(255, 286, 290, 448, face, 50)
  );
}
