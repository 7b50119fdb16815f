interface Ordered {
  isActive: boolean;
  levelOrder: number | null;
}

/**
 * Only active items, ascending by levelOrder; a missing value counts as 0. Ties keep their order.
 */
export function activeItems<T extends Ordered>(items: readonly T[]): T[] {
  return items
    .filter((item) => item.isActive)
    .toSorted((a, b) => (a.levelOrder ?? 0) - (b.levelOrder ?? 0));
}
