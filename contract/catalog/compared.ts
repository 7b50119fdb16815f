/** What is compared: a product, or one of its variants. */
export interface Compared {
  productId: number;
  variantId: number | null;
}

/** More columns than this nobody takes in. */
export const MOST_COMPARED = 4;

const ITEM = /^([1-9]\d{0,8})(?:-([1-9]\d{0,8}))?$/;

/** What `ids` of `/Compare?ids=12,45-301` names: each once, at most four; anything else is left out. */
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

/** An item as `ids` has it: `12` or `45-301`. */
export function writeCompared({ productId, variantId }: Compared): string {
  return variantId === null ? String(productId) : `${productId}-${variantId}`;
}

/** The page that compares these, without locale prefix. */
export function comparePath(ids: readonly string[]): string {
  return ids.length > 0 ? `/Compare?ids=${ids.join(",")}` : "/Compare";
}
