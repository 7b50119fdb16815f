import { useQuery } from "@tanstack/react-query";
import type { CategoryRecord } from "#contract/catalog/editing-endpoints.ts";
import { call } from "../api/client.ts";
import { locale } from "../i18n/locale.ts";
import { useIndentedCategories } from "../shell/data/categories.ts";

export interface Choice {
  value: string;
  label: string;
}

const NOTHING: never[] = [];

/** Form fields and list filters use strings. */
export function useCategoryChoices(): Choice[] {
  return useIndentedCategories().map(({ value, label }) => ({ value: String(value), label }));
}

export function useBrands() {
  return useQuery({ queryKey: ["brand-choices"], queryFn: () => call("GET /api/v1/admin/brands") });
}

export function useBrandChoices(): Choice[] {
  const { data } = useBrands();
  return (data?.items ?? NOTHING).map(({ id, name }) => ({
    value: String(id),
    label: name[locale],
  }));
}

export function useAttributes() {
  return useQuery({
    queryKey: ["attribute-choices"],
    queryFn: () => call("GET /api/v1/admin/attributes", { query: {} }),
  });
}

/** Codes of the attributes that a category asks for: its own, or those of the nearest ancestor. */
export function askedFor(categories: readonly CategoryRecord[], id: number): string[] {
  const category = categories.find((one) => one.id === id);
  if (!category) return [];
  if (category.attributes.length > 0 || category.parentId === null) return category.attributes;
  return askedFor(categories, category.parentId);
}
