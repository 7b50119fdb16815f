import { type Mounting, MOUNTINGS } from "#contract/lighting/mountings.ts";
import { type CartItem, codeOf, numberOf } from "../items/cart-item.ts";

/** How a light that is sold with its light is held in a room; undefined: a room is not planned with it, as with floodlights. */
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
