import { filled } from "../../parts/hardware.ts";
import { screw } from "../../parts/fixings.ts";
import { bar, contact, plate, roundFace } from "../../parts/plates.ts";
import { n, type Pen } from "../../studio/pen.ts";
import { tube } from "../../studio/strokes.ts";
import { scaled, type Family, type Spec } from "../../spec.ts";

export const pull: Family = {
  place: "wall",
  draw(pen: Pen, spec: Spec): void {
    const length = scaled(
      spec.fact(["length_mm", "hole_centres_mm", "height_mm"], 300),
      96,
      1200,
      400,
      800,
    );
    const top = 500 - length / 2;
    const slim = length < 500;
    const w = slim ? 40 : 46;
    const kind = spec.chance("kind");
    const inset = length * 0.16;
    for (const y of [top + inset, top + length - inset]) {
      pen.add(
        contact(pen, 408, y + 10, 38, 32, 0.32, 7),
        roundFace(pen, spec.metal, 400, y, w * 0.82),
      );
    }
    pen.add(
      `<rect x="${n(396)}" y="${n(top + 26)}" width="${w}" height="${n(length - 20)}" rx="20" fill="#160d04" opacity=".3" filter="${pen.blur(14, w, length - 20)}"/>`,
    );
    if (kind < 0.4)
      pen.add(
        bar(pen, spec.metal, { x: 400 - w / 2, y: top, w, h: length, r: slim ? w / 2 : 5 }, true),
      );
    else if (kind < 0.65)
      pen.add(
        plate(pen, spec.metal, { x: 400 - w / 2, y: top, w, h: length, r: 5, edge: 6, turn: 1 }),
      );
    else if (kind < 0.85) bow(pen, spec, top, length);
    else backed(pen, spec, top, length);
    pen.focus = [400 - 90, top - 10, 180, length + 20];
  },
};

function bow(pen: Pen, spec: Spec, top: number, length: number): void {
  const low = top + length;
  pen.add(
    tube(
      pen,
      `M400 ${n(top + 24)}C440 ${n(top + length * 0.22)} 440 ${n(low - length * 0.22)} 400 ${n(low - 24)}`,
      38,
      spec.metal,
    ),
  );
  for (const y of [top + 26, low - 26]) pen.add(roundFace(pen, spec.metal, 400, y, 40));
}

function backed(pen: Pen, spec: Spec, top: number, length: number): void {
  pen.add(plate(pen, spec.metal, { x: 345, y: top, w: 110, h: length, r: 14, edge: 6 }));
  pen.add(
    screw(pen, 400, top + 30, 10, spec.metal),
    screw(pen, 400, top + length - 30, 10, spec.metal, 60),
  );
  pen.add(contact(pen, 414, 512, 26, length * 0.3, 0.45, 12));
  const a = top + length * 0.16;
  const b = top + length * 0.84;
  pen.add(
    filled(
      pen,
      spec.metal,
      `M386 ${n(a)}C372 ${n(a + 60)} 372 ${n(b - 60)} 386 ${n(b)}Q400 ${n(b + 18)} 414 ${n(b)}C428 ${n(b - 60)} 428 ${n(a + 60)} 414 ${n(a)}Q400 ${n(a - 18)} 386 ${n(a)}Z`,
    ),
  );
}
