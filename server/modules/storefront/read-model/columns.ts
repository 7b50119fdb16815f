/** Columns of numbers, as long as the model, that one answer needs and nobody afterwards. */

type Kind = Uint8ArrayConstructor | Uint16ArrayConstructor | Uint32ArrayConstructor;

const ALIGNED = 8;

let memory = new ArrayBuffer(1 << 16);
let used = 0;
let isLent = false;

/**
 * What the work takes as columns lies in the same memory for each answer: new memory of that size for each would have all
 * garbage collected again and again. The work keeps none of them, and waits for nothing.
 */
export function withColumns<T>(work: () => T): T {
  if (isLent) return work();
  isLent = true;
  used = 0;
  try {
    return work();
  } finally {
    isLent = false;
    if (used > memory.byteLength) memory = new ArrayBuffer(used);
  }
}

/** Zeros. */
export function column<K extends Kind>(kind: K, length: number): InstanceType<K>;
export function column(kind: Kind, length: number): InstanceType<Kind> {
  if (!isLent) return new kind(length);
  const from = used;
  used += Math.ceil((length * kind.BYTES_PER_ELEMENT) / ALIGNED) * ALIGNED;
  return used > memory.byteLength ? new kind(length) : new kind(memory, from, length).fill(0);
}
