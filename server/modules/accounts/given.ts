/** What a form gives for a column that may be empty: left out stays as it is, an empty text becomes nothing. */
export function given<T extends string>(text: T | "" | undefined): T | null | undefined {
  if (text === undefined) return undefined;
  return text === "" ? null : text;
}
