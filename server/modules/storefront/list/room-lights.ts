import { MOUNTINGS } from "#contract/lighting/mountings.ts";
import type { FacetCount } from "../product-index/index.ts";

/** Facts of light sources, and of fittings that take lamps. */
const LIGHT_FACTS = new Set(["luminous_flux", "lamp_count", "cap"]);

/**
 * Whether the counted rows include lights that are fixed in a room, before any filter is chosen.
 */
export function hasRoomLights(rows: readonly Pick<FacetCount, "code" | "value">[]): boolean {
  const givesLight = rows.some(({ code }) => LIGHT_FACTS.has(code));
  const isFixed = rows.some(
    ({ code, value }) => code === "mounting" && MOUNTINGS.some((mounting) => mounting === value),
  );
  return givesLight && isFixed;
}
