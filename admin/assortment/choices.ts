import { useQuery } from "@tanstack/react-query";
import type { AttributeRecord, CategoryRecord } from "#contract/catalog/editing-endpoints.ts";
import { locale } from "../i18n/locale.ts";
import { productCall } from "./product-source.ts";

export interface Choice {
  value: string;
  label: string;
}

const NOTHING: never[] = [];

/** Categories as they are kept, parents before their children. */
export function useCategories(): CategoryRecord[] {
  const { data } = useQuery({
    queryKey: ["category-choices"],
    queryFn: () => productCall("listCategories"),
  });
  return data?.items ?? NOTHING;
}

/** Categories to choose from; those below another one stand in from it. */
export function useCategoryChoices(): Choice[] {
  const categories = useCategories();
  const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]));
  const depthOf = (id: number): number => {
    const parent = parents.get(id) ?? null;
    return parent === null ? 0 : 1 + depthOf(parent);
  };
  return categories.map(({ id, name }) => ({
    value: String(id),
    label: "\u2003".repeat(depthOf(id)) + name[locale],
  }));
}

export function useBrandChoices(): Choice[] {
  const { data } = useQuery({
    queryKey: ["brand-choices"],
    queryFn: () => productCall("listBrands"),
  });
  return (data?.items ?? NOTHING).map(({ id, name }) => ({
    value: String(id),
    label: name[locale],
  }));
}

/** Undefined: they are on their way. */
export function useAttributes(): AttributeRecord[] | undefined {
  const { data } = useQuery({
    queryKey: ["attribute-choices"],
    queryFn: () => productCall("listAttributes"),
  });
  return data?.items;
}

/** Codes of the attributes that products of a category are asked for: its own, or those of the nearest one above. */
export function askedFor(categories: readonly CategoryRecord[], id: number): string[] {
  const category = categories.find((one) => one.id === id);
  if (!category) return [];
  if (category.attributes.length > 0 || category.parentId === null) return category.attributes;
  return askedFor(categories, category.parentId);
}
