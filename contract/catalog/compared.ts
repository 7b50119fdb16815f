/** An item in a comparison: a product, or one of its variants. */
export interface Compared {
  productId: number;
  variantId: number | null;
}

/** Nobody can compare more columns than this. */
export const MOST_COMPARED = 4;

const ITEM = /^([1-9]\d{0,8})(?:-([1-9]\d{0,8}))?$/;

/** Parses `ids` of `/Compare?ids=12,45-301`: each once, at most four; anything else is ignored. */
export function parseCompared(ids: string | null): Compared[] {
  const named = new Map<string, Compared>();
  for (const part of (ids ?? "").slice(0, 200).split(",")) {
    const [, product, variant] = ITEM.exec(part.trim()) ?? [];
    if (product === undefined) continue;
    const item = { productId: Number(product), variantId: variant ? Number(variant) : null };
    named.set(writeCompared(item), item);
  }
  return [...named.values()].slice(0, MOST_COMPARED);
}

/** An item in the form of `ids`: `12` or `45-301`. */
export function writeCompared({ productId, variantId }: Compared): string {
  return variantId === null ? String(productId) : `${productId}-${variantId}`;
}

/** The item that a card shows: the variant named in its path, otherwise the product. */
export function comparedCard(id: number, path: string): string {
  const variant = /\?variant=(\d+)$/.exec(path)?.[1];
  return variant === undefined ? String(id) : `${id}-${variant}`;
}

/** The comparison page for these, without locale prefix. */
export function comparePath(items: readonly string[]): string {
  return items.length > 0 ? `/Compare?ids=${items.join(",")}` : "/Compare";
}
