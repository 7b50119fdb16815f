import { codeOf, numberOf, type CartItem } from "../items/cart-item.ts";
import { type Finding, idsOf, type Requirement } from "../items/finding.ts";
import { DRIVERS, isDriver } from "../items/item-kinds.ts";
import { isWaterproof, WATERPROOF } from "./wet-places.ts";

const LOW_VOLTAGE = /^dc-(\d+)$/;

/** Low-voltage lights with a separate driver, when no driver in the cart has enough power. */
export function findDrivers(items: readonly CartItem[]): Finding[] {
  const fed = items.filter(needsDriver);
  const voltages = new Set(fed.map((item) => codeOf(item, "voltage") ?? ""));
  return [...voltages].flatMap((voltage) =>
    findOf(
      voltage,
      fed.filter((item) => codeOf(item, "voltage") === voltage),
      items.filter(
        (item) => isDriver(item) && (codeOf(item, "output_voltage") ?? voltage) === voltage,
      ),
    ),
  );
}

function needsDriver(item: CartItem): boolean {
  return (
    !isDriver(item) &&
    codeOf(item, "driver") === "separate" &&
    LOW_VOLTAGE.test(codeOf(item, "voltage") ?? "")
  );
}

function findOf(voltage: string, fed: CartItem[], drivers: CartItem[]): Finding[] {
  const load = fed.reduce((sum, item) => sum + item.quantity * wattsOf(item), 0);
  const need = withReserve(load);
  const supplied = drivers.map((item) => item.quantity * (numberOf(item, "output_w") ?? Infinity));
  const have = supplied.reduce((sum, watts) => sum + watts, 0);
  if (drivers.length > 0 && have >= need) return [];
  const largest = Math.max(...fed.map((item) => withReserve(wattsOf(item))));
  return [
    {
      rule: drivers.length > 0 ? "driver-power" : "driver",
      severity: drivers.length > 0 ? "clash" : "miss",
      variantIds: idsOf(fed),
      values: { voltage: Number(LOW_VOLTAGE.exec(voltage)?.[1]), load, need, have },
      resolution: requirementFor(voltage, { largest, missing: need - have, fed }),
    },
  ];
}

function requirementFor(
  voltage: string,
  { largest, missing, fed }: { largest: number; missing: number; fed: CartItem[] },
): Requirement {
  const isWet = fed.some((item) => isWaterproof(codeOf(item, "ip_rating")));
  return {
    from: null,
    quantity: 1,
    category: DRIVERS,
    facts: { output_voltage: voltage },
    // One strip needs one driver: two small ones cannot replace a large one.
    atLeast: { output_w: Math.max(largest, 1) },
    share: { code: "output_w", total: Math.max(missing, 1) },
    ...(isWet && { oneOf: { ip_rating: WATERPROOF } }),
  };
}

function wattsOf(item: CartItem): number {
  return numberOf(item, "power_w") ?? 0;
}

/** A driver lasts longer with a 20 % reserve: 50 W need a 60 W driver. */
function withReserve(watts: number): number {
  return Math.ceil(Number(((watts * 6) / 5).toFixed(3)));
}
