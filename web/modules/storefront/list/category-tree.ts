import type { ShellCategory } from "#contract/page-context.ts";

/** The shop's top-level categories. */
export function topCategories<Category extends ShellCategory>(categories: Category[]): Category[] {
  return categories.filter(({ parentId }) => parentId === null);
}

/** The direct subcategories of a category. */
export function childCategories(categories: ShellCategory[], id: number): ShellCategory[] {
  return categories.filter(({ parentId }) => parentId === id);
}

/** The ancestors of a category, the top-level one first, without itself. */
export function categoriesAbove(
  categories: ShellCategory[],
  category: ShellCategory,
): ShellCategory[] {
  const parent = categories.find(({ id }) => id === category.parentId);
  return parent ? [...categoriesAbove(categories, parent), parent] : [];
}

/** The siblings of a category: where to go on when it is empty. */
export function siblingCategories(
  categories: ShellCategory[],
  category: ShellCategory,
): ShellCategory[] {
  const siblings = categories.filter(
    ({ id, parentId }) => parentId === category.parentId && id !== category.id,
  );
  return siblings.length > 0 ? siblings : topCategories(categories);
}
