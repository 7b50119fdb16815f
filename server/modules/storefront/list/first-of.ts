/** Whether the first row comes before the second. */
export type Before = (a: number, b: number) => boolean;

/** The first rows in an order, without sorting the rest. */
export function firstOf(rows: Uint32Array, most: number, before: Before): number[] {
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
