import { bar, contact, roundFace, plate } from "../../parts/plates.ts";
import { colourAt } from "../../studio/materials.ts";
import { n, type Pen } from "../../studio/pen.ts";
import { circle, ellipse, lathe, rect } from "../../studio/solids.ts";
import type { Family, Spec } from "../../spec.ts";

/** Viewer: its face with the lens, and its threaded barrel; or a screen with its eye. */
export const doorViewer: Family = {
  place: "wall",
  draw(pen: Pen, spec: Spec): void {
    const digital =
      /digital|screen|smart|raqam/.test(spec.code) || spec.text("voltage") === "battery";
    if (digital) screen(pen, spec);
    else classic(pen, spec);
  },
};

function lens(pen: Pen, spec: Spec, x: number, y: number, r: number): void {
  pen.add(
    contact(pen, x + 8, y + 14, r, r, 0.35, 12),
    roundFace(pen, spec.metal, x, y, r),
    roundFace(pen, spec.metal, x, y, r * 0.72, r * 0.06),
  );
  const glass = pen.radial(
    [
      [0, "#0a0c12"],
      [0.5, "#141a2a"],
      [0.8, "#2c3a56"],
      [0.93, "#0c0f16"],
      [1, "#05060a"],
    ],
    0.5,
    0.5,
    0.5,
  );
  pen.add(
    circle(x, y, r * 0.54, colourAt(spec.metal, [0.4, -0.6, 0.69], pen)),
    circle(x, y, r * 0.49, glass),
  );
  pen.add(
    ellipse(
      x - r * 0.16,
      y - r * 0.2,
      r * 0.17,
      r * 0.1,
      "#ffffff",
      `opacity=".75" transform="rotate(-38 ${n(x - r * 0.16)} ${n(y - r * 0.2)})"`,
    ),
  );
  pen.add(
    `<path d="M${n(x + r * 0.08)} ${n(y + r * 0.36)}A${n(r * 0.38)} ${n(r * 0.38)} 0 0 0 ${n(x + r * 0.37)} ${n(y + r * 0.06)}" fill="none" stroke="#9fb4d8" stroke-width="${n(r * 0.05)}" stroke-linecap="round" opacity=".6"/>`,
  );
}

function classic(pen: Pen, spec: Spec): void {
  const [x, y] = [560, 420];
  pen.add(contact(pen, x + 8, 560, 70, 190, 0.3, 16));
  for (let i = 0; i < 19; i++)
    pen.add(
      lathe(pen, {
        cx: x,
        profile: [
          [y + i * 14, 46],
          [y + i * 14 + 7, 51],
          [y + i * 14 + 14, 46],
        ],
        material: spec.metal,
        k: -0.12,
        fine: false,
      }),
    );
  pen.add(bar(pen, spec.metal, { x: x - 40, y: y + 264, w: 80, h: 40, r: 6 }, true));
  pen.add(
    lathe(pen, {
      cx: x,
      profile: [
        [y - 26, 84],
        [y - 6, 92],
        [y + 4, 92],
      ],
      material: spec.metal,
      k: -0.2,
    }),
    ellipse(x, y - 26, 84, 17, colourAt(spec.metal, [-0.4, 0.3, 0.86], pen)),
    ellipse(x, y - 27, 44, 8, "#10131c"),
  );
  lens(pen, spec, 290, 520, 170);
  pen.focus = [110, 340, 560, 390];
}

function screen(pen: Pen, spec: Spec): void {
  pen.add(
    plate(pen, spec.metal, { x: 150, y: 300, w: 380, h: 270, r: 26, edge: 7 }),
    rect(178, 326, 324, 190, "#0b0d12", 8),
  );
  const view = pen.linear(
    [
      [0, "#40546e"],
      [0.6, "#8793a0"],
      [0.61, "#6d6253"],
      [1, "#4c4338"],
    ],
    0,
    0,
    0,
    1,
  );
  pen.add(
    rect(184, 332, 312, 178, view, 5),
    `<path d="M296 510C296 440 318 428 340 428S384 440 384 510Z" fill="#2a2622"/>`,
    circle(340, 400, 26, "#8a6a50"),
  );
  pen.add(
    rect(184, 332, 312, 60, "#ffffff", 5, `opacity=".1"`),
    circle(340, 543, 11, colourAt(spec.metal, [0.2, -0.3, 0.93], pen)),
  );
  lens(pen, spec, 560, 650, 96);
  pen.focus = [140, 290, 530, 470];
}
