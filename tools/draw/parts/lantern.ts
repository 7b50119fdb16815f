/** The fanous: a many-sided lantern of metal and glass under a small dome. */
import { pane, type Glass } from "./glass.ts";
import { hex, mix, rgb } from "../studio/colour.ts";
import { lit } from "../studio/light.ts";
import { colourAt, type Material, type Normal } from "../studio/materials.ts";
import { n, type Pen } from "../studio/pen.ts";
import { STAR } from "./pierced.ts";
import { ball, lathe, shape, smooth } from "../studio/solids.ts";
import type { Spec } from "../spec.ts";
import { stroke } from "../studio/strokes.ts";

export interface Fanous {
  cx: number;
  top: number;
  w: number;
  h: number;
  sides: number;
  inner?: () => void;
}

interface Face {
  /** Left and right edges, -1 to 1. */
  a: number;
  b: number;
  turn: number;
}

function faces(sides: number): Face[] {
  const step = (Math.PI * 2) / sides;
  const start = sides === 4 ? step / 2 : 0;
  const out: Face[] = [];
  for (let i = -sides; i <= sides; i++) {
    const turn = start + i * step;
    if (Math.abs(turn) < Math.PI / 2 - 0.05) {
      out.push({ a: Math.sin(turn - step / 2), b: Math.sin(turn + step / 2), turn });
    }
  }
  const widest = Math.max(...out.map(({ b }) => b));
  return out.map(({ a, b, turn }) => ({ a: a / widest, b: b / widest, turn }));
}

function flat(pen: Pen, material: Material, turn: number, up: number): string {
  const out = Math.sqrt(1 - up * up);
  const at = (swing: number): string => {
    const normal: Normal = [
      Math.sin(turn + swing) * out,
      up,
      Math.max(0, Math.cos(turn + swing)) * out,
    ];
    return colourAt(material, normal, pen);
  };
  return pen.linear(
    [
      [0, at(-0.22)],
      [0.5, at(0)],
      [1, at(0.22)],
    ],
    0,
    0,
    1,
    0.25,
  );
}

/** Belt of flat faces between two heights. */
function belt(
  pen: Pen,
  spec: Spec,
  box: Fanous,
  y1: number,
  w1: number,
  y2: number,
  w2: number,
): string {
  const up = (w2 - w1) / 2 / Math.hypot((w2 - w1) / 2, y2 - y1);
  return faces(box.sides)
    .map(({ a, b, turn }) => {
      const d = `M${n(box.cx + (a * w1) / 2)} ${n(y1)}L${n(box.cx + (b * w1) / 2)} ${n(y1)}L${n(box.cx + (b * w2) / 2)} ${n(y2)}L${n(box.cx + (a * w2) / 2)} ${n(y2)}Z`;
      return shape(
        d,
        flat(pen, spec.metal, turn, up),
        `stroke="${colourAt(spec.metal, [0.3, -0.5, 0.8], pen)}" stroke-width=".8"`,
      );
    })
    .join("");
}

/** Filigree over a face: stars and a lattice, cut from the metal. */
function screen(pen: Pen, spec: Spec, d: string, face: [number, number, number, number]): string {
  const [x1, x2, y1, y2] = face;
  const w = x2 - x1;
  const size = Math.max(0.35, Math.min(1.35, w / 40));
  const hot = pen.night ? hex(mix(pen.glow, rgb("#fffaf0"), 0.55)) : "#5c3c12";
  const stars: string[] = [];
  const rows = Math.max(3, Math.round((y2 - y1) / (26 * size)));
  const star = pen.piece(`<path d="${STAR}" fill="${hot}"/>`);
  const dot = pen.piece(`<circle r="3" fill="${hot}"/>`);
  for (let row = 0; row < rows; row++) {
    const y = y1 + ((row + 0.5) * (y2 - y1)) / rows;
    const narrow = `scale(${(Math.min(1, w / (w + 14)) * size).toFixed(2)} ${size.toFixed(2)})`;
    stars.push(
      row % 2 === 0
        ? star(x1 + w / 2, y, narrow)
        : dot(x1 + w * 0.24, y) + dot(x1 + w * 0.76, y) + dot(x1 + w / 2, y, "scale(.6)"),
    );
  }
  return shape(d, flat(pen, spec.metal, ((x1 + x2) / 2 - 400) / 400, 0)) + stars.join("");
}

