import { catalogue } from "#demo/index.ts";
import { type Grade, gradeOf, type Need } from "./need.ts";
import { doors } from "./needs/doors.ts";
import { everydayWords } from "./needs/everyday-words.ts";
import { hanging } from "./needs/hanging.ts";
import { joinsAndPrices } from "./needs/joins-and-prices.ts";
import { outdoorAndLamps } from "./needs/outdoor-lamps.ts";
import { spoken } from "./needs/spoken.ts";
import { spots } from "./needs/spots.ts";

export interface JudgedQuery {
  query: string;
  /** By product code; products without a grade are irrelevant. */
  grades: ReadonlyMap<string, Grade>;
  /** Held out while the search is tuned: only used for the final figure. */
  isHeldOut: boolean;
}

/** One in this many queries is held out. */
const HELD_OUT_EVERY = 5;

/** Append new ones at the end, so that the held-out ones stay the same. */
const needs: Need[] = [
  ...hanging,
  ...spots,
  ...outdoorAndLamps,
  ...doors,
  ...spoken,
  ...joinsAndPrices,
  ...everydayWords,
];

/** All queries with their relevant products, in the current demo catalogue. */
export function judgedQueries(): JudgedQuery[] {
  return needs
    .flatMap((need) => {
      const grades = gradesOf(need);
      return need.queries.map((query) => ({ query, grades }));
    })
    .map((judged, index) => ({
      ...judged,
      isHeldOut: index % HELD_OUT_EVERY === HELD_OUT_EVERY - 1,
    }));
}

function gradesOf(need: Need): Map<string, Grade> {
  return new Map(
    catalogue.products.flatMap((product) => {
      const grade = gradeOf(need, product, catalogue.categories);
      return grade === 0 ? [] : [[product.code, grade] as const];
    }),
  );
}
