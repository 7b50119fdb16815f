/** Form value of a nullable column: undefined stays unchanged, an empty text becomes null. */
export function emptyToNull<T extends string>(text: T | "" | undefined): T | null | undefined {
  return text === "" ? null : text;
}
