/** Columns of numbers by rows, and sets of rows. */

export type Column = Uint8Array | Uint16Array | Uint32Array | Float64Array;

const GROWTH = 1.3;

/** A copy with room for at least so many numbers; new ones are 0. */
export function grown<T extends Column>(column: T, least: number): T {
  const length = Math.max(least, Math.ceil(column.length * GROWTH));
  const larger = new (column.constructor as new (length: number) => T)(length);
  larger.set(column);
  return larger;
}

type PooledKind = Uint8ArrayConstructor | Uint16ArrayConstructor | Uint32ArrayConstructor;

const ALIGNED = 8;

let pool = new ArrayBuffer(1 << 16);
let used = 0;
let answer = 0;

/**
 * Begins an answer. Columns that are as long as the index and needed by one answer alone lie in the
 * same memory for each: with new memory every time, all garbage would be collected again and again.
 * @returns its number
 */
export function beginAnswer(): number {
  if (used > pool.byteLength) pool = new ArrayBuffer(used);
  used = 0;
  answer += 1;
  return answer;
}

/** Whether the columns of an answer are still its own. */
export const isLastAnswer = (number: number) => number === answer;

/** Zeros, until the next answer begins. */
export function column<K extends PooledKind>(kind: K, length: number): InstanceType<K>;
export function column(kind: PooledKind, length: number): InstanceType<PooledKind> {
  const from = used;
  used += Math.ceil((length * kind.BYTES_PER_ELEMENT) / ALIGNED) * ALIGNED;
  return used > pool.byteLength ? new kind(length) : new kind(pool, from, length).fill(0);
}

/** Some of the index's rows, one bit each, so that 32 of them are joined or left out at once. */
export type RowSet = Uint32Array;

const LAST = 31;

/** An empty one. @param rows of the index */
export const rowSet = (rows: number): RowSet => column(Uint32Array, (rows + LAST) >>> 5);

export const isIn = (set: RowSet, row: number) => ((set[row >>> 5] ?? 0) >>> (row & LAST)) & 1;

export function setOf(rows: Uint32Array, size: number): RowSet {
  const set = rowSet(size);
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] ?? 0;
    set[row >>> 5] = (set[row >>> 5] ?? 0) | (1 << (row & LAST));
  }
  return set;
}

/** Ascending. @param most an upper limit of how many there are */
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
