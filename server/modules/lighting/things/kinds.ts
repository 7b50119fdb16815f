import { codeOf, codesOf, numberOf, type Thing } from "./thing.ts";

export const LAMPS = "lamps";
export const DRIVERS = "drivers";
export const CYLINDERS = "cylinders";

/** A bulb that goes into a holder. Its category tells, also when a fact of it is missing. */
export function isLamp(thing: Thing): boolean {
  return thing.categoryCodes.includes(LAMPS);
}

/** Makes low voltage of house current. */
export function isDriver(thing: Thing): boolean {
  return thing.categoryCodes.includes(DRIVERS);
}

export function isCylinder(thing: Thing): boolean {
  return thing.categoryCodes.includes(CYLINDERS);
}

/** Has holders for lamps, whether or not somebody wrote down of which cap. */
export function isHolder(thing: Thing): boolean {
  const tells = ["cap", "lamp_count", "max_lamp_w", "lamp_included"];
  return (
    !isLamp(thing) &&
    thing.facts["integrated_led"] !== true &&
    tells.some((code) => thing.facts[code] !== undefined)
  );
}

/** Comes without the lamps it needs, and tells which and how many. */
export function needsLamps(thing: Thing): boolean {
  return (
    isHolder(thing) &&
    codeOf(thing, "cap") !== undefined &&
    thing.facts["lamp_included"] === false &&
    numberOf(thing, "lamp_count") !== undefined
  );
}

export function isLock(thing: Thing): boolean {
  return thing.categoryCodes.includes("locks");
}

/** What a lock's spindle goes into; not what one pulls a cupboard open with. */
export function isDoorHandle(thing: Thing): boolean {
  return thing.categoryCodes.includes("door-handles");
}

/** A dimmer states the load it works with. */
export function isDimmer(thing: Thing): boolean {
  return thing.facts["dimmer_load_w"] !== undefined;
}

export function isOutdoor(thing: Thing): boolean {
  return thing.categoryCodes.includes("outdoor-lights");
}

/** Sockets of a fitting, over all its pieces. */
export function holdersOf(thing: Thing): number {
  return thing.quantity * (numberOf(thing, "lamp_count") ?? 0);
}

/** Whether two things are known to be for the same room. */
export function shareRoom(a: Thing, b: Thing): boolean {
  const rooms = codesOf(b, "room");
  return codesOf(a, "room").some((room) => rooms.includes(room));
}

/** Lamps of a cap; those whose cap nobody wrote down may be of it. */
export function lampsFor(things: readonly Thing[], cap: string): Thing[] {
  return things.filter((thing) => isLamp(thing) && (codeOf(thing, "cap") ?? cap) === cap);
}

/** The highest wattage that every holder of a cap in the cart takes; undefined: nobody says. */
export function safeWatts(things: readonly Thing[], cap: string): number | undefined {
  const limits = things
    .filter((thing) => isHolder(thing) && codeOf(thing, "cap") === cap)
    .flatMap((thing) => numberOf(thing, "max_lamp_w") ?? []);
  return limits.length > 0 ? Math.min(...limits) : undefined;
}
