/**
 * A loader's data as one JSON text. React Router's own format deduplicates values and refers to
 * them by number, which compresses a third worse beside a page with the same words, and is slower
 * to write and to read.
 */
export interface Packed<Data> {
  readonly text: string;
  /** For types only: the data in the text. */
  readonly says?: Data;
}

const known = new WeakMap<object, unknown>();

export function pack<Data>(data: Data): Packed<Data> {
  const packed = { text: JSON.stringify(data) };
  known.set(packed, data);
  return packed;
}

/** The unpacked data: on the server the original, in the browser the same object each time. */
export function unpack<Data>(packed: Packed<Data>): Data {
  if (!known.has(packed)) known.set(packed, JSON.parse(packed.text));
  return known.get(packed) as Data;
}
