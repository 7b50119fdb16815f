import { useState } from "react";
import { parseWholeNumber } from "#contract/kernel/digits.ts";
import { FIRST_PLAN, ROOM_HEIGHTS, ROOM_SIZES } from "#contract/lighting/plan/plan.ts";
import { type RoomUse, roomUseOf } from "#contract/lighting/plan/room-uses.ts";
import { type Millimetres, mm } from "#contract/lighting/units.ts";

/** The shopper's own room: stored on the device only, asked for once and used on every page. */
export interface OwnRoom {
  length: Millimetres;
  width: Millimetres;
  height: Millimetres;
  /** Width of the table below a hanging light; null if people walk there. */
  table: Millimetres | null;
  /** In a stairwell, the height of the upper floor; null if it hangs in a room. */
  landing: Millimetres | null;
  use: RoomUse;
}

export const TABLES = { least: 400, most: 3000 } as const;
export const LANDINGS = { least: 200, most: 7000 } as const;
const KEY = "own-room";

export function useOwnRoom(): [OwnRoom, (change: Partial<OwnRoom>) => void] {
  const [room, setRoom] = useState(readOwnRoom);
  const change = (next: Partial<OwnRoom>) => {
    const changed = { ...room, ...next };
    setRoom(changed);
    keepOwnRoom(changed);
  };
  return [room, change];
}

function readOwnRoom(): OwnRoom {
  const { length, width, height } = FIRST_PLAN;
  try {
    return parseOwnRoom(localStorage.getItem(KEY) ?? "");
  } catch {
    // Storage may be blocked.
    return { length, width, height, table: null, landing: null, use: FIRST_PLAN.use };
  }
}

/**
 * `5000-4000-2800-900--dining`, in a stairwell `3000-2500-6200--3100-stairs`; invalid values fall
 * back to those of the first plan.
 */
export function parseOwnRoom(text: string): OwnRoom {
  const [length = "", width = "", height = "", table = "", landing = "", use = ""] =
    text.split("-");
  const within = (value: string, { least, most }: { least: number; most: number }) => {
    const size = parseWholeNumber(value);
    return size !== undefined && size >= least && size <= most ? mm(size) : undefined;
  };
  return {
    length: within(length, ROOM_SIZES) ?? FIRST_PLAN.length,
    width: within(width, ROOM_SIZES) ?? FIRST_PLAN.width,
    height: within(height, ROOM_HEIGHTS) ?? FIRST_PLAN.height,
    table: within(table, TABLES) ?? null,
    landing: within(landing, LANDINGS) ?? null,
    use: roomUseOf(use),
  };
}

function keepOwnRoom({ length, width, height, table, landing, use }: OwnRoom): void {
  try {
    const parts = [length, width, height, table ?? "", landing ?? "", use];
    localStorage.setItem(KEY, parts.join("-"));
  } catch {
    // Storage may be full or blocked: then it is only remembered until the page is left.
  }
}
