import { head } from "../../parts/spot.ts";
import { beam, halo, pool } from "../../studio/light.ts";
import { colourAt } from "../../studio/materials.ts";
import { plate } from "../../parts/plates.ts";
import { n, type Pen } from "../../studio/pen.ts";
import { rect, shape } from "../../studio/solids.ts";
import { tube } from "../../studio/strokes.ts";
import { stripFill } from "../../parts/inside.ts";
import { scaled, type Family, type Spec } from "../../spec.ts";

const Y = 214;

function rail(pen: Pen, spec: Spec): void {
  const face = pen.linear(
    [
      [0, colourAt(spec.metal, [-0.2, 0.6, 0.77], pen)],
      [0.3, colourAt(spec.metal, [-0.42, 0.1, 0.9], pen)],
      [1, colourAt(spec.metal, [0, -0.3, 0.95], pen)],
    ],
    0,
    0,
    0,
    1,
  );
  const under = `M60 ${Y}H740L722 ${Y + 26}H78Z`;
  pen.add(rect(64, Y - 30, 680, 34, "#160d04", 4, `opacity=".3" filter="${pen.blur(9, 680, 34)}"`));
  pen.add(
    rect(60, Y - 30, 680, 30, face, 2),
    shape(under, colourAt(spec.metal, [0, -0.8, 0.6], pen)),
  );
  pen.add(
    shape(`M72 ${Y + 9}H728L722 ${Y + 18}H78Z`, "#080706"),
    rect(76, Y + 11, 648, 1.6, "#c98d4a", 0, `opacity=".7"`),
  );
}

export const trackSpot: Family = {
  place: "ceiling",
  draw(pen: Pen, spec: Spec): void {
    const count = Math.max(1, Math.min(4, spec.count ?? 1));
    const slim = scaled(spec.fact(["diameter_mm"], 85), 35, 90, 0.68, 1);
    const r = (count === 1 ? 92 : count === 2 ? 74 : 58) * slim;
    const long = scaled(spec.fact(["height_mm", "length_mm"], 150), 60, 300, 2, 3) / slim ** 0.6;
    rail(pen, spec);
    const linear = /linear|laser|grille/.test(spec.code);
    if (linear) grille(pen, spec);
    else for (let i = 0; i < count; i++) spot(pen, spec, i, count, r, r * long);
    pool(pen, 400, 985, 460, 90, 0.7);
    pen.focus = [90, Y - 40, 620, linear ? 170 : r * long + 170];
  },
};

function spot(pen: Pen, spec: Spec, i: number, count: number, r: number, h: number): void {
  const x = 400 + (i - (count - 1) / 2) * (580 / Math.max(2.4, count));
  const turn = count === 1 ? 24 : (i % 2 === 0 ? 1 : -1) * (12 + spec.chance(`turn${i}`) * 14);
  const y = Y + 92;
  pen.add(plate(pen, spec.metal, { x: x - r * 0.75, y: Y + 8, w: r * 1.5, h: 34, r: 4, edge: 3 }));
  pen.add(tube(pen, `M${n(x)} ${Y + 40}V${y + 6}`, 18, spec.metal));
  pen.add(
    `<g transform="translate(${n(x)} ${y}) rotate(${n(turn)}) translate(0 ${n(-r * 0.3)})">`,
    head(pen, spec.metal, {
      r,
      h,
      k: 0.3,
      baffle: spec.chance("baffle") < 0.5 ? "black" : spec.finish,
    }),
    `</g>`,
  );
  const a = (-turn * Math.PI) / 180;
  const [mx, my] = [x + Math.sin(a) * h * 0.86, y + Math.cos(a) * h * 0.86];
  beam(pen, mx, my, {
    from: r * 0.6,
    to: r * 2.6,
    length: 1040 - my,
    strength: 0.95,
    turn: -turn,
    soft: 15,
  });
  halo(pen, "front", mx, my, r * 1.5, 0.85, 0.8);
}

/** Row of small lenses in a bar that clips into a magnetic rail. */
function grille(pen: Pen, spec: Spec): void {
  pen.add(plate(pen, spec.metal, { x: 190, y: Y + 6, w: 420, h: 74, r: 4, edge: 4 }));
  for (let i = 0; i < 10; i++) {
    const x = 202 + i * 40;
    pen.add(rect(x, Y + 58, 34, 30, "#0b0908", 3), rect(x + 8, Y + 68, 18, 16, stripFill(pen), 3));
    halo(pen, "front", x + 17, Y + 78, 50, 0.7);
  }
  beam(pen, 400, Y + 84, { from: 205, to: 330, length: 700, strength: 0.8, soft: 24 });
}
