import type { CategoryRecord } from "#contract/catalog/editing-endpoints.ts";
import { locale } from "../i18n/locale.ts";
import { useText } from "../i18n/use-text.ts";
import { useList } from "../shell/lists/use-list.ts";

/** All categories of the current list, and the depth of each. */
export function useCategories() {
  const { records: categories = [] } = useList<CategoryRecord>();
  const pathOf = (id: number): number[] => {
    const parentId = categories.find((one) => one.id === id)?.parentId ?? null;
    return parentId === null ? [id] : [...pathOf(parentId), id];
  };
  return { categories, pathOf, depthOf: (id: number) => pathOf(id).length - 1 };
}

/** Below which category, and before which of its siblings; null: at the top, or last. */
export interface CategoryPlace {
  parentId: number | null;
  beforeId: number | null;
}

/** Where a category is now. */
export function usePlaceOf(): (category: CategoryRecord) => CategoryPlace {
  const { categories } = useCategories();
  return ({ id, parentId }) => {
    const siblings = categories.filter((one) => one.parentId === parentId);
    const at = siblings.findIndex((one) => one.id === id);
    return { parentId, beforeId: siblings[at + 1]?.id ?? null };
  };
}

/** The possible parents of a category: the root, or any category outside its own subtree. */
export function useParentChoices(without?: number) {
  const text = useText();
  const { categories, pathOf } = useCategories();
  const parents = categories
    .map(({ id, name }) => ({ path: pathOf(id), id, name }))
    .filter(({ path }) => without === undefined || !path.includes(without));
  return [
    { value: "", label: text("catalog.categories.top") },
    ...parents.map(({ id, path, name }) => ({
      value: String(id),
      label: "\u2003".repeat(path.length - 1) + name[locale],
    })),
  ];
}
