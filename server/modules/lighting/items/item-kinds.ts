import { codeOf, codesOf, numberOf, type CartItem } from "./cart-item.ts";

export const LAMPS = "lamps";
export const DRIVERS = "drivers";
export const CYLINDERS = "cylinders";
export const TRACK_PARTS = "track-rails";

/** A bulb that goes into a holder. Its category says so, also when a fact of it is missing. */
export function isLamp(item: CartItem): boolean {
  return item.categoryCodes.includes(LAMPS);
}

/** Makes low voltage of house current. */
export function isDriver(item: CartItem): boolean {
  return item.categoryCodes.includes(DRIVERS);
}

/** A length of track, or what joins, feeds and closes it. */
export function isTrackPart(item: CartItem): boolean {
  return item.categoryCodes.includes(TRACK_PARTS);
}

export function isCylinder(item: CartItem): boolean {
  return item.categoryCodes.includes(CYLINDERS);
}

/** Has holders for lamps, whether or not somebody wrote down of which cap. */
export function isHolder(item: CartItem): boolean {
  const signs = ["cap", "lamp_count", "max_lamp_w", "lamp_included"];
  return (
    !isLamp(item) &&
    item.facts["integrated_led"] !== true &&
    signs.some((code) => item.facts[code] !== undefined)
  );
}

/** Comes without the lamps it needs, and says which and how many. */
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

/** What a lock's spindle goes into; not what one pulls a cupboard open with. */
export function isDoorHandle(item: CartItem): boolean {
  return item.categoryCodes.includes("door-handles");
}

/** A dimmer states the load it works with. */
export function isDimmer(item: CartItem): boolean {
  return item.facts["dimmer_load_w"] !== undefined;
}

export function isOutdoor(item: CartItem): boolean {
  return item.categoryCodes.includes("outdoor-lights");
}

/** Sockets of a fitting, over all its units. */
export function holdersOf(item: CartItem): number {
  return item.quantity * (numberOf(item, "lamp_count") ?? 0);
}

/** Whether two items are known to be for the same room. */
export function shareRoom(a: CartItem, b: CartItem): boolean {
  const rooms = codesOf(b, "room");
  return codesOf(a, "room").some((room) => rooms.includes(room));
}

/** Lamps of a cap; those whose cap nobody wrote down may be of it. */
export function lampsFor(items: readonly CartItem[], cap: string): CartItem[] {
  return items.filter((item) => isLamp(item) && (codeOf(item, "cap") ?? cap) === cap);
}

/** The highest wattage that every holder of a cap in the cart takes; undefined: nobody says. */
export function safeWatts(items: readonly CartItem[], cap: string): number | undefined {
  const limits = items
    .filter((item) => isHolder(item) && codeOf(item, "cap") === cap)
    .flatMap((item) => numberOf(item, "max_lamp_w") ?? []);
  return limits.length > 0 ? Math.min(...limits) : undefined;
}
