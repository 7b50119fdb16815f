/** What a form says about a column that may be empty: left out stays as it is, an empty text becomes nothing. */
export function emptyToNull<T extends string>(text: T | "" | undefined): T | null | undefined {
  return text === "" ? null : text;
}
