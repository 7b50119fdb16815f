import type { ShellCategory } from "#contract/page-context.ts";

/** The departments of the shop. */
export function topCategories<Category extends ShellCategory>(categories: Category[]): Category[] {
  return categories.filter(({ parentId }) => parentId === null);
}

/** The categories directly below one. */
export function childCategories(categories: ShellCategory[], id: number): ShellCategory[] {
  return categories.filter(({ parentId }) => parentId === id);
}

/** Categories above one, the department first, without itself. */
export function categoriesAbove(
  categories: ShellCategory[],
  category: ShellCategory,
): ShellCategory[] {
  const parent = categories.find(({ id }) => id === category.parentId);
  return parent ? [...categoriesAbove(categories, parent), parent] : [];
}

/** Categories beside one: where to go on when it is empty. */
export function siblingCategories(
  categories: ShellCategory[],
  category: ShellCategory,
): ShellCategory[] {
  const siblings = categories.filter(
    ({ id, parentId }) => parentId === category.parentId && id !== category.id,
  );
  return siblings.length > 0 ? siblings : topCategories(categories);
}
