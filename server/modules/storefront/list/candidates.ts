import type { ListScope } from "#contract/storefront/endpoints.ts";
import type { KnownFact } from "../read-model/fact-index.ts";
import { IN_STOCK, LISTED, NEW, ON_OFFER, type ReadModel } from "../read-model/read-model.ts";
import { BRAND, type Choice, PIASTRES, PRICE, STOCK } from "./choices.ts";

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
  /** By place: whether it meets all choices, or else the only one that it misses, from 1, or that it misses several. */
  missed: Uint16Array;
}

export const MISSES_NONE = 0;
const MISSES_SEVERAL = 0xffff;

export function findCandidates(model: ReadModel, question: CandidateQuestion): Candidates {
  const rows = subjectOf(model, question);
  const missed = new Uint16Array(rows.length);
  for (const [index, choice] of question.choices.entries()) {
    const meets = meeting(model, choice);
    for (let place = 0; place < rows.length; place += 1) {
      if (meets(rows[place] ?? 0)) continue;
      missed[place] = missed[place] === MISSES_NONE ? index + 1 : MISSES_SEVERAL;
    }
  }
  return { rows, missed };
}

/** Rows that miss none, or only this choice, from 1. */
export function rowsMissing({ rows, missed }: Candidates, choice: number): Uint32Array {
  const found = new Uint32Array(rows.length);
  let count = 0;
  for (let place = 0; place < rows.length; place += 1) {
    if (missed[place] !== choice) continue;
    found[count] = rows[place] ?? 0;
    count += 1;
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
  const categories = categoryIds && new Set(categoryIds);
  const rows = new Uint32Array(model.size);
  let found = 0;
  for (let row = 0; row < model.size; row += 1) {
    if (((model.states[row] ?? 0) & wanted) !== wanted) continue;
    if (ranks?.[row] === 0 || categories?.has(model.categories[row] ?? 0) === false) continue;
    rows[found] = row;
    found += 1;
  }
  return rows.subarray(0, found);
}

/** Whether products meet a choice. */
function meeting(model: ReadModel, choice: Choice): (row: number) => boolean {
  if (choice.code === STOCK) return (row) => ((model.states[row] ?? 0) & IN_STOCK) !== 0;
  if (choice.code === PRICE) return (row) => amountFits(model, row, choice);
  if (choice.code === BRAND && "values" in choice) {
    const brands = new Set(choice.values);
    return (row) => brands.has(model.brandOf(row));
  }
  const having = new Uint8Array(model.size);
  for (const id of model.facts.idsOf(choice.code)) {
    const fact = model.facts.facts[id];
    if (fact && factFits(fact, choice)) {
      model.facts.each(id, (row) => {
        having[row] = 1;
      });
    }
  }
  return (row) => having[row] === 1;
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
