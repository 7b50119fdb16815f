import { candle, globe } from "../../parts/glass.ts";
import { fabric } from "../../parts/fabric.ts";
import { halo, pool } from "../../studio/light.ts";
import type { Material } from "../../studio/materials.ts";
import { BELOW, canopy, turnedCap } from "../../parts/fixings.ts";
import { n, type Pen } from "../../studio/pen.ts";
import { ball, lathe, smooth } from "../../studio/solids.ts";
import { chain, tube } from "../../studio/strokes.ts";
import { scaled, type Family, type Spec } from "../../spec.ts";
import { pendeloque } from "../../parts/crystal.ts";
import { glassOf } from "../pendants/globe-pendant.ts";

interface Tier {
  arms: number;
  reach: number;
  hub: number;
  rise: number;
  turn: number;
  light: number;
}

interface Arm {
  x: number;
  y: number;
  depth: number;
  side: number;
}

function armsOf(tier: Tier): Arm[] {
  const arms = Array.from({ length: tier.arms }, (_, i): Arm => {
    const angle = tier.turn + (i / tier.arms) * Math.PI * 2;
    const depth = Math.cos(angle);
    const side = Math.sin(angle);
    return {
      x: 400 + side * tier.reach,
      y: tier.hub - tier.rise - depth * tier.reach * 0.15,
      depth,
      side,
    };
  });
  return arms.toSorted((a, b) => a.depth - b.depth);
}

/** S-shaped arm out of the hub, down and up again to its cup. */
function armPath(tier: Tier, arm: Arm, straight: boolean): string {
  const { side } = arm;
  const x = (t: number) => n(400 + side * tier.reach * t);
  const lean = -arm.depth * tier.reach * 0.15;
  if (straight)
    return `M${x(0.03)} ${n(tier.hub)}L${x(0.9)} ${n(tier.hub + lean * 0.8)}Q${x(1)} ${n(tier.hub + lean)} ${x(1)} ${n(arm.y)}`;
  const dip = tier.hub + 74 + lean * 0.8;
  return `M${x(0.04)} ${n(tier.hub - 18)}C${x(0.14)} ${n(tier.hub - 74)} ${x(0.34)} ${n(tier.hub - 40)} ${x(0.46)} ${n(tier.hub + 18 + lean * 0.4)}S${x(0.8)} ${n(dip + 4)} ${x(0.93)} ${n(tier.hub + 14 + lean)}Q${x(1)} ${n(tier.hub - 6 + lean)} ${x(1)} ${n(arm.y)}`;
}

/** Centre column turned from vases and balls. */
function column(pen: Pen, metal: Material, top: number, low: number, fat: number): string {
  const span = low - top;
  const at = (t: number, r: number): [number, number] => [top + span * t, r * fat];
  const profile = smooth(
    [
      at(0, 5),
      at(0.04, 9),
      at(0.07, 7),
      at(0.2, 8),
      at(0.3, 20),
      at(0.38, 26),
      at(0.46, 11),
      at(0.5, 9),
      at(0.54, 17),
      at(0.58, 11),
      at(0.68, 24),
      at(0.78, 36),
      at(0.86, 30),
      at(0.93, 10),
      at(0.97, 8),
      at(1, 2),
    ],
    3,
  );
  return (
    lathe(pen, { cx: 400, profile, material: metal, k: 0.08, fine: false }) +
    ball(pen, 400, low + 8, 13 * fat, metal)
  );
}

/** Cup with its candle, globe or shade, standing at (0, 0). */
function headOf(pen: Pen, spec: Spec, size: number): string {
  const cup = turnedCap(
    pen,
    0,
    [
      [-10, size * 0.3],
      [-5, size * 0.36],
      [4, size * 0.14],
      [12, size * 0.1],
    ],
    spec.metal,
    0.1,
  );
  const drops =
    spec.shade === "crystal"
      ? [-0.3, 0, 0.3]
          .map((t) => pendeloque(pen)(t * size, 6 + (t === 0 ? 6 : 0), "scale(.62)"))
          .join("")
      : "";
  if (spec.shade === "linen") {
    const body = fabric(
      pen,
      0,
      [
        [-size * 1.9, size * 0.34],
        [-size * 0.95, size * 0.66],
      ],
      BELOW,
    );
    return candle(pen, 0, -10, size * 1.1) + body + cup;
  }
  if (
    spec.shade === "opal" ||
    spec.shade === "clear" ||
    spec.shade === "amber" ||
    spec.shade === "smoke"
  ) {
    const glass = glassOf(spec);
    const inner = glass === "opal" ? "" : candle(pen, 0, -8, size * 1.1);
    return inner + globe(pen, 0, -8 - size * 0.58, size * 0.62, glass) + cup;
  }
  return candle(pen, 0, -8, size * 1.75) + cup + drops;
}

function drawTier(pen: Pen, spec: Spec, tier: Tier, middle: string): void {
  const straight =
    spec.shade === "opal" || spec.shade === "smoke" || spec.shade === "amber"
      ? spec.chance("arm") < 0.75
      : false;
  const head = pen.piece(pen.unlit(() => headOf(pen, spec, tier.light)));
  const draw = (arm: Arm) => {
    pen.add(tube(pen, armPath(tier, arm, straight), 9.5 + arm.depth * 1.2, spec.metal));
    pen.add(head(arm.x, arm.y - 4, `scale(${(1 + arm.depth * 0.07).toFixed(3)})`));
    halo(pen, "front", arm.x, arm.y - tier.light * 0.9, tier.light * 2, 0.55);
  };
  const arms = armsOf(tier);
  for (const arm of arms.filter(({ depth }) => depth < 0.05)) draw(arm);
  pen.add(middle);
  for (const arm of arms.filter(({ depth }) => depth >= 0.05)) draw(arm);
}

export const armChandelier: Family = {
  place: "hanging",
  draw(pen: Pen, spec: Spec): void {
    const total = Math.max(3, Math.min(18, spec.count ?? 6));
    const tiers = spec.tiers ?? 1;
    const reach = scaled(spec.fact(["diameter_mm", "width_mm"], 700), 400, 1200, 260, 310);
    const upper = tiers > 1 ? Math.floor(total / 3) : 0;
    const light = total > 9 ? 48 : 66;
    const hub = 660;
    const turn = 0.35 + spec.chance("turn") * 0.4;
    const main: Tier = { arms: total - upper, reach, hub, rise: 20, turn, light };
    pen.add(chain(pen, 400, 30, 330, spec.metal, 12), canopy(pen, 400, 120, spec.metal));
    const middle = column(pen, spec.metal, 330, 770, 0.85 + spec.chance("fat") * 0.35);
    drawTier(pen, spec, main, middle);
    if (upper > 0)
      drawTier(
        pen,
        spec,
        {
          arms: upper,
          reach: reach * 0.55,
          hub: 500,
          rise: 16,
          turn: turn + 0.5,
          light: light * 0.9,
        },
        "",
      );
    halo(pen, "back", 400, 560, 430, 0.6, 0.9);
    pool(pen, 400, 985, 500, 95, 0.6);
    pen.focus = [400 - reach - 30, 380, reach * 2 + 60, 430];
  },
};
