import { type Mounting, MOUNTINGS } from "#contract/lighting/mountings.ts";
import { type CartItem, codeOf, numberOf } from "../items/cart-item.ts";

/**
 * How a light sold with its light source is mounted in a room; undefined: not for room planning,
 * such as floodlights.
 */
export function placedMounting({
  facts,
  categoryCodes,
}: Pick<CartItem, "facts" | "categoryCodes">): Mounting | undefined {
  if (categoryCodes.includes("outdoor-lights")) return undefined;
  if (!numberOf({ facts }, "luminous_flux")) return undefined;
  if (categoryCodes.includes("led-strips"))
    return numberOf({ facts }, "length_mm") ? "strip" : undefined;
  return MOUNTINGS.find((mounting) => mounting === codeOf({ facts }, "mounting"));
}
