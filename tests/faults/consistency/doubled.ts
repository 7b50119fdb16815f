/** Whether a list contains duplicates. */
export function isDoubled(list: readonly (string | number)[]): boolean {
  return new Set(list).size !== list.length;
}
