import { codeOf, codesOf, numberOf, type CartItem } from "./cart-item.ts";

export const LAMPS = "lamps";
export const DRIVERS = "drivers";
export const CYLINDERS = "cylinders";
export const TRACK_PARTS = "track-rails";

/** A bulb for a holder. Decided by category, even when attributes are missing. */
export function isLamp(item: CartItem): boolean {
  return item.categoryCodes.includes(LAMPS);
}

/** Converts mains to low voltage. */
export function isDriver(item: CartItem): boolean {
  return item.categoryCodes.includes(DRIVERS);
}

/** A length of track, or a part that joins, feeds or closes it. */
export function isTrackPart(item: CartItem): boolean {
  return item.categoryCodes.includes(TRACK_PARTS);
}

export function isCylinder(item: CartItem): boolean {
  return item.categoryCodes.includes(CYLINDERS);
}

/** Has lamp holders, whether or not their cap is known. */
export function isHolder(item: CartItem): boolean {
  const signs = ["cap", "lamp_count", "max_lamp_w", "lamp_included"];
  return (
    !isLamp(item) &&
    item.facts["integrated_led"] !== true &&
    signs.some((code) => item.facts[code] !== undefined)
  );
}

/** Sold without the lamps it needs, with their cap and number known. */
export function needsLamps(item: CartItem): boolean {
  return (
    isHolder(item) &&
    codeOf(item, "cap") !== undefined &&
    item.facts["lamp_included"] === false &&
    numberOf(item, "lamp_count") !== undefined
  );
}

export function isLock(item: CartItem): boolean {
  return item.categoryCodes.includes("locks");
}

/** A handle with a lock spindle, not a cabinet pull. */
export function isDoorHandle(item: CartItem): boolean {
  return item.categoryCodes.includes("door-handles");
}

/** Dimmers state the load they work with. */
export function isDimmer(item: CartItem): boolean {
  return item.facts["dimmer_load_w"] !== undefined;
}

export function isOutdoor(item: CartItem): boolean {
  return item.categoryCodes.includes("outdoor-lights");
}

/** Number of lamp holders in all units of a fitting. */
export function holdersOf(item: CartItem): number {
  return item.quantity * (numberOf(item, "lamp_count") ?? 0);
}

/** Whether two items are known to be for the same room. */
export function shareRoom(a: CartItem, b: CartItem): boolean {
  const rooms = codesOf(b, "room");
  return codesOf(a, "room").some((room) => rooms.includes(room));
}

/** Lamps with a given cap; those with an unknown cap count, too. */
export function lampsFor(items: readonly CartItem[], cap: string): CartItem[] {
  return items.filter((item) => isLamp(item) && (codeOf(item, "cap") ?? cap) === cap);
}

/** The highest wattage that every holder of a cap in the cart allows; undefined: unknown. */
export function safeWatts(items: readonly CartItem[], cap: string): number | undefined {
  const limits = items
    .filter((item) => isHolder(item) && codeOf(item, "cap") === cap)
    .flatMap((item) => numberOf(item, "max_lamp_w") ?? []);
  return limits.length > 0 ? Math.min(...limits) : undefined;
}
