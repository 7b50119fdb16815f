import { column } from "./columns.ts";
import { IN_STOCK, type IndexModel } from "./index-model.ts";
import type { Sort } from "./questions.ts";
import { isOfKind } from "./term-marks.ts";
import type { KindsFound, TextHits } from "./text-hits.ts";

/** Whether the first row comes before the second. */
export type Before = (a: number, b: number) => boolean;

/** The first rows in an order, without sorting the rest. */
export function topN(rows: Uint32Array, most: number, before: Before): number[] {
  const heap: number[] = [];
  for (const row of rows) {
    if (heap.length < most) rise(heap, row, before);
    else if (most > 0 && before(row, heap[0] ?? 0)) sink(heap, row, before);
  }
  return heap.toSorted((a, b) => (before(a, b) ? -1 : 1));
}

/** The top of the heap is the row that comes last in the order. */
function rise(heap: number[], row: number, before: Before): void {
  let at = heap.push(row) - 1;
  while (at > 0) {
    const above = (at - 1) >> 1;
    const other = heap[above] ?? 0;
    if (!before(other, row)) break;
    heap[at] = other;
    at = above;
  }
  heap[at] = row;
}

/** Replaces the top. */
function sink(heap: number[], row: number, before: Before): void {
  let at = 0;
  for (;;) {
    const left = 2 * at + 1;
    if (left >= heap.length) break;
    const right = left + 1;
    const isRight = right < heap.length && before(heap[left] ?? 0, heap[right] ?? 0);
    const below = isRight ? right : left;
    const other = heap[below] ?? 0;
    if (!before(row, other)) break;
    heap[at] = other;
    at = below;
  }
  heap[at] = row;
}

/** The most relevant of the hits (ascending rows with their ranks by row). */
export function bestOf(
  model: IndexModel,
  { rows, ranks }: { rows: Uint32Array; ranks: Uint16Array },
  most: number,
): number[] {
  return topN(candidatesOf(model, { rows, ranks }, most), most, moreRelevant(model, ranks));
}

/**
 * The same if several kinds were asked for: takes the best of each in turn, so that none hides the
 * others.
 */
export function bestOfKinds(
  model: IndexModel,
  { rows, ranks, kinds }: { rows: Uint32Array; ranks: Uint16Array; kinds: KindsFound },
  most: number,
): number[] {
  const { ofRows, count } = kinds;
  const best = Array.from({ length: count }, (_, kind) => {
    const ofKind = rows.filter((row) => ofRows[row] === kind);
    return bestOf(model, { rows: ofKind, ranks }, most);
  });
  const inTurn = Array.from({ length: most }, (_, index) =>
    best.flatMap((ofKind) => ofKind.slice(index, index + 1)),
  );
  return inTurn.flat().slice(0, most);
}

/** Better hits first. */
export function moreRelevant(model: IndexModel, ranks: Uint16Array): Before {
  const isBefore = preferred(model);
  return (a, b) => {
    const higher = (ranks[a] ?? 0) - (ranks[b] ?? 0);
    return higher === 0 ? isBefore(a, b) : higher > 0;
  };
}

/** For equal ranks: in stock first, then most ordered, then newest. */
export function preferred(model: IndexModel): Before {
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
export function newest({ ids, publishedAt }: IndexModel): Before {
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
  { states }: IndexModel,
  { rows, ranks }: { rows: Uint32Array; ranks: Uint16Array },
  most: number,
): Uint32Array {
  const keyOf = (row: number) =>
    2 * (ranks[row] ?? 0) + Number(((states[row] ?? 0) & IN_STOCK) !== 0);
  const counts = column(Uint32Array, KEYS);
  for (let index = 0; index < rows.length; index += 1) {
    const key = keyOf(rows[index] ?? 0);
    counts[key] = (counts[key] ?? 0) + 1;
  }
  let least = KEYS;
  for (let found = 0; found < most && least > 0; found += counts[least] ?? 0) least -= 1;
  const candidates = column(Uint32Array, rows.length);
  let found = 0;
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] ?? 0;
    candidates[found] = row;
    found += Number(keyOf(row) >= least);
  }
  return candidates.subarray(0, found);
}

/** Like `newest`, ties are broken by id. */
export function orderOf(model: IndexModel, sort: Sort): Before {
  const { ids, lowest, scores } = model;
  // One function per column: a shared one would have to look up its column on every comparison.
  const after = (a: number, b: number) => (ids[a] ?? 0) > (ids[b] ?? 0);
  const isNewer = newest(model);
  switch (sort) {
    case "relevance":
      return preferred(model);
    case "price-asc":
      return (a, b) => {
        const dearer = (lowest[a] ?? 0) - (lowest[b] ?? 0);
        return dearer === 0 ? after(b, a) : dearer < 0;
      };
    case "price-desc":
      return (a, b) => {
        const dearer = (lowest[a] ?? 0) - (lowest[b] ?? 0);
        return dearer === 0 ? after(a, b) : dearer > 0;
      };
    case "rating":
      return (a, b) => {
        const better = (scores[a] ?? 0) - (scores[b] ?? 0);
        return better === 0 ? isNewer(a, b) : better > 0;
      };
    default:
      return isNewer;
  }
}

/** "Cheap spots" are spots, cheapest first, before lamps for spots. */
export function ofKindFirst(hits: TextHits | undefined, before: Before): Before {
  const marks = hits?.kindMarks;
  if (!marks) return before;
  return (a, b) => {
    const isNearer = Number(isOfKind(marks[a] ?? 0)) - Number(isOfKind(marks[b] ?? 0));
    return isNearer === 0 ? before(a, b) : isNearer > 0;
  };
}
