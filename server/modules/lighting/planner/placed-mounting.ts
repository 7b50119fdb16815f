import { type Mounting, MOUNTINGS } from "#contract/lighting/mountings.ts";
import { type CartItem, codeOf, numberOf } from "../items/cart-item.ts";
import { needsLamps } from "../items/item-kinds.ts";

/**
 * The mounting of a light, or of a fitting for lamps; undefined: rooms are not planned with it, as
 * with floodlights.
 */
export function placedMounting(item: CartItem): Mounting | undefined {
  const { facts, categoryCodes } = item;
  if (categoryCodes.includes("outdoor-lights")) return undefined;
  if (!numberOf({ facts }, "luminous_flux") && !needsLamps(item)) return undefined;
  if (categoryCodes.includes("led-strips"))
    return numberOf({ facts }, "length_mm") ? "strip" : undefined;
  return MOUNTINGS.find((mounting) => mounting === codeOf({ facts }, "mounting"));
}
