import { idSlug } from "#contract/kernel/slug.ts";

/** Address of a product's page, without a locale prefix. */
export function productPath(id: number, slug: string): string {
  return `/product/${idSlug(id, slug)}`;
}

/** Address of a category's page, without a locale prefix. */
export function categoryPath(id: number, slug: string): string {
  return `/categories/product/${idSlug(id, slug)}`;
}
