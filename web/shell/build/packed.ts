/**
 * A loader's data as one JSON text. React Router's own format deduplicates values and refers to
 * them by number, which compresses a third worse beside a page with the same words, and is slower
 * to write and to read.
 */
export interface Packed<Data> {
  /** The JSON; in a page, `#` and the id of the element that contains it. */
  readonly text: string;
  /** For types only: the data in the text. */
  readonly says?: Data;
}

const known = new WeakMap<object, unknown>();

/**
 * Packs data for the browser's router, or for a page, where `dataElements` writes it: as text of
 * an element it needs none of the escapes that it would need in React Router's script.
 * @param name unique among the data of a page
 */
export function pack<Data>(
  data: Data,
  name: string,
  { isDataOnly }: { isDataOnly: boolean },
): Packed<Data> {
  const packed = { text: isDataOnly ? JSON.stringify(data) : `#${name}-data` };
  known.set(packed, data);
  return packed;
}

/** The unpacked data: on the server the original, in the browser the same object each time. */
export function unpack<Data>(packed: Packed<Data>): Data {
  if (!known.has(packed)) known.set(packed, JSON.parse(textOf(packed)));
  return known.get(packed) as Data;
}

function textOf({ text }: Packed<unknown>): string {
  if (!text.startsWith("#")) return text;
  // No text, if the element is missing, is no JSON either.
  return document.getElementById(text.slice(1))?.textContent ?? "";
}

/** The same object is on every page of a language. */
const written = new WeakMap<object, string>();

/** The elements with the data of a page's loaders that were packed for it. */
export function dataElements(loaderData: object): string {
  return Object.values(loaderData).flatMap(packedIn).map(elementOf).join("");
}

/** A loader's data is packed as a whole, or one of its properties is. */
function packedIn(data: unknown): Packed<unknown>[] {
  if (typeof data !== "object" || data === null) return [];
  return [data, ...(Object.values(data) as unknown[])].filter(isForPage);
}

function isForPage(data: unknown): data is Packed<unknown> {
  return typeof data === "object" && data !== null && known.has(data);
}

function elementOf(packed: Packed<unknown>): string {
  const ready = written.get(packed);
  if (ready !== undefined) return ready;
  // No text may end the element, or begin a comment in it.
  const json = JSON.stringify(known.get(packed)).replaceAll("<", String.raw`\u003c`);
  const element = `<script type="application/json" id="${packed.text.slice(1)}">${json}</script>`;
  written.set(packed, element);
  return element;
}
