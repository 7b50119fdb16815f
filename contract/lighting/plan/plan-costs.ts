import { floorArea } from "../room/room.ts";
import { type Plan, type PlannedLight, roomOf } from "./plan.ts";
import { reelsFor } from "./strip-reels.ts";

/** The shop's data about a light that the calculation of costs needs. */
export interface CostedLight {
  variantId: number;
  power: number | null;
  /** For strips, the length in mm of a piece as sold; else null. */
  reel: number | null;
  price: { amount: number };
  /** Bought with each fitting that is sold without its light source. */
  lamps?: {
    variant: { variantId: number; price: { amount: number } };
    quantity: number;
  } | null;
}

export interface PlanCosts {
  /** Units of each variant, in order of first appearance in the plan; lamps at the end. */
  parts: { variantId: number; quantity: number }[];
  /** Piastres. */
  price: number;
  watts: number;
  wattsPerSquareMetre: number;
  /** Piastres. */
  electricityAYear: number;
}

const DAYS_A_YEAR = 365;
const WATTS = 1000;

/** `tariff`: piastres per kilowatt-hour. */
export function planCosts(
  plan: Plan,
  known: ReadonlyMap<number, CostedLight>,
  { tariff, hoursADay }: { tariff: number; hoursADay: number },
): PlanCosts {
  const ids = [...new Set(plan.lights.map(({ variantId }) => variantId))];
  const kinds = ids.flatMap((variantId) => {
    const light = known.get(variantId);
    const planned = plan.lights.filter((one) => one.variantId === variantId);
    return light ? [{ light, ...amountOf(planned, light.reel) }] : [];
  });
  const watts = kinds.reduce((sum, { light, used }) => sum + (light.power ?? 0) * used, 0);
  const lamps = lampsOf(kinds);
  const bought = kinds.map(({ light: { variantId, price }, quantity }) => ({
    variantId,
    price,
    quantity,
  }));
  const all = [...bought, ...lamps];
  return {
    parts: all.map(({ variantId, quantity }) => ({ variantId, quantity })),
    price: all.reduce((sum, { price, quantity }) => sum + price.amount * quantity, 0),
    watts: Math.round(watts * 10) / 10,
    wattsPerSquareMetre: watts / floorArea(roomOf(plan)),
    electricityAYear: Math.round((watts / WATTS) * hoursADay * DAYS_A_YEAR * tariff),
  };
}

/** Lamps for fittings sold without them, one entry per kind. */
function lampsOf(kinds: readonly { light: CostedLight; quantity: number }[]) {
  const lamps = new Map<
    number,
    { variantId: number; price: { amount: number }; quantity: number }
  >();
  for (const { light, quantity } of kinds) {
    if (!light.lamps) continue;
    const { variantId, price } = light.lamps.variant;
    const before = lamps.get(variantId)?.quantity ?? 0;
    lamps.set(variantId, { variantId, price, quantity: before + quantity * light.lamps.quantity });
  }
  return [...lamps.values()];
}

/** Pieces to buy, and how many of them give light: offcuts of strips do not. */
function amountOf(planned: readonly PlannedLight[], reel: number | null) {
  const runs = planned.flatMap(({ run }) => run?.length ?? []);
  if (reel === null || runs.length === 0) return { quantity: planned.length, used: planned.length };
  const length = runs.reduce((sum, run) => sum + run, 0);
  return { quantity: reelsFor(runs, reel), used: length / reel };
}
