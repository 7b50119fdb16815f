import { SEVERITIES } from "#contract/lighting/finding-words.ts";
import type { CartItem } from "./items/cart-item.ts";
import type { CartRule, Finding } from "./items/finding.ts";
import { findCylinders } from "./rules/cylinders.ts";
import { findDimmers } from "./rules/dimmers.ts";
import { findDoorHandles } from "./rules/door-handles.ts";
import { findDrivers } from "./rules/drivers.ts";
import { findLampCaps } from "./rules/lamp-caps.ts";
import { findLampPower } from "./rules/lamp-power.ts";
import { findLamps } from "./rules/lamps.ts";
import { findLightColours } from "./rules/light-colours.ts";
import { findTracks } from "./rules/tracks.ts";
import { findWetPlaces } from "./rules/wet-places.ts";

const RULES: CartRule[] = [
  findDrivers,
  findTracks,
  findLamps,
  findLampPower,
  findWetPlaces,
  findDimmers,
  findCylinders,
  findDoorHandles,
  findLightColours,
  findLampCaps,
];

/**
 * The findings about a cart, the most severe first. An item that already has another finding gets
 * no hint.
 */
export function checkItems(items: readonly CartItem[]): Finding[] {
  const findings = allFindings(items).toSorted(
    (a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity),
  );
  const about = findings.map(({ variantIds }) => variantIds[0]);
  return findings.filter(
    ({ severity, variantIds: [first] }, index) =>
      severity !== "hint" || about.indexOf(first) === index,
  );
}

/** The findings of every rule. Missing attributes cause no finding. */
export function allFindings(items: readonly CartItem[]): Finding[] {
  return RULES.flatMap((rule) => rule(items));
}
