import { filled } from "../../parts/hardware.ts";
import { colourAt, materialOf, type Material } from "../../studio/materials.ts";
import { contact, plate, roundFace } from "../../parts/plates.ts";
import { n, type Pen } from "../../studio/pen.ts";
import { circle, rect, shape } from "../../studio/solids.ts";
import { stroke } from "../../studio/strokes.ts";
import { scaled, type Family, type Spec } from "../../spec.ts";

const KEY = materialOf("satin-nickel");

/** Euro cylinder from the side with its keys before it. */
export const cylinder: Family = {
  place: "wall",
  draw(pen: Pen, spec: Spec): void {
    const length = scaled(spec.fact(["cylinder_mm", "length_mm"], 70), 54, 110, 400, 560);
    const thumb = /thumb|knob|turn|osba|moqbad/.test(spec.code + spec.text("cylinder_type"));
    body(pen, spec, length, thumb);
    const keys = Math.max(2, Math.min(5, spec.fact(["key_count"], spec.count ?? 3)));
    for (let i = 0; i < keys; i++)
      key(
        pen,
        300 + (i - (keys - 1) / 2) * 26 + 60,
        650,
        62 + (i - (keys - 1) / 2) * -14,
        /dimple|computer/.test(spec.text("cylinder_type")) || spec.chance("dimple") < 0.6,
      );
    pen.add(ring(pen, 388, 640));
    pen.focus = [400 - length / 2 - 30, 260, length + 60, 610];
  },
};

function round(pen: Pen, metal: Material): string {
  return pen.linear(
    [-1, -0.8, -0.5, -0.2, 0.2, 0.6, 1].map(
      (t) =>
        [
          (t + 1) / 2,
          colourAt(metal, [-0.36, -t * 0.9, Math.sqrt(1 - 0.81 * t * t) * 0.93], pen),
        ] as const,
    ),
    0,
    0,
    0,
    1,
  );
}

function body(pen: Pen, spec: Spec, length: number, thumb: boolean): void {
  const x = 400 - length / 2;
  const y = 280;
  pen.add(contact(pen, 412, 452, length * 0.5, 20, 0.4, 14));
  pen.add(
    rect(x, y + 70, length, 96, round(pen, spec.metal), 20),
    rect(x, y + 60, length, 60, plateTone(pen, spec.metal)),
  );
  pen.add(rect(x, y, length, 104, round(pen, spec.metal), 6));
  for (const dx of [24, length - 28])
    pen.add(rect(x + dx, y, 3, 104, "#000000", 0, `opacity=".25"`));
  cam(pen, 400, y);
  pen.add(
    circle(400 + length * 0.24, y + 140, 7, "#14100c"),
    circle(400 - length * 0.24, y + 140, 7, "#14100c"),
  );
  face(pen, spec.metal, x, y);
  if (thumb) {
    pen.add(
      rect(x + length, y + 26, 30, 52, round(pen, spec.metal)),
      plate(pen, spec.metal, { x: x + length + 26, y: y - 6, w: 76, h: 116, r: 24, edge: 8 }),
    );
  }
}

function plateTone(pen: Pen, metal: Material): string {
  return pen.linear(
    [
      [0, colourAt(metal, [-0.1, -0.3, 0.95], pen)],
      [1, colourAt(metal, [-0.4, 0.1, 0.9], pen)],
    ],
    0,
    0,
    0,
    1,
  );
}

/** End that the key enters, turned a little towards us. */
function face(pen: Pen, metal: Material, x: number, y: number): void {
  const d = `M${n(x)} ${y}C${n(x - 36)} ${y} ${n(x - 36)} ${y + 104} ${n(x - 10)} ${y + 106}V${y + 150}C${n(x - 8)} ${y + 168} ${n(x + 8)} ${y + 168} ${n(x + 10)} ${y + 150}V${y + 104}C${n(x + 26)} ${y + 90} ${n(x + 26)} ${y + 6} ${n(x)} ${y}Z`;
  pen.add(filled(pen, metal, d));
  pen.add(
    `<ellipse cx="${n(x - 5)}" cy="${y + 52}" rx="17" ry="38" fill="${plateTone(pen, metal)}" stroke="#00000055" stroke-width="2"/>`,
  );
  pen.add(rect(x - 9, y + 30, 8, 44, "#0d0a07", 2));
}

function cam(pen: Pen, x: number, y: number): void {
  pen.add(
    rect(x - 32, y - 4, 64, 172, "#15110d", 3),
    rect(x - 30, y - 2, 60, 108, round(pen, materialOf("graphite")), 4),
  );
  pen.add(
    filled(
      pen,
      materialOf("graphite"),
      `M${x - 26} ${y + 90}H${x + 26}V${y + 176}Q${x} ${y + 196} ${x - 26} ${y + 176}Z`,
    ),
  );
}

function key(pen: Pen, x: number, y: number, turn: number, dimple: boolean): void {
  const light = colourAt(KEY, [-0.44, 0.3, 0.85], pen);
  const blade = dimple
    ? "M-16 60H16V206L0 222L-16 206Z"
    : "M-16 60H16V96L8 104L16 114V130L6 138L16 150V170L8 178L14 190L0 214L-16 200Z";
  const marks = dimple
    ? [88, 112, 128, 156, 178]
        .map((dy, i) => circle(i % 2 === 0 ? -5 : 6, dy, 4.4, "#6d6860"))
        .join("")
    : rect(-6, 66, 3, 130, "#6d6860");
  const bow = `<rect x="-52" y="-46" width="104" height="112" rx="40" fill="#171512"/><rect x="-46" y="-40" width="92" height="100" rx="35" fill="#2b2926"/><circle cy="-22" r="11" fill="#d8d2c6"/><path d="M-28 16H28M-20 32H20" stroke="#4c4944" stroke-width="4" stroke-linecap="round"/>`;
  const metal =
    dimple || pen.night
      ? bow
      : `<g>${roundFace(pen, KEY, 0, 8, 54, 6)}<circle cy="-22" r="13" fill="#d8d2c6"/></g>`;
  pen.add(
    `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn - 90)})"><path d="${blade}" fill="#160d04" opacity=".35" transform="translate(7 9)" filter="${pen.blur(5)}"/>`,
  );
  pen.add(shape(blade, plateTone(pen, KEY)), stroke(blade, light, 1.4), marks, metal, `</g>`);
}

function ring(pen: Pen, x: number, y: number): string {
  return (
    circle(x, y, 40, "none", `stroke="${colourAt(KEY, [0.4, -0.5, 0.76], pen)}" stroke-width="8"`) +
    circle(
      x - 1,
      y - 1,
      40,
      "none",
      `stroke="${colourAt(KEY, [-0.44, 0.3, 0.85], pen)}" stroke-width="3"`,
    )
  );
}
