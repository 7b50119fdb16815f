import { screw } from "../../parts/fixings.ts";
import { contact, plate } from "../../parts/plates.ts";
import { materialOf } from "../../studio/materials.ts";
import { n, type Pen } from "../../studio/pen.ts";
import { rect } from "../../studio/solids.ts";
import { stroke } from "../../studio/strokes.ts";
import { scaled, type Family, type Spec } from "../../spec.ts";

const SILVER = materialOf("silver");

/** A driver: a flat aluminium case with its cables, mains above and low voltage below. */
export const driver: Family = {
  place: "wall",
  draw(pen: Pen, spec: Spec): void {
    const h = scaled(spec.fact(["length_mm"], 205), 150, 320, 470, 620);
    const w = spec.count === 2 ? 150 : 200;
    const box = { x: 400 - w / 2, y: 500 - h / 2, w, h };
    cables(pen, box.y, -1, ["#6b4a2f", "#3f6f9c"]);
    cables(pen, box.y + h, 1, ["#a03a2e", "#26221e"]);
    pen.add(contact(pen, 412, 516, w * 0.52, h * 0.5, 0.45, 14));
    pen.add(plate(pen, SILVER, { ...box, r: 14, edge: 7 }));
    ribs(pen, box);
    label(pen, box);
    for (const y of [box.y + 24, box.y + h - 24]) pen.add(screw(pen, 400, y, 9, SILVER, y));
    pen.focus = [box.x - 20, box.y - 110, w + 40, h + 220];
  },
};

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Two cores that part as they leave the case. */
function cables(pen: Pen, y: number, way: -1 | 1, colours: [string, string]): void {
  for (const [i, colour] of colours.entries()) {
    const side = i === 0 ? -1 : 1;
    const end = y + way * 130;
    const d = `M${n(400 + side * 9)} ${n(y)}C${n(400 + side * 10)} ${n(y + way * 50)} ${n(400 + side * 34)} ${n(y + way * 70)} ${n(400 + side * 30)} ${n(end)}`;
    pen.add(
      stroke(d, "#00000040", 15, `stroke-linecap="round" transform="translate(6 7)"`),
      stroke(d, colour, 13, `stroke-linecap="round"`),
      stroke(d, "#ffffff38", 3, `stroke-linecap="round" transform="translate(-3 0)"`),
    );
  }
  pen.add(rect(378, way < 0 ? y - 22 : y - 4, 44, 26, "#211d19", 7));
}

/** Cooling ribs along both edges. */
function ribs(pen: Pen, { x, y, w, h }: Box): void {
  for (let i = 0; i < 3; i++) {
    for (const at of [x + 13 + i * 9, x + w - 17 - i * 9]) {
      pen.add(rect(at, y + 48, 4, h - 96, "#0b0906", 2, `opacity=".32"`));
    }
  }
}

/** The type plate: lines instead of words, so that it says the same in every language. */
function label(pen: Pen, { x, y, w, h }: Box): void {
  const field = { x: x + 48, y: y + h * 0.2, w: w - 96, h: h * 0.6 };
  pen.add(rect(field.x, field.y, field.w, field.h, pen.night ? "#b9b3a6" : "#f6f3ea", 6));
  pen.add(rect(field.x + 9, field.y + 14, field.w - 18, 16, "#b8893b", 3));
  for (let i = 0; i < 7; i++) {
    const length = (field.w - 18) * (i % 3 === 2 ? 0.55 : i % 2 === 0 ? 0.9 : 0.75);
    pen.add(rect(field.x + 9, field.y + 48 + i * 22, length, 6, "#6f6a60", 3, `opacity=".55"`));
  }
  pen.add(
    stroke(
      `M${n(field.x + field.w / 2 - 14)} ${n(field.y + field.h - 22)}h28M${n(field.x + field.w / 2 - 14)} ${n(field.y + field.h - 32)}h28`,
      "#3a352d",
      3,
    ),
  );
}
