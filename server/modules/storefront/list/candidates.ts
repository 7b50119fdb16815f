import type { ListScope } from "#contract/storefront/endpoints.ts";
import type { KnownFact } from "../read-model/fact-index.ts";
import { IN_STOCK, LISTED, NEW, ON_OFFER, type ReadModel } from "../read-model/read-model.ts";
import { BRAND, type Choice, PIASTRES, PRICE, STOCK } from "./choices.ts";
import { column } from "../read-model/columns.ts";

export interface CandidateQuestion {
  scope: ListScope;
  /** The category and all below it; absent: the whole shop. */
  categoryIds: number[] | undefined;
  /** By row, 0 for what is no hit; absent: no text was searched. */
  ranks: Uint16Array | undefined;
  choices: Choice[];
}

/** Every product the list is about, whatever is chosen in its facets. */
export interface Candidates {
  rows: Uint32Array;
  /** Where anything is chosen, by row: `MISSES_NONE`, `missesOnly` one choice, or a greater number. */
  missed: Uint32Array;
  /** Those that meet all choices. */
  listed: Uint32Array;
}

export const MISSES_NONE = 0;
/** How many choices a row misses stands above the sum of their places. */
const MISSES_ONE = 1 << 16;
const MISSES_SEVERAL = 2 * MISSES_ONE;

/** @param place of the choice */
export const missesOnly = (place: number) => MISSES_ONE + place;

export function findCandidates(model: ReadModel, question: CandidateQuestion): Candidates {
  const rows = subjectOf(model, question);
  const missed = missedOf(model, rows, question.choices);
  const isChosen = question.choices.length > 0;
  return { rows, missed, listed: isChosen ? rowsMissing(rows, missed, MISSES_NONE) : rows };
}

/** One row after the other and without branches, which the processor could not foresee here. */
function missedOf(model: ReadModel, rows: Uint32Array, choices: Choice[]): Uint32Array {
  const missed = column(Uint32Array, model.size);
  if (choices.length === 0) return missed;
  // What is no candidate is taken for missing several.
  missed.fill(MISSES_SEVERAL);
  for (let place = 0; place < rows.length; place += 1) missed[rows[place] ?? 0] = MISSES_NONE;
  for (const [place, choice] of choices.entries()) {
    const meets = meeting(model, choice);
    for (let row = 0; row < missed.length; row += 1) {
      missed[row] = (missed[row] ?? 0) + (1 - (meets[row] ?? 0)) * missesOnly(place);
    }
  }
  return missed;
}

/** The rows of which this, or the other, is what they miss. */
export function rowsMissing(
  rows: Uint32Array,
  missed: Uint32Array,
  wanted: number,
  or = wanted,
): Uint32Array {
  const found = column(Uint32Array, rows.length);
  let count = 0;
  for (let place = 0; place < rows.length; place += 1) {
    const row = rows[place] ?? 0;
    const miss = missed[row] ?? 0;
    found[count] = row;
    count += Number(miss === wanted || miss === or);
  }
  return found.subarray(0, count);
}

const STATE_OF_SCOPE: Record<ListScope, number> = {
  all: LISTED,
  "new-arrival": LISTED | NEW,
  "special-offers": LISTED | ON_OFFER,
};

function subjectOf(model: ReadModel, question: CandidateQuestion): Uint32Array {
  const { scope, categoryIds, ranks } = question;
  const wanted = STATE_OF_SCOPE[scope];
  const categories = categoryIds && flagsOf(categoryIds, model.mostCategoryId);
  const rows = column(Uint32Array, model.size);
  let found = 0;
  const { states, size } = model;
  for (let row = 0; row < size; row += 1) {
    if (((states[row] ?? 0) & wanted) !== wanted) continue;
    if (ranks?.[row] === 0 || categories?.[model.categories[row] ?? 0] === 0) continue;
    rows[found] = row;
    found += 1;
  }
  return rows.subarray(0, found);
}

/** 1 at these places, up to the last one. */
function flagsOf(places: readonly number[], last: number): Uint8Array {
  const flags = new Uint8Array(last + 1);
  for (const place of places) flags[place] = 1;
  return flags;
}

/** By row: 1 where the product meets a choice. */
function meeting(model: ReadModel, choice: Choice): Uint8Array {
  if (choice.code === STOCK) return inStock(model);
  if (choice.code === PRICE) return priced(model, choice);
  if (choice.code === BRAND && "values" in choice) return ofBrands(model, choice.values);
  return having(model, choice);
}

function inStock({ size, states }: ReadModel): Uint8Array {
  const meets = column(Uint8Array, size);
  for (let row = 0; row < size; row += 1)
    meets[row] = ((states[row] ?? 0) & IN_STOCK) === 0 ? 0 : 1;
  return meets;
}

function priced(model: ReadModel, choice: Choice): Uint8Array {
  const meets = column(Uint8Array, model.size);
  for (let row = 0; row < model.size; row += 1) meets[row] = amountFits(model, row, choice) ? 1 : 0;
  return meets;
}

function ofBrands({ size, brands, brandCodes }: ReadModel, codes: string[]): Uint8Array {
  const known = codes.map((code) => brandCodes.indexOf(code)).filter((brand) => brand >= 0);
  const chosen = flagsOf(known, brandCodes.length);
  const meets = column(Uint8Array, size);
  for (let row = 0; row < size; row += 1) meets[row] = chosen[brands[row] ?? 0] ?? 0;
  return meets;
}

function having({ size, facts }: ReadModel, choice: Choice): Uint8Array {
  const meets = column(Uint8Array, size);
  for (const id of facts.idsOf(choice.code)) {
    const fact = facts.facts[id];
    if (!fact || !factFits(fact, choice)) continue;
    facts.mark(id, meets);
  }
  return meets;
}

function factFits({ value, low, high }: KnownFact, choice: Choice): boolean {
  if ("values" in choice) return value !== null && choice.values.includes(value);
  return high >= (choice.min ?? -Infinity) && low <= (choice.max ?? Infinity);
}

/** What is sold out counts only where all of a product is: as in what its card says. */
function amountFits(model: ReadModel, row: number, choice: Choice): boolean {
  if (!("min" in choice)) return true;
  const least = (choice.min ?? 0) * PIASTRES;
  const most = (choice.max ?? Infinity) * PIASTRES;
  const [lowest = 0, highest = 0] = [model.lowest[row], model.highest[row]];
  if (lowest > most || highest < least) return false;
  if (lowest >= least || highest <= most) return true;
  return model.amountsOf(row).some((amount) => amount >= least && amount <= most);
}
