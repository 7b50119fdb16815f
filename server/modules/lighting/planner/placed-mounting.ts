import { type Mounting, MOUNTINGS } from "#contract/lighting/mountings.ts";
import { type CartItem, codeOf, numberOf } from "../items/cart-item.ts";
import { needsLamps } from "../items/item-kinds.ts";

/** How a light, or a fitting that lamps go into, is held in a room; undefined: a room is not planned with it, as with floodlights. */
export function placedMounting(item: CartItem): Mounting | undefined {
  const { facts, categoryCodes } = item;
  if (categoryCodes.includes("outdoor-lights")) return undefined;
  if (!numberOf({ facts }, "luminous_flux") && !needsLamps(item)) return undefined;
  if (categoryCodes.includes("led-strips"))
    return numberOf({ facts }, "length_mm") ? "strip" : undefined;
  return MOUNTINGS.find((mounting) => mounting === codeOf({ facts }, "mounting"));
}
