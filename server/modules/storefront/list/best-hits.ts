import { column } from "../read-model/columns.ts";
import { IN_STOCK, type ReadModel } from "../read-model/read-model.ts";
import { type Before, firstOf } from "./first-of.ts";
import type { KindsFound } from "./text-hits.ts";

/** The most relevant of the hits (ascending rows with their ranks by row). */
export function bestOf(
  model: ReadModel,
  { rows, ranks }: { rows: Uint32Array; ranks: Uint16Array },
  most: number,
): number[] {
  return firstOf(candidatesOf(model, { rows, ranks }, most), most, moreRelevant(model, ranks));
}

/**
 * The same if several kinds were asked for: takes the best of each in turn, so that none hides the
 * others.
 */
export function bestOfKinds(
  model: ReadModel,
  { rows, ranks, kinds }: { rows: Uint32Array; ranks: Uint16Array; kinds: KindsFound },
  most: number,
): number[] {
  const { ofRows, count } = kinds;
  const best = Array.from({ length: count }, (_, kind) => {
    const ofKind = rows.filter((row) => ofRows[row] === kind);
    return bestOf(model, { rows: ofKind, ranks }, most);
  });
  const inTurn = Array.from({ length: most }, (_, place) =>
    best.flatMap((ofKind) => ofKind.slice(place, place + 1)),
  );
  return inTurn.flat().slice(0, most);
}

/** Better hits first. */
export function moreRelevant(model: ReadModel, ranks: Uint16Array): Before {
  const isBefore = preferred(model);
  return (a, b) => {
    const higher = (ranks[a] ?? 0) - (ranks[b] ?? 0);
    return higher === 0 ? isBefore(a, b) : higher > 0;
  };
}

/** For equal ranks: in stock first, then most ordered, then newest. */
export function preferred(model: ReadModel): Before {
  const { states, popularities } = model;
  const isNewer = newest(model);
  return (a, b) => {
    const inStock = ((states[a] ?? 0) & IN_STOCK) - ((states[b] ?? 0) & IN_STOCK);
    if (inStock !== 0) return inStock > 0;
    const ordered = (popularities[a] ?? 0) - (popularities[b] ?? 0);
    return ordered === 0 ? isNewer(a, b) : ordered > 0;
  };
}

/** Ties are always broken by id, so that no page repeats or loses a product. */
export function newest({ ids, publishedAt }: ReadModel): Before {
  return (a, b) => {
    const later = (publishedAt[a] ?? 0) - (publishedAt[b] ?? 0);
    return later === 0 ? (ids[a] ?? 0) > (ids[b] ?? 0) : later > 0;
  };
}

/** More than twice any rank. */
const KEYS = 1 << 12;

/**
 * The rows that can be among the first `most`: most hits are not. Determined by counting the rows
 * per rank, without comparing them.
 */
function candidatesOf(
  { states }: ReadModel,
  { rows, ranks }: { rows: Uint32Array; ranks: Uint16Array },
  most: number,
): Uint32Array {
  const keyOf = (row: number) =>
    2 * (ranks[row] ?? 0) + Number(((states[row] ?? 0) & IN_STOCK) !== 0);
  const counts = column(Uint32Array, KEYS);
  for (let place = 0; place < rows.length; place += 1) {
    const key = keyOf(rows[place] ?? 0);
    counts[key] = (counts[key] ?? 0) + 1;
  }
  let least = KEYS;
  for (let found = 0; found < most && least > 0; found += counts[least] ?? 0) least -= 1;
  const candidates = column(Uint32Array, rows.length);
  let found = 0;
  for (let place = 0; place < rows.length; place += 1) {
    const row = rows[place] ?? 0;
    candidates[found] = row;
    found += Number(keyOf(row) >= least);
  }
  return candidates.subarray(0, found);
}
