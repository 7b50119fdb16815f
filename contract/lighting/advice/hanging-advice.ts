import { chandelierDiameter } from "../layout/spacing.ts";
import { type Millimetres, mm } from "../units.ts";

/** What is known of a light that hangs. */
export interface HangingLight {
  /** Null where it is not round, or where size is no question: a small pendant over a counter. */
  diameter: Millimetres | null;
  /** From the ceiling to its lowest point, at its shortest and its longest; null: not known. */
  drop: readonly [shortest: Millimetres, longest: Millimetres] | null;
}

/** Where it is to hang. */
export interface HangingPlace {
  length: Millimetres;
  width: Millimetres;
  height: Millimetres;
  /** How wide the table below it is; null: there is none. */
  table: Millimetres | null;
  /** In a stairwell, whose height is that of both storeys, how high the upper floor is; null: it is none. */
  landing: Millimetres | null;
}

export interface HangingAdvice {
  /** Beside the room, or beside the table. */
  size: { fit: "fits" | "small" | "large"; least: Millimetres; most: Millimetres } | null;
  /** Its lowest point above the floor: too low however short it is hung, or out of reach of the table. */
  height: { fit: "fits" | "low" | "high"; drop: Millimetres; bottom: Millimetres } | null;
}

/** Nobody's head touches it. */
export const HEADROOM = mm(2100);
/** Above a table of 75 cm: low enough to light it, high enough to see one another. */
export const OVER_TABLE = { least: mm(1510), most: mm(1700) } as const;
/** Beside stairs: nobody reaches it from the flights, and it is seen from both floors. */
const ABOVE_LANDING = mm(900);
/** Rules of thumb: so far from the rule a chandelier still looks right. */
const LEEWAY = { least: 0.75, most: 1.25 } as const;
/** Of the table's width. */
const OF_TABLE = { least: 1 / 2, most: 2 / 3 } as const;

/** Whether a hanging light suits its place, by the rules of thumb of the trade. */
export function hangingAdvice(light: HangingLight, place: HangingPlace): HangingAdvice {
  return { size: sizeAdvice(light, place), height: heightAdvice(light, place) };
}

function sizeAdvice({ diameter }: HangingLight, place: HangingPlace): HangingAdvice["size"] {
  if (diameter === null) return null;
  const rule = place.table ?? chandelierDiameter(place.length, place.width);
  const share = place.table === null ? LEEWAY : OF_TABLE;
  const [least, most] = [
    toFiveCentimetres(rule * share.least),
    toFiveCentimetres(rule * share.most),
  ];
  if (diameter < least) return { fit: "small", least, most };
  return { fit: diameter > most ? "large" : "fits", least, most };
}

/** Tape measures and catalogues are not finer. */
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

/** How high above the floor its lowest point may be; where people walk there is no highest. */
export function hangingRange({ table, landing }: Pick<HangingPlace, "table" | "landing">) {
  if (landing !== null) {
    const least = Math.max(landing, HEADROOM);
    return { least: mm(least), most: mm(least + ABOVE_LANDING) };
  }
  return table === null ? { least: HEADROOM, most: mm(Infinity) } : OVER_TABLE;
}
