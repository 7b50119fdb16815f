import type { Category } from "#contract/catalog/product.ts";

/** The departments of the shop. */
export function topCategories(categories: Category[]): Category[] {
  return categories.filter(({ parentId }) => parentId === null);
}

/** The categories directly below one. */
export function childCategories(categories: Category[], id: number): Category[] {
  return categories.filter(({ parentId }) => parentId === id);
}

/** Categories above one, the department first, without itself. */
export function categoriesAbove(categories: Category[], category: Category): Category[] {
  const parent = categories.find(({ id }) => id === category.parentId);
  return parent ? [...categoriesAbove(categories, parent), parent] : [];
}

/** Categories beside one: where to go on when it is empty. */
export function siblingCategories(categories: Category[], category: Category): Category[] {
  const siblings = categories.filter(
    ({ id, parentId }) => parentId === category.parentId && id !== category.id,
  );
  return siblings.length > 0 ? siblings : topCategories(categories);
}
