import { useQuery } from "@tanstack/react-query";
import type { CategoryRecord } from "#contract/catalog/editing-endpoints.ts";
import { call } from "../../api/client.ts";
import { locale } from "../../i18n/locale.ts";

const NOTHING: CategoryRecord[] = [];

export function useCategoryAnswer() {
  return useQuery({
    queryKey: ["category-choices"],
    queryFn: () => call("GET /api/v1/admin/categories"),
  });
}

/** Categories as stored, parents before their children. */
export function useCategories(): CategoryRecord[] {
  const { data } = useCategoryAnswer();
  return data?.items ?? NOTHING;
}

/** Categories to choose from; subcategories are indented. */
export function useIndentedCategories(): { value: number; label: string }[] {
  const categories = useCategories();
  const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]));
  const depthOf = (id: number): number => {
    const parent = parents.get(id) ?? null;
    return parent === null ? 0 : 1 + depthOf(parent);
  };
  return categories.map(({ id, name }) => ({
    value: id,
    label: "\u2003".repeat(depthOf(id)) + name[locale],
  }));
}

/** The names of some categories, on one line. */
export function useCategoryNames(): (ids: readonly number[]) => string {
  const categories = useCategories();
  return (ids) =>
    categories
      .filter(({ id }) => ids.includes(id))
      .map(({ name }) => name[locale])
      .join(" · ");
}
