import { keyhole } from "../../parts/hardware.ts";
import { screw, STEEL } from "../../parts/fixings.ts";
import { bar, contact, hole, plate, roundFace } from "../../parts/plates.ts";
import { colourAt, materialOf } from "../../studio/materials.ts";
import { n, type Pen } from "../../studio/pen.ts";
import { circle, rect, shape } from "../../studio/solids.ts";
import type { Family, Spec } from "../../spec.ts";

const CASE = materialOf("silver");

/** Mortise lock seen from its side: case, forend, latch, bolt, follower and cylinder hole. */
export const lockCase: Family = {
  place: "wall",
  draw(pen: Pen, spec: Spec): void {
    const wide = 190 + Math.min(110, spec.fact(["backset_mm"], 50) * 1.6);
    const centre = 150 + Math.max(0, Math.min(40, spec.fact(["centre_mm"], 72) - 60)) * 3;
    const right = 400 + wide / 2 + 20;
    const left = right - wide;
    const kind = spec.text("lock_function") + spec.code;
    bolts(pen, spec, right, kind);
    pen.add(contact(pen, left + wide / 2 + 14, 520, wide * 0.5, 250, 0.32, 18));
    pen.add(plate(pen, CASE, { x: left, y: 270, w: wide, h: 460, r: 10, edge: 4 }));
    pen.add(
      plate(pen, CASE, { x: left + 12, y: 282, w: wide - 34, h: 436, r: 6, edge: 2, sunk: true }),
    );
    const x = left + wide * 0.45;
    follower(pen, x, 410);
    if (kind.includes("bath"))
      pen.add(
        roundFace(pen, materialOf("satin-nickel"), x, 410 + centre, 32, 5),
        rect(x - 11, 399 + centre, 22, 22, "#0e0b08", 2),
      );
    else if (/room|lever/.test(kind)) pen.add(keyhole(x, 410 + centre, 44));
    else euroHole(pen, x, 410 + centre);
    for (const [sx, sy] of [
      [30, 300],
      [wide - 44, 300],
      [30, 700],
      [wide - 44, 700],
      [30, 500],
    ] as const)
      pen.add(screw(pen, left + sx, sy, 8, STEEL, sx + sy));
    pen.add(
      plate(pen, spec.metal, {
        x: right - 12,
        y: 190,
        w: 40,
        h: 620,
        r: spec.chance("forend") < 0.5 ? 20 : 4,
        edge: 4,
      }),
    );
    pen.add(hole(pen, right + 8, 226, 9, spec.metal), hole(pen, right + 8, 774, 9, spec.metal));
    pen.focus = [left - 10, 180, wide + 130, 640];
  },
};

function bolts(pen: Pen, spec: Spec, x: number, kind: string): void {
  const latch = `M${n(x)} 352H${n(x + 66)}L${n(x + 84)} 384V440H${n(x)}Z`;
  const tone = pen.linear(
    [
      [0, colourAt(spec.metal, [-0.3, 0.6, 0.74], pen)],
      [0.4, colourAt(spec.metal, [-0.42, 0.1, 0.9], pen)],
      [1, colourAt(spec.metal, [0.2, -0.6, 0.77], pen)],
    ],
    0,
    0,
    0,
    1,
  );
  pen.add(
    shape(latch, tone, `stroke="${colourAt(spec.metal, [0.5, -0.6, 0.6], pen)}" stroke-width="1"`),
  );
  if (kind.includes("latch") && !/dead|bolt/.test(kind)) return;
  if (/three|multi|hook|rod|flat/.test(kind)) {
    for (const y of [556, 592, 628]) pen.add(bar(pen, spec.metal, { x, y, w: 92, h: 26, r: 6 }));
    return;
  }
  pen.add(plate(pen, spec.metal, { x, y: 556, w: 88, h: 92, r: 4, edge: 5 }));
  for (const y of [580, 602, 624]) pen.add(rect(x + 30, y, 52, 2, "#000000", 0, `opacity=".22"`));
}

function follower(pen: Pen, x: number, y: number): void {
  pen.add(roundFace(pen, materialOf("satin-nickel"), x, y, 44, 6));
  pen.add(
    `<rect x="${n(x - 17)}" y="${n(y - 17)}" width="34" height="34" fill="#0e0b08" transform="rotate(45 ${n(x)} ${n(y)})"/>`,
  );
  for (const dx of [-74, 74]) pen.add(circle(x + dx, y, 9, "#14100c"));
}

function euroHole(pen: Pen, x: number, y: number): void {
  const s = 44;
  const d = `M${n(x - s * 0.3)} ${n(y + s * 0.35)}A${n(s * 0.56)} ${n(s * 0.56)} 0 1 1 ${n(x + s * 0.3)} ${n(y + s * 0.35)}V${n(y + s * 1.3)}A${n(s * 0.3)} ${n(s * 0.3)} 0 0 1 ${n(x - s * 0.3)} ${n(y + s * 1.3)}Z`;
  pen.add(
    shape(d, "#0e0b08", `stroke="${colourAt(CASE, [-0.4, 0.4, 0.8], pen)}" stroke-width="3"`),
  );
}
