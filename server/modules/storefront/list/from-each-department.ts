interface Placed {
  id: number;
  parentId: number | null;
}

/**
 * The first item of each department, in department order, then the others unchanged. So a row of
 * new arrivals shows the shop's range instead of four of a kind.
 */
export function fromEachDepartment<T extends { categoryId: number }>(
  items: T[],
  categories: readonly Placed[],
): T[] {
  const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]));
  const departmentOf = (id: number): number => {
    const parent = parents.get(id);
    return typeof parent === "number" ? departmentOf(parent) : id;
  };
  const departments = categories.filter(({ parentId }) => parentId === null);
  const firsts = departments.flatMap(({ id }) => {
    const first = items.find((item) => departmentOf(item.categoryId) === id);
    return first ? [first] : [];
  });
  return [...firsts, ...items.filter((item) => !firsts.includes(item))];
}
