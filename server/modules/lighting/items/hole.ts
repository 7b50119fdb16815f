import type { Hole } from "#contract/lighting/planner-endpoints.ts";
import { type CartItem, codeOf, numberOf } from "./cart-item.ts";

type Facts = Pick<CartItem, "facts">;

/** The hole that a light is built into; null where nobody wrote it down. It is as round as the light. */
export function holeOf(item: Facts): Hole | null {
  const size = numberOf(item, "cutout_mm");
  if (size === undefined || codeOf(item, "mounting") !== "recessed") return null;
  return { shape: isRound(item) ? "round" : "square", size };
}

/** What has two sides and no diameter has corners. */
export function isRound(item: Facts): boolean {
  const has = (code: string) => numberOf(item, code) !== undefined;
  return has("diameter_mm") || !(has("length_mm") && has("width_mm"));
}
