import { screw } from "../../parts/fixings.ts";
import { bar, contact, plate, roundFace } from "../../parts/plates.ts";
import { n, type Pen } from "../../studio/pen.ts";
import { circle, rect } from "../../studio/solids.ts";
import { materialOf } from "../../studio/materials.ts";
import type { Family, Spec } from "../../spec.ts";

function armBar(
  pen: Pen,
  spec: Spec,
  from: [number, number],
  to: [number, number],
  w: number,
): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  const length = Math.hypot(dx, dy);
  const shade = rect(
    0,
    -w / 2 + 10,
    length,
    w,
    "#160d04",
    w / 2,
    `opacity=".35" filter="${pen.blur(7, length, w)}"`,
  );
  return `<g transform="translate(${n(from[0])} ${n(from[1])}) rotate(${n(turn)})">${shade}${bar(pen, spec.metal, { x: -w / 2, y: -w / 2, w: length + w, h: w, r: w / 2 })}</g>`;
}

/** Closer with its scissor arm, or its arm in a slide rail. */
export const doorCloser: Family = {
  place: "wall",
  draw(pen: Pen, spec: Spec): void {
    const slide = /slide|rail|magra/.test(spec.code) || spec.chance("slide") < 0.35;
    const [x, y, w, h] = [150, 540, 500, 122];
    pen.add(plate(pen, spec.metal, { x, y, w, h, r: 12, edge: 7 }));
    pen.add(
      rect(x + w - 126, y + 8, 2, h - 16, "#000000", 0, `opacity=".25"`),
      rect(x + 44, y + 8, 2, h - 16, "#000000", 0, `opacity=".25"`),
    );
    for (const dy of [36, 86])
      pen.add(circle(x + w - 26, y + dy, 9, "#18130e"), circle(x + w - 26, y + dy, 6, "#6d6860"));
    const pivot: [number, number] = [x + 170, y + 8];
    const elbow: [number, number] = slide ? [590, 344] : [620, 400];
    if (slide)
      pen.add(
        plate(pen, spec.metal, { x: 190, y: 316, w: 470, h: 52, r: 6, edge: 5 }),
        rect(206, 352, 438, 9, "#100c09", 4),
      );
    pen.add(
      contact(pen, pivot[0] + 6, pivot[1] + 10, 46, 34, 0.4, 8),
      armBar(pen, spec, pivot, elbow, 32),
    );
    if (!slide) scissor(pen, spec, elbow);
    pen.add(
      roundFace(pen, spec.metal, pivot[0], pivot[1], 36, 8),
      screw(pen, pivot[0], pivot[1], 12, materialOf("stainless-steel"), 20),
    );
    pen.add(roundFace(pen, spec.metal, elbow[0], elbow[1], 24, 6));
    pen.focus = [130, 290, 540, 390];
  },
};

function scissor(pen: Pen, spec: Spec, elbow: [number, number]): void {
  const foot: [number, number] = [300, 340];
  pen.add(plate(pen, spec.metal, { x: 236, y: 296, w: 128, h: 62, r: 8, edge: 5 }));
  pen.add(screw(pen, 258, 318, 9, spec.metal), screw(pen, 342, 318, 9, spec.metal, 70));
  pen.add(armBar(pen, spec, elbow, foot, 24));
  pen.add(roundFace(pen, spec.metal, foot[0], foot[1], 18, 5));
}
