import { type Mounting, MOUNTINGS } from "#contract/lighting/mountings.ts";
import { type CartItem, codeOf, numberOf } from "../items/cart-item.ts";

/** A strip runs along a ceiling instead of shining from a place in it; a floodlight is for no room. */
const NOT_PLACED = ["led-strips", "outdoor-lights"];

/** How a light that is sold with its light is held at a ceiling; undefined: a room is not planned with it. */
export function placedMounting({
  facts,
  categoryCodes,
}: Pick<CartItem, "facts" | "categoryCodes">): Mounting | undefined {
  if (NOT_PLACED.some((code) => categoryCodes.includes(code))) return undefined;
  if (!numberOf({ facts }, "luminous_flux")) return undefined;
  return MOUNTINGS.find((mounting) => mounting === codeOf({ facts }, "mounting"));
}
