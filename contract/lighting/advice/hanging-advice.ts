import { chandelierDiameter } from "../layout/spacing.ts";
import { type Millimetres, mm } from "../units.ts";

/** Known data of a pendant light. */
export interface HangingLight {
  /**
   * Null when it is not round, or when its size does not matter: a small pendant over a counter.
   */
  diameter: Millimetres | null;
  /** From the ceiling to its lowest point, at its shortest and longest; null: unknown. */
  drop: readonly [shortest: Millimetres, longest: Millimetres] | null;
}

/** Where it will hang. */
export interface HangingPlace {
  length: Millimetres;
  width: Millimetres;
  height: Millimetres;
  /** Width of the table below it; null: none. */
  table: Millimetres | null;
  /**
   * In a stairwell (whose height spans both storeys), the height of the upper floor; null: not a
   * stairwell.
   */
  landing: Millimetres | null;
}

export interface HangingAdvice {
  /** Relative to the room, or to the table. */
  size: { fit: "fits" | "small" | "large"; least: Millimetres; most: Millimetres } | null;
  /**
   * Its lowest point above the floor: too low even at its shortest, or too high above the table.
   */
  height: { fit: "fits" | "low" | "high"; drop: Millimetres; bottom: Millimetres } | null;
}

/** Headroom below it. */
export const HEADROOM = mm(2100);
/** Above a table of 75 cm, by 75 to 95 cm: low enough to light it, high enough for people to see one another. */
export const OVER_TABLE = { least: mm(1500), most: mm(1700) } as const;
/** In a stairwell: out of reach from the flights, and visible from both floors. */
const ABOVE_LANDING = mm(900);
/** Tolerance of the rule of thumb: within it a chandelier still looks right. */
const LEEWAY = { least: 0.75, most: 1.25 } as const;
/** As fractions of the table's width. */
const OF_TABLE = { least: 1 / 2, most: 2 / 3 } as const;

/** Whether a pendant suits its place, by the trade's rules of thumb. */
export function hangingAdvice(light: HangingLight, place: HangingPlace): HangingAdvice {
  return { size: sizeAdvice(light, place), height: heightAdvice(light, place) };
}

function sizeAdvice({ diameter }: HangingLight, place: HangingPlace): HangingAdvice["size"] {
  if (diameter === null) return null;
  const { least, most } = diameterRange(place);
  if (diameter < least) return { fit: "small", least, most };
  return { fit: diameter > most ? "large" : "fits", least, most };
}

type Floor = Omit<HangingPlace, "height" | "landing">;

/** The diameter that the rule of thumb names for the room, or for the table below the light. */
export function advisedDiameter({ length, width, table }: Floor): Millimetres {
  if (table !== null) return toFiveCentimetres((table * (OF_TABLE.least + OF_TABLE.most)) / 2);
  return toFiveCentimetres(chandelierDiameter(length, width));
}

/** Of the sizes of a product, the one that suits a place best; undefined: none suits. */
export function bestDiameter(sizes: readonly number[], place: Floor): number | undefined {
  const { least, most } = diameterRange(place);
  const advised = advisedDiameter(place);
  return sizes
    .filter((size) => size >= least && size <= most)
    .toSorted((one, other) => Math.abs(one - advised) - Math.abs(other - advised))[0];
}

/** Diameters that suit the room, or the table below the light. */
function diameterRange({ length, width, table }: Floor) {
  const rule = table ?? chandelierDiameter(length, width);
  const share = table === null ? LEEWAY : OF_TABLE;
  return {
    least: toFiveCentimetres(rule * share.least),
    most: toFiveCentimetres(rule * share.most),
  };
}

/**
 * What a light in the middle of a room may measure: its diameter, and its drop at its shortest.
 * Zero: under this ceiling nothing may hang where people walk.
 */
export function hangingLimits(room: Pick<HangingPlace, "length" | "width" | "height">) {
  return {
    diameter: diameterRange({ ...room, table: null }),
    drop: mm(Math.max(0, room.height - HEADROOM)),
  };
}

/** Tape measures and catalogues are no more precise. */
function toFiveCentimetres(value: number): Millimetres {
  return mm(Math.round(value / 50) * 50);
}

function heightAdvice({ drop }: HangingLight, place: HangingPlace): HangingAdvice["height"] {
  if (drop === null) return null;
  const [shortest, longest] = drop;
  const { height } = place;
  const { least: lowest, most } = hangingRange(place);
  const wanted = Math.max(shortest, Math.min(longest, height - lowest));
  const bottom = mm(height - wanted);
  const hung = { drop: mm(wanted), bottom };
  if (bottom < lowest) return { fit: "low", ...hung };
  if (bottom > most) return { fit: "high", ...hung };
  return { fit: "fits", ...hung };
}

/** Allowed range of its lowest point above the floor; where people walk there is no maximum. */
export function hangingRange({ table, landing }: Pick<HangingPlace, "table" | "landing">) {
  if (landing !== null) {
    const least = Math.max(landing, HEADROOM);
    return { least: mm(least), most: mm(least + ABOVE_LANDING) };
  }
  return table === null ? { least: HEADROOM, most: mm(Infinity) } : OVER_TABLE;
}
