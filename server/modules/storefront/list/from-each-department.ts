interface Placed {
  id: number;
  parentId: number | null;
}

/**
 * The first of each department, in the order of the departments; then the others as they stand. So that a row of the
 * newest shows what the shop sells and not four of a kind.
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
