/** Where an entry stands: in the menu itself, or below one of its entries. */
export type ListName = "items" | `items.${number}.children`;

export interface Place {
  list: ListName;
  index: number;
}

export type Side = "before" | "below";

/**
 * Where an entry goes that is dropped on another one: before it by its upper half; by its lower half below it in the
 * tree, and behind one that can have none below it.
 */
export function dropPlace({ list, index }: Place, side: Side, below: number): Place {
  if (side === "before") return { list, index };
  return list === "items"
    ? { list: `items.${index}.children`, index: below }
    : { list, index: index + 1 };
}

/** A menu has two levels: an entry with others below it stays at the top, and nothing goes below itself. */
export function mayMove(from: Place, to: Place, below: number): boolean {
  if (to.list === "items" || from.list !== "items") return true;
  return below === 0 && to.list !== `items.${from.index}.children`;
}

/** Its index in the same list once it has been taken out there. */
export function indexAfterMove(from: number, to: number): number {
  return to > from ? to - 1 : to;
}
