import type { SetKind } from "#contract/lighting/set-words.ts";
import type { Facts } from "#server/modules/catalog/index.ts";
import { type CartItem, codeOf, factsOf, numberOf, rangeOf } from "../items/cart-item.ts";
import type { Requirement } from "../items/finding.ts";
import {
  isDimmer,
  isDoorHandle,
  isDriver,
  isLock,
  isOutdoor,
  isTrackPart,
} from "../items/item-kinds.ts";

/**
 * A set that an item may be part of: the pieces to look for. What those need in turn follows from
 * the cart's rules.
 */
export interface SetPlan {
  kind: SetKind;
  /** Empty: only what the item cannot work without. */
  start: Requirement[];
}

type Planner = (item: CartItem) => SetPlan[];

const PLANNERS: Planner[] = [complete, track, dimming, powers, doorOfHandle, doorOfLock, mount];

export function plansFor(item: CartItem): SetPlan[] {
  return PLANNERS.flatMap((planner) => planner(item));
}

const BASE = { from: null, quantity: 1 } as const;
/** A driver lasts longer with a 20 % reserve. */
const RESERVE = 1.2;
/** Also fits a dimmer, a smart switch or a USB socket, not only plain ones. */
const DEEP_BOX_MM = 47;

function complete(): SetPlan[] {
  return [{ kind: "complete", start: [] }];
}

/** A length of track with a spot for it. */
function track(item: CartItem): SetPlan[] {
  const system = codeOf(item, "track_system");
  if (system === undefined || codeOf(item, "track_part") !== "rail") return [];
  const spot = {
    ...BASE,
    category: "track-lighting",
    facts: { track_system: system },
    prefers: factsOf(item, ["finish"]),
  };
  return [{ kind: "track", start: [spot] }];
}

/** A dimmable mains light, with a dimmer for its load. */
function dimming(item: CartItem): SetPlan[] {
  const watts = numberOf(item, "power_w");
  if (!isDimmedFromWall(item) || watts === undefined) return [];
  return [{ kind: "dimming", start: [dimmerFor(watts, factsOf(item, ["finish"]))] }];
}

/** A mains light that a wall dimmer can dim. */
export function isDimmedFromWall(item: CartItem): boolean {
  const dims = codeOf(item, "dimmable") === "led-dimmer" && codeOf(item, "voltage") === "mains";
  return dims && !isDimmer(item) && !isOutdoor(item);
}

export function dimmerFor(watts: number, prefers: Facts = {}): Requirement {
  return {
    ...BASE,
    category: "switches",
    facts: {},
    overlaps: { dimmer_load_w: [watts, watts] },
    prefers,
  };
}

/** A driver with a light of its voltage that it can power. */
function powers(item: CartItem): SetPlan[] {
  const voltage = codeOf(item, "output_voltage");
  const watts = numberOf(item, "output_w");
  if (!isDriver(item) || voltage === undefined || watts === undefined) return [];
  const light = {
    ...BASE,
    facts: {
      voltage,
      driver: "separate",
      ...factsOf(item, ["track_system"]),
    },
    atMost: { power_w: watts / RESERVE },
  };
  return [{ kind: "powers", start: [light] }];
}

const ROOM_AND_FLAT = [
  { kind: "door-room", lock: "room" },
  { kind: "door-flat", lock: "flat" },
] as const;

/** A lever with a lock case that matches its spindle, plate and door. */
function doorOfHandle(item: CartItem): SetPlan[] {
  const door = rangeOf(item, "door_thickness_mm");
  if (!isDoorHandle(item) || numberOf(item, "spindle_mm") === undefined || !door) return [];
  return ROOM_AND_FLAT.map(({ kind, lock }) => ({
    kind,
    start: [
      {
        ...BASE,
        category: "locks",
        facts: { lock_function: lock, ...factsOf(item, ["spindle_mm", "centre_mm"]) },
        overlaps: { door_thickness_mm: door },
        prefers: factsOf(item, ["finish"]),
      },
    ],
  }));
}

/** A lock case with a lever on roses, which matches any centre distance. */
function doorOfLock(item: CartItem): SetPlan[] {
  const door = rangeOf(item, "door_thickness_mm");
  const made = ROOM_AND_FLAT.find(({ lock }) => lock === codeOf(item, "lock_function"));
  if (!isLock(item) || !made || numberOf(item, "spindle_mm") === undefined || !door) return [];
  const handle = {
    ...BASE,
    category: "door-handles",
    facts: { handle_type: "lever-on-rose", ...factsOf(item, ["spindle_mm"]) },
    overlaps: { door_thickness_mm: door },
    prefers: factsOf(item, ["finish"]),
  };
  return [{ kind: made.kind, start: [handle] }];
}

/** A switch or socket with the box for its plate. */
function mount(item: CartItem): SetPlan[] {
  const size = codeOf(item, "box_size");
  if (size === undefined || item.categoryCodes.includes("wall-boxes")) return [];
  const box = {
    ...BASE,
    category: "wall-boxes",
    facts: { box_size: size },
    atLeast: { recess_depth_mm: DEEP_BOX_MM },
  };
  return [{ kind: "mount", start: [box] }];
}

/** Parts that complete a set although each piece would work without: keyhole roses, end caps. */
export function finishing(items: readonly CartItem[]): Requirement[] {
  return [...rosesFor(items), ...capsFor(items)];
}

function rosesFor(items: readonly CartItem[]): Requirement[] {
  const lever = items.find((item) => codeOf(item, "handle_type") === "lever-on-rose");
  const hasKeyhole = items.some((item) => codeOf(item, "lock_function") === "flat");
  const hasRose = items.some((item) => item.categoryCodes.includes("cylinder-roses"));
  if (!lever || !hasKeyhole || hasRose) return [];
  const facts = factsOf(lever, ["rose_plate_mm"]);
  return [{ ...BASE, category: "cylinder-roses", facts, prefers: factsOf(lever, ["finish"]) }];
}

function capsFor(items: readonly CartItem[]): Requirement[] {
  const rail = items.find((item) => codeOf(item, "track_part") === "rail");
  const hasCap = items.some((item) => codeOf(item, "track_part") === "cap");
  if (!rail || !isTrackPart(rail) || hasCap) return [];
  const facts = { ...factsOf(rail, ["track_system"]), track_part: "cap" };
  return [{ ...BASE, category: "track-rails", facts, prefers: factsOf(rail, ["finish"]) }];
}
