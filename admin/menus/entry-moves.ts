/** The list an entry is in: the menu itself, or the entries below one of its entries. */
export type ListName = "items" | `items.${number}.children`;

export interface Place {
  list: ListName;
  index: number;
}

export type Side = "before" | "below";

/**
 * Where a dropped entry goes. On the target's upper half: before it. On the lower half: below it in
 * the tree, or after it if it is on the second level.
 */
export function dropPlace({ list, index }: Place, side: Side, below: number): Place {
  if (side === "before") return { list, index };
  return list === "items"
    ? { list: `items.${index}.children`, index: below }
    : { list, index: index + 1 };
}

/**
 * A menu has two levels: an entry with others below it stays at the top, and no entry can go below
 * itself.
 */
export function mayMove(from: Place, to: Place, below: number): boolean {
  if (to.list === "items" || from.list !== "items") return true;
  return below === 0 && to.list !== `items.${from.index}.children`;
}

/** The target index in the same list after the entry has been removed from it. */
export function indexAfterMove(from: number, to: number): number {
  return to > from ? to - 1 : to;
}
