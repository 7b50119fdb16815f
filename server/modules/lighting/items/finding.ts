import type { Rule, Severity } from "#contract/lighting/finding-words.ts";
import type { Facts } from "#server/modules/catalog/index.ts";
import type { CartItem } from "./cart-item.ts";

/** What a product must be like to resolve a finding; only products in stock are considered. */
export interface Requirement {
  /** Cart line whose units it would replace. */
  from: number | null;
  /** The product being replaced: its other variants are preferred. */
  fromProductId?: number;
  quantity: number;
  /** Code of a category it must be in. */
  category?: string;
  /** Only variants of this product. */
  productId?: number;
  /** Attributes it must have; for a list, at least these values. */
  facts: Facts;
  /** Attributes of which it must have one of the given codes. */
  oneOf?: Record<string, string[]>;
  atLeast?: Record<string, number>;
  atMost?: Record<string, number>;
  /** Ranges that must overlap the product's own; `[60, 60]`: its range includes 60. */
  overlaps?: Record<string, [number, number]>;
  /** Matches of these rank first, then the same product, then the lower price. */
  prefers?: Facts;
  /** Enough units for this attribute to add up to the total: 110 W need two 60 W drivers. */
  share?: { code: string; total: number };
}

export interface Removal {
  remove: number;
  quantity: number;
}

/** One finding of a rule about a cart. */
export interface Finding {
  rule: Rule;
  severity: Severity;
  variantIds: number[];
  values: Record<string, string | number>;
  resolution: Requirement | Removal | null;
}

export type CartRule = (items: readonly CartItem[]) => Finding[];

export function idsOf(items: readonly CartItem[]): number[] {
  return items.map(({ variantId }) => variantId);
}

/** A code as printed on the item: `gu10` is GU10, `30-40` is 30/40. */
export function printed(code: string): string {
  return code.toUpperCase().replace("-", "/");
}
