/** Whether something stands in a list twice. */
export function isDoubled(list: readonly (string | number)[]): boolean {
  return new Set(list).size !== list.length;
}
