import { bead, cutBall, pendeloque, prism, type Piece } from "../../parts/crystal.ts";
import { stripFill } from "../../parts/inside.ts";
import { halo, pool } from "../../studio/light.ts";
import { canopy } from "../../parts/fixings.ts";
import { n, type Pen } from "../../studio/pen.ts";
import { ringPath, shape, turned } from "../../studio/solids.ts";
import { chain, wire } from "../../studio/strokes.ts";
import { scaled, type Family, type Spec } from "../../spec.ts";

const K = 0.16;

/** Metal hoop that crystal hangs from. */
function hoop(pen: Pen, spec: Spec, y: number, r: number, h = 15): { far: string; near: string } {
  const far = `M${n(400 - r)} ${n(y)}A${n(r)} ${n(r * K)} 0 0 0 ${n(400 + r)} ${n(y)}`;
  return {
    far: `<path d="${far}" fill="none" stroke="${turned(pen, spec.metal, -0.5)}" stroke-width="9"/>`,
    near: shape(ringPath(400, y - h, r, y, r, K), turned(pen, spec.metal, 0.05)),
  };
}

/** Pieces hung round a hoop; the near half only, or the far half only. */
function hungRound(
  pieces: Piece[],
  y: number,
  r: number,
  around: number,
  near: boolean,
  shift = 0,
): string {
  const out: string[] = [];
  for (let i = 0; i < around; i++) {
    const turn = ((i + shift) / around) * Math.PI * 2;
    const depth = Math.cos(turn);
    if (depth > 0 !== near) continue;
    const piece = pieces[(i * 7 + Math.floor(i / 3)) % pieces.length] as Piece;
    out.push(
      piece(
        400 + r * Math.sin(turn),
        y - r * K * depth,
        `scale(${(0.88 + 0.12 * Math.abs(depth)).toFixed(2)} 1)`,
      ),
    );
  }
  return out.join("");
}

/** Strings of beads that sweep from a small hoop to a large one. */
function swags(
  pieces: Piece[],
  top: [number, number],
  low: [number, number],
  strings: number,
  beads: number,
  sag: number,
): string {
  const out: string[] = [];
  for (let s = 0; s < strings; s++) {
    const turn = (((s + 0.5) / strings) * 2 - 1) * 1.5;
    for (let b = 0; b <= beads; b++) {
      const t = b / beads;
      const r = top[1] + (low[1] - top[1]) * t ** sag;
      const y = top[0] + (low[0] - top[0]) * t - r * K * Math.cos(turn);
      out.push((pieces[(s + b) % pieces.length] as Piece)(400 + r * Math.sin(turn), y));
    }
  }
  return out.join("");
}

/** Tent of bead strings above the hoop, bag of them below. */
function empire(pen: Pen, spec: Spec, r: number): void {
  const beads = [bead(pen, 0), bead(pen, 1), bead(pen, 2)];
  const drops = [pendeloque(pen, 0), pendeloque(pen, 1), pendeloque(pen, 2)];
  const crown = hoop(pen, spec, 330, r * 0.24, 18);
  const main = hoop(pen, spec, 570, r, 26);
  pen.add(crown.far, main.far, hungRound(drops, 574, r, 36, false));
  pen.add(swags(beads, [338, r * 0.24], [548, r * 0.96], 15, 17, 2.2), crown.near);
  pen.add(swags(beads, [590, r * 0.94], [790, r * 0.1], 13, 14, 0.62));
  pen.add(main.near, hungRound(drops, 574, r, 36, true), hungRound(drops, 334, r * 0.24, 14, true));
  pen.add(cutBall(pen)(400, 812));
  halo(pen, "front", 400, 590, r * 1.05, 0.55, 0.8);
}

/** Hoops one under the other, hung with prisms. */
function cascade(pen: Pen, spec: Spec, r: number, tiers: number, growing: boolean): void {
  const h = tiers > 3 ? 96 : 124;
  const prisms = [prism(pen, h, 0), prism(pen, h, 1), prism(pen, h, 2), prism(pen, h - 14, 1)];
  const top = 560 - (tiers * (h - 26)) / 2;
  const order = Array.from({ length: tiers }, (_, i) => i);
  for (const i of order.toReversed()) {
    const share = growing
      ? 0.45 + (0.55 * i) / Math.max(1, tiers - 1)
      : 1 - (0.62 * i) / Math.max(1, tiers - 0.4);
    const radius = r * (tiers === 1 ? 1 : share);
    const y = top + i * (h - 26);
    const one = hoop(pen, spec, y, radius);
    const around = Math.max(16, Math.round(radius / 4.6));
    pen.add(one.far, hungRound(prisms, y, radius, around, false));
    pen.add(
      `<ellipse cx="400" cy="${n(y + h * 0.4)}" rx="${n(radius * 0.8)}" ry="${n(h * 0.4)}" fill="${stripFill(pen)}" opacity="${pen.night ? 0.75 : 0.25}" filter="${pen.blur(16, radius * 1.6, h * 0.8)}"/>`,
    );
    pen.add(hungRound(prisms, y, radius, around, true, 0.5), one.near);
    halo(pen, "front", 400, y + h * 0.5, radius * 1.15, 0.42, 0.5);
  }
}

export const crystalChandelier: Family = {
  place: "hanging",
  draw(pen: Pen, spec: Spec): void {
    const r = scaled(spec.fact(["diameter_mm", "width_mm"], 700), 400, 1200, 245, 305);
    const tiers = Math.max(1, Math.min(5, spec.tiers ?? 1));
    pen.add(canopy(pen, 400, 150, spec.metal, 28));
    halo(pen, "back", 400, 560, r * 1.9, 0.7);
    const classic = tiers <= 2 && spec.chance("kind") < 0.6;
    if (classic) {
      pen.add(chain(pen, 400, 30, 322, spec.metal, 11));
      empire(pen, spec, r);
      pen.focus = [400 - r, 320, r * 2, 520];
    } else {
      const top = 560 - tiers * 49;
      for (const side of [-0.36, 0.36])
        pen.add(wire(pen, 400 + side * 120, 28, 400 + side * r, top - 10, 2.2));
      cascade(pen, spec, r, tiers, tiers > 2 && spec.chance("grow") < 0.4);
      pen.focus = [400 - r, top - 60, r * 2, tiers * 98 + 130];
    }
    pool(pen, 400, 985, 480, 95, 0.65);
  },
};
