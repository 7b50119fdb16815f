import { plate } from "../../parts/plates.ts";
import { n, type Pen } from "../../studio/pen.ts";
import { circle, rect } from "../../studio/solids.ts";
import type { Family, Spec } from "../../spec.ts";

/** Frame of a wiring device: square, or longer for many gangs. */
export function frame(
  pen: Pen,
  spec: Spec,
  modules: number,
): { x: number; y: number; w: number; h: number } {
  const h = 460;
  const w = modules > 3 ? 680 : modules > 2 ? 620 : h;
  const x = 400 - w / 2;
  const y = 500 - h / 2;
  pen.add(plate(pen, spec.metal, { x, y, w, h, r: 16 + spec.chance("corner") * 22, edge: 7 }));
  pen.focus = [x, y, w, h];
  return { x: x + 46, y: y + 46, w: w - 92, h: h - 92 };
}

/** Key that rocks: its upper half catches the light, its lower half turns away. */
function rocker(
  pen: Pen,
  spec: Spec,
  x: number,
  y: number,
  w: number,
  h: number,
  lamp: boolean,
): string {
  const tip = pen.linear(
    [
      [0, "#ffffff", pen.night ? 0.04 : 0.3],
      [0.47, "#ffffff", 0],
      [0.53, "#000000", 0],
      [1, "#000000", 0.16],
    ],
    0,
    0,
    0,
    1,
  );
  const gap = rect(x - 2.5, y - 2.5, w + 5, h + 5, "#171210", 7, `opacity=".78"`);
  const mark = lamp
    ? circle(x + w / 2, y + h - 26, 9, "#ffb257", `opacity=".25"`) +
      circle(x + w / 2, y + h - 26, 4.5, "#ffcf94")
    : rect(x + w / 2 - 11, y + 22, 22, 3, "#000000", 1.5, `opacity=".25"`);
  return (
    gap +
    plate(pen, spec.metal, { x, y, w, h, r: 5, edge: 3 }) +
    rect(x, y, w, h, tip, 5) +
    rect(x + 4, y + h / 2 - 0.6, w - 8, 1.2, "#ffffff", 0, `opacity=".25"`) +
    mark
  );
}

export const switchPlate: Family = {
  place: "wall",
  draw(pen: Pen, spec: Spec): void {
    const gangs = Math.max(1, Math.min(6, spec.fact(["gang"], spec.count ?? 1)));
    const field = frame(pen, spec, gangs);
    if (spec.chance("touch") < 0.3 && spec.text("smart") !== "") touch(pen, gangs, field);
    else {
      const w = field.w / gangs;
      for (let i = 0; i < gangs; i++) {
        pen.add(
          rocker(
            pen,
            spec,
            field.x + i * w + 3,
            field.y,
            w - 6,
            field.h,
            spec.chance("lamp") < 0.5,
          ),
        );
      }
    }
  },
};

function touch(
  pen: Pen,
  gangs: number,
  field: { x: number; y: number; w: number; h: number },
): void {
  const glass = pen.linear(
    [
      [0, "#34312e"],
      [0.35, "#191715"],
      [0.5, "#25221f"],
      [1, "#0e0d0c"],
    ],
    0,
    0,
    1,
    1,
  );
  pen.add(rect(field.x - 30, field.y - 30, field.w + 60, field.h + 60, glass, 14));
  for (let i = 0; i < gangs; i++) {
    const x = field.x + ((i + 0.5) * field.w) / gangs;
    pen.add(circle(x, 500, 30, "none", `stroke="#ffd9a5" stroke-width="3" opacity=".85"`));
    pen.add(`<path d="M${n(x)} 482v16" stroke="#ffd9a5" stroke-width="4" stroke-linecap="round"/>`);
  }
}
