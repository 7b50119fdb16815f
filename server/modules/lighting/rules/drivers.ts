import { type Found, idsOf, type Wish } from "../things/finding.ts";
import { DRIVERS, isDriver } from "../things/kinds.ts";
import { codeOf, numberOf, type Thing } from "../things/thing.ts";
import { isWaterproof, WATERPROOF } from "./wet-places.ts";

const LOW_VOLTAGE = /^dc-(\d+)$/;

/** Low-voltage light whose driver is bought separately, without a driver of enough power. */
export function findDrivers(things: readonly Thing[]): Found[] {
  const fed = things.filter(needsDriver);
  const voltages = new Set(fed.map((thing) => codeOf(thing, "voltage") ?? ""));
  return [...voltages].flatMap((voltage) =>
    findOf(
      voltage,
      fed.filter((thing) => codeOf(thing, "voltage") === voltage),
      things.filter(
        (thing) => isDriver(thing) && (codeOf(thing, "output_voltage") ?? voltage) === voltage,
      ),
    ),
  );
}

function needsDriver(thing: Thing): boolean {
  return (
    !isDriver(thing) &&
    codeOf(thing, "driver") === "separate" &&
    LOW_VOLTAGE.test(codeOf(thing, "voltage") ?? "")
  );
}

function findOf(voltage: string, fed: Thing[], drivers: Thing[]): Found[] {
  const load = fed.reduce((sum, thing) => sum + thing.quantity * wattsOf(thing), 0);
  const need = withReserve(load);
  const given = drivers.map((thing) => thing.quantity * (numberOf(thing, "output_w") ?? Infinity));
  const have = given.reduce((sum, watts) => sum + watts, 0);
  if (drivers.length > 0 && have >= need) return [];
  const largest = Math.max(...fed.map((thing) => withReserve(wattsOf(thing))));
  return [
    {
      rule: drivers.length > 0 ? "driver-power" : "driver",
      severity: drivers.length > 0 ? "clash" : "miss",
      variantIds: idsOf(fed),
      values: { voltage: Number(LOW_VOLTAGE.exec(voltage)?.[1]), load, need, have },
      wish: wishFor(voltage, { largest, missing: need - have, fed }),
    },
  ];
}

function wishFor(
  voltage: string,
  { largest, missing, fed }: { largest: number; missing: number; fed: Thing[] },
): Wish {
  const isWet = fed.some((thing) => isWaterproof(codeOf(thing, "ip_rating")));
  return {
    from: null,
    quantity: 1,
    category: DRIVERS,
    facts: { output_voltage: voltage },
    // One strip hangs on one driver: two small ones do not make a large one.
    atLeast: { output_w: Math.max(largest, 1) },
    share: { code: "output_w", total: Math.max(missing, 1) },
    ...(isWet && { oneOf: { ip_rating: WATERPROOF } }),
  };
}

function wattsOf(thing: Thing): number {
  return numberOf(thing, "power_w") ?? 0;
}

/** A driver lives long with a fifth to spare: 50 W want one of 60 W. */
function withReserve(watts: number): number {
  return Math.ceil(Number(((watts * 6) / 5).toFixed(3)));
}
