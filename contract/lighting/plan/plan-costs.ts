import { floorArea } from "../room/room.ts";
import { type Plan, roomOf } from "./plan.ts";

/** What the plan's arithmetic needs of a light in the shop. */
export interface CostedLight {
  variantId: number;
  power: number | null;
  price: { amount: number };
}

export interface PlanCosts {
  /** Units of each variant, in the order in which they first stand in the plan. */
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

/** `tariff`: piastres for a kilowatt-hour. */
export function planCosts(
  plan: Plan,
  known: ReadonlyMap<number, CostedLight>,
  { tariff, hoursADay }: { tariff: number; hoursADay: number },
): PlanCosts {
  const counts = new Map<number, number>();
  for (const { variantId } of plan.lights) {
    if (known.has(variantId)) counts.set(variantId, (counts.get(variantId) ?? 0) + 1);
  }
  const parts = [...counts].map(([variantId, quantity]) => ({ variantId, quantity }));
  const sum = (value: (light: CostedLight) => number) =>
    parts.reduce((total, { variantId, quantity }) => {
      const light = known.get(variantId);
      return total + (light ? value(light) * quantity : 0);
    }, 0);
  const watts = sum(({ power }) => power ?? 0);
  return {
    parts,
    price: sum(({ price }) => price.amount),
    watts,
    wattsPerSquareMetre: watts / floorArea(roomOf(plan)),
    electricityAYear: Math.round((watts / WATTS) * hoursADay * DAYS_A_YEAR * tariff),
  };
}
