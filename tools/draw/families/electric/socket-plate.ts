import { STEEL } from "../../parts/fixings.ts";
import { plate, roundFace } from "../../parts/plates.ts";
import { colourAt } from "../../studio/materials.ts";
import { n, type Pen } from "../../studio/pen.ts";
import { circle, rect, shape } from "../../studio/solids.ts";
import type { Family, Spec } from "../../spec.ts";
import { frame } from "./switch-plate.ts";

/** Earthed round well with its two contacts and the springs of the earth. */
function schuko(pen: Pen, spec: Spec, x: number, y: number, r: number): string {
  const well = pen.linear(
    [
      [0, colourAt(spec.metal, [0.3, -0.8, 0.5], pen)],
      [0.55, colourAt(spec.metal, [0.1, -0.2, 0.97], pen)],
      [1, colourAt(spec.metal, [-0.3, 0.5, 0.8], pen)],
    ],
    0,
    0,
    0.7,
    1,
  );
  const pin = (dx: number) =>
    circle(x + dx, y, r * 0.115, "#0c0907") +
    circle(
      x + dx,
      y,
      r * 0.115,
      "none",
      `stroke="${colourAt(spec.metal, [-0.4, 0.4, 0.8], pen)}" stroke-width="2" opacity=".6"`,
    );
  const spring = (dy: number) =>
    plate(pen, STEEL, {
      x: x - r * 0.1,
      y: y + dy - r * 0.1,
      w: r * 0.2,
      h: r * 0.2,
      r: 2,
      edge: 2,
    });
  return (
    circle(x, y, r, colourAt(spec.metal, [-0.4, 0.45, 0.8], pen)) +
    circle(x, y, r * 0.965, well) +
    circle(x, y + r * 0.03, r * 0.83, plateTone(pen, spec)) +
    pin(-r * 0.38) +
    pin(r * 0.38) +
    spring(-r * 0.86) +
    spring(r * 0.86)
  );
}

function plateTone(pen: Pen, spec: Spec): string {
  return pen.linear(
    [
      [0, colourAt(spec.metal, [0.2, -0.6, 0.77], pen)],
      [0.4, colourAt(spec.metal, [0, -0.15, 0.98], pen)],
      [1, colourAt(spec.metal, [-0.2, 0.2, 0.95], pen)],
    ],
    0,
    0,
    0.4,
    1,
  );
}

function usb(x: number, y: number, kind: "a" | "c"): string {
  if (kind === "c")
    return (
      rect(x - 15, y - 6, 30, 12, "#0d0b09", 6) + rect(x - 10, y - 1.6, 20, 3.2, "#8d8a84", 1.6)
    );
  return rect(x - 19, y - 8, 38, 16, "#0d0b09", 2) + rect(x - 15, y - 5.5, 30, 5, "#f1efe9", 1);
}

function data(x: number, y: number): string {
  const mouth = `M${n(x - 44)} ${n(y - 30)}h88v46h-20v14h-48v-14h-20Z`;
  const pins = Array.from({ length: 8 }, (_, i) =>
    rect(x - 34 + i * 9, y - 28, 4, 16, "#d9b45c"),
  ).join("");
  return shape(mouth, "#0e0c0a", `stroke="#00000055" stroke-width="3"`) + pins;
}

function aerial(pen: Pen, x: number, y: number): string {
  return (
    roundFace(pen, STEEL, x, y, 36, 6) + circle(x, y, 22, "#11100e") + circle(x, y, 7, "#d9b45c")
  );
}

export const socketPlate: Family = {
  place: "wall",
  draw(pen: Pen, spec: Spec): void {
    const kind = spec.text("socket_type");
    const count = Math.max(1, Math.min(3, spec.fact(["gang"], spec.count ?? 1)));
    const field = frame(pen, spec, count > 2 ? 4 : count > 1 ? 4 : 1);
    pen.add(
      rect(field.x - 3, field.y - 3, field.w + 6, field.h + 6, "#171210", 7, `opacity=".55"`),
    );
    pen.add(plate(pen, spec.metal, { ...field, r: 6, edge: 3 }));
    for (let i = 0; i < count; i++) {
      const x = field.x + ((i + 0.5) * field.w) / count;
      const half = field.w / count / 2;
      if (kind.startsWith("data")) pen.add(data(x, 450), aerial(pen, x, 560));
      else if (kind.includes("usb")) {
        pen.add(schuko(pen, spec, x, 476, Math.min(half, 144) * 0.76));
        pen.add(usb(x - 40, 616, "a"), usb(x + 40, 616, "c"));
      } else pen.add(schuko(pen, spec, x, 500, Math.min(half, 144) * 0.9));
    }
  },
};
