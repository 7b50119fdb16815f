import type { Category } from "#contract/catalog/product.ts";
import type { CategoryLink } from "#contract/page-context.ts";

/** What a page needs of categories that it only links to. */
export function categoryLinks(categories: Category[]): CategoryLink[] {
  return categories.map(({ id, parentId, name, path, productCount }) => {
    return { id, parentId, name, path, productCount };
  });
}

/** The shop's top-level categories. */
export function topCategories<Link extends CategoryLink>(categories: Link[]): Link[] {
  return categories.filter(({ parentId }) => parentId === null);
}

/** The direct subcategories of a category. */
export function childCategories(categories: CategoryLink[], id: number): CategoryLink[] {
  return categories.filter(({ parentId }) => parentId === id);
}

/** The ancestors of a category, the top-level one first, without itself. */
export function categoriesAbove(
  categories: CategoryLink[],
  category: CategoryLink,
): CategoryLink[] {
  const parent = categories.find(({ id }) => id === category.parentId);
  return parent ? [...categoriesAbove(categories, parent), parent] : [];
}

/** The siblings of a category: where to go on when it is empty. */
export function siblingCategories(
  categories: CategoryLink[],
  category: CategoryLink,
): CategoryLink[] {
  const siblings = categories.filter(
    ({ id, parentId }) => parentId === category.parentId && id !== category.id,
  );
  return siblings.length > 0 ? siblings : topCategories(categories);
}

/** All that the page of a category links to: what is above, beside and below it. */
export function categoryFamily(categories: Category[], category: Category): CategoryLink[] {
  const family = [
    ...categoriesAbove(categories, category),
    ...siblingCategories(categories, category),
    ...childCategories(categories, category.id),
  ];
  const ids = new Set(family.map(({ id }) => id));
  return categoryLinks(categories.filter(({ id }) => ids.has(id)));
}
