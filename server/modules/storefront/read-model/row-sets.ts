import { column } from "./columns.ts";

/** Some of the model's rows, one bit each, so that 32 of them are joined or left out at once. */
export type RowSet = Uint32Array;

const LAST = 31;

/** An empty one. @param rows of the model */
export const rowSet = (rows: number): RowSet => column(Uint32Array, (rows + LAST) >>> 5);

export const isIn = (set: RowSet, row: number) => ((set[row >>> 5] ?? 0) >>> (row & LAST)) & 1;

export function setOf(rows: Uint32Array, size: number): RowSet {
  const set = rowSet(size);
  for (let place = 0; place < rows.length; place += 1) {
    const row = rows[place] ?? 0;
    set[row >>> 5] = (set[row >>> 5] ?? 0) | (1 << (row & LAST));
  }
  return set;
}

/** Ascending. @param most so many are in it, or fewer */
export function rowsIn(set: RowSet, most: number): Uint32Array {
  const rows = column(Uint32Array, most);
  let count = 0;
  for (let word = 0; word < set.length; word += 1) {
    for (let left = (set[word] ?? 0) | 0; left !== 0; left &= left - 1) {
      rows[count] = (word << 5) | (LAST - Math.clz32(left & -left));
      count += 1;
    }
  }
  return rows.subarray(0, count);
}