function glassFace(
  pen: Pen,
  spec: Spec,
  box: Fanous,
  face: Face,
  y1: number,
  y2: number,
  w1: number,
  w2: number,
): string {
  const inset = 0.06 * (face.b - face.a);
  const x = (edge: number, w: number) => box.cx + (edge * w) / 2;
  const a = face.a + inset;
  const b = face.b - inset;
  const d = `M${n(x(a, w1))} ${n(y1)}L${n(x(b, w1))} ${n(y1)}L${n(x(b, w2))} ${n(y2)}L${n(x(a, w2))} ${n(y2)}Z`;
  if (spec.shade === "pierced" || spec.shade === undefined || spec.shade === "metal") {
    return screen(pen, spec, d, [x(a, (w1 + w2) / 2), x(b, (w1 + w2) / 2), y1, y2]);
  }
  const glass: Glass =
    spec.shade === "opal" || spec.shade === "amber" || spec.shade === "smoke"
      ? spec.shade
      : "clear";
  const warm = pen.night
    ? shape(
        d,
        pen.radial(lit(pen, 0.5), 0.5, 0.62, 0.75),
        `opacity="${glass === "clear" ? 0.3 : 0.62}"`,
      )
    : "";
  const glint = stroke(
    `M${n(x(a, w1) + 6)} ${n(y1 + 10)}L${n(x(a, w2) + 6)} ${n(y2 - 30)}`,
    "#ffffff",
    3,
    `opacity="${pen.night ? 0.12 : 0.55}" stroke-linecap="round"`,
  );
  return warm + pane(pen, d, glass) + glint;
}

function bars(
  pen: Pen,
  spec: Spec,
  box: Fanous,
  y1: number,
  y2: number,
  w1: number,
  w2: number,
): string {
  const edges = [
    ...new Set(faces(box.sides).flatMap(({ a, b }) => [a.toFixed(3), b.toFixed(3)])),
  ].map(Number);
  const dark = colourAt(spec.metal, [0.5, -0.4, 0.76], pen);
  const light = colourAt(spec.metal, [-0.44, 0.1, 0.89], pen);
  const width = Math.max(3, box.w / 34);
  return edges
    .map((edge) => {
      const d = `M${n(box.cx + (edge * w1) / 2)} ${n(y1)}L${n(box.cx + (edge * w2) / 2)} ${n(y2)}`;
      return (
        stroke(d, dark, width) +
        stroke(d, light, width * 0.4, `transform="translate(${n(-width * 0.16)} 0)"`)
      );
    })
    .join("");
}

/** Draws a lantern; `inner` draws what stands inside its glass. */
export function fanous(pen: Pen, spec: Spec, box: Fanous): void {
  const { cx, top, h, w } = box;
  const at = (t: number) => top + h * t;
  const foot = 0.8 + spec.chance("foot") * 0.14;
  const dome = smooth(
    [
      [at(0.0), w * 0.05],
      [at(0.05), w * 0.1],
      [at(0.1), w * 0.24],
      [at(0.17), w * 0.35],
      [at(0.215), w * 0.36],
    ],
    5,
  );
  pen.add(
    stroke(
      `M${n(cx)} ${n(at(-0.1))}a${n(w * 0.06)} ${n(w * 0.06)} 0 1 0 .1 0Z`,
      colourAt(spec.metal, [-0.2, 0.3, 0.93], pen),
      w * 0.022,
    ),
  );
  pen.add(ball(pen, cx, at(-0.005), w * 0.045, spec.metal));
  const back = pen.night
    ? pen.radial([
        [0, hex(mix(pen.glow, rgb("#7a4312"), 0.5)), 0.8],
        [1, "#3a210c", 0.5],
      ])
    : "#4d3a20";
  const body = `M${n(cx - w / 2)} ${n(at(0.29))}H${n(cx + w / 2)}L${n(cx + (w * foot) / 2)} ${n(at(0.82))}H${n(cx - (w * foot) / 2)}Z`;
  const pierced = spec.shade === "pierced" || spec.shade === undefined || spec.shade === "metal";
  pen.add(shape(body, back, `opacity="${pierced ? 1 : pen.night ? 0.5 : 0.12}"`));
  if (!pierced) box.inner?.();
  for (const face of faces(box.sides))
    pen.add(glassFace(pen, spec, box, face, at(0.3), at(0.81), w, w * foot));
  pen.add(bars(pen, spec, box, at(0.29), at(0.82), w, w * foot));
  pen.add(
    belt(pen, spec, box, at(0.27), w * 1.06, at(0.305), w * 1.06),
    belt(pen, spec, box, at(0.2), w * 0.72, at(0.27), w * 1.08),
  );
  pen.add(lathe(pen, { cx, profile: dome, material: spec.metal, k: 0.05 }));
  pen.add(
    belt(pen, spec, box, at(0.8), w * foot * 1.05, at(0.84), w * foot * 1.05),
    belt(pen, spec, box, at(0.84), w * foot, at(0.92), w * foot * 0.42),
  );
  pen.add(
    ball(pen, cx, at(0.95), w * 0.055, spec.metal),
    ball(pen, cx, at(0.985), w * 0.03, spec.metal),
  );
}
