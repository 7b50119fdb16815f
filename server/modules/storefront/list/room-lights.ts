import { MOUNTINGS } from "#contract/lighting/mountings.ts";
import type { FacetRow } from "./count-facets.ts";

/** What gives light by itself, and fittings that lamps go into. */
const LIGHT_FACTS = new Set(["luminous_flux", "lamp_count", "cap"]);

/** Whether lights that are fixed in a room are among what was counted, before anything is chosen. */
export function hasRoomLights(rows: readonly Pick<FacetRow, "code" | "value">[]): boolean {
  const givesLight = rows.some(({ code }) => LIGHT_FACTS.has(code));
  const isFixed = rows.some(
    ({ code, value }) => code === "mounting" && MOUNTINGS.some((mounting) => mounting === value),
  );
  return givesLight && isFixed;
}
