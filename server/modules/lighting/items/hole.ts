import type { Hole } from "#contract/lighting/planner-endpoints.ts";
import { type CartItem, codeOf, numberOf } from "./cart-item.ts";

type Facts = Pick<CartItem, "facts">;

/** The cut-out of a recessed light, round if the light is; null if it is not stated. */
export function holeOf(item: Facts): Hole | null {
  const size = numberOf(item, "cutout_mm");
  if (size === undefined || codeOf(item, "mounting") !== "recessed") return null;
  return { shape: isRound(item) ? "round" : "square", size };
}

/** Lights with two sides and no diameter have corners. */
export function isRound(item: Facts): boolean {
  const has = (code: string) => numberOf(item, code) !== undefined;
  return has("diameter_mm") || !(has("length_mm") && has("width_mm"));
}
