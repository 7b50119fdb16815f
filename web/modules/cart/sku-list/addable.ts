import type { CartLine } from "#contract/cart/endpoints.ts";
import type { CheckedSkuLine } from "#contract/cart/sku-list-endpoint.ts";

interface Addable {
  /** What goes into the cart, at most what is in stock. */
  lines: Pick<CartLine, "variantId" | "name" | "quantity">[];
  units: number;
  /** Piastres. */
  total: number;
  /** Lines of which nothing can be added. */
  open: number;
  /** Everything that was typed can be added. */
  isComplete: boolean;
}

/** The part of a checked list that can be put into the cart. */
export function addableOf(checked: readonly CheckedSkuLine[]): Addable {
  const lines = checked.flatMap(({ state, goods: [item] }) => {
    if (!item || (state !== "found" && state !== "short")) return [];
    const { variantId, name, price, available } = item;
    const quantity = Math.min(item.quantity, available);
    return [{ line: { variantId, name, quantity }, sum: price.amount * quantity }];
  });
  return {
    lines: lines.map(({ line }) => line),
    units: lines.reduce((units, { line }) => units + line.quantity, 0),
    total: lines.reduce((total, { sum }) => total + sum, 0),
    open: checked.length - lines.length,
    isComplete: checked.every(({ state }) => state === "found"),
  };
}

/** The list with another SKU in the first of a line's rows; its other rows are joined to it. */
export function withSku(text: string, { rows, quantity }: CheckedSkuLine, sku: string): string {
  const [first, ...others] = rows;
  const kept = text.split(/\r\n|\r|\n/).flatMap((row, index) => {
    if (index + 1 === first) return [quantity === null ? sku : `${sku} ${quantity}`];
    return others.includes(index + 1) ? [] : [row];
  });
  return kept.join("\n");
}
