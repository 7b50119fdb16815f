import type { Dictionary } from "#server/modules/catalog/index.ts";
import { column } from "../read-model/columns.ts";
import { LISTED, type ReadModel } from "../read-model/read-model.ts";
import type { Term } from "../text/query-terms.ts";
import type { SaidOrder } from "../text/said-order.ts";
import type { SaidPrice } from "../text/said-price.ts";
import { rowsWithAmount } from "./candidates.ts";
import { type TextHits, textHits } from "./text-hits.ts";

/** The results for a text and its price condition. */
export interface SearchHits extends TextHits {
  /** Nothing has both the words and the price: the price was ignored. */
  isPriceMissed: boolean;
}

export interface Searched {
  terms: Term[];
  price?: SaidPrice | undefined;
  order?: SaidOrder | undefined;
}

export function searchHits(
  model: ReadModel,
  dictionary: Dictionary,
  { terms, price, order }: Searched,
): SearchHits {
  const isAlone = terms.length === 0 && (price !== undefined || order !== undefined);
  const hits = isAlone ? allListed(model) : textHits(model, dictionary, terms);
  if (!price || hits.rows.length === 0) return { ...hits, isPriceMissed: false };
  const rows = rowsWithAmount(model, hits.rows, price);
  if (rows.length > 0) return { ...hits, rows, isPriceMissed: false };
  return { ...hits, isExact: false, isPriceMissed: true };
}

function allListed({ states, size }: ReadModel): TextHits {
  const rows = column(Uint32Array, size);
  let count = 0;
  for (let row = 0; row < size; row += 1) {
    rows[count] = row;
    count += Number(((states[row] ?? 0) & LISTED) !== 0);
  }
  return {
    rows: rows.subarray(0, count),
    ranks: column(Uint16Array, size),
    isExact: true,
    missing: [],
    near: undefined,
    kinds: undefined,
    kindMarks: undefined,
  };
}
