import type { Rule, Severity } from "#contract/lighting/finding-words.ts";
import type { Facts } from "#server/modules/catalog/index.ts";
import type { CartItem } from "./cart-item.ts";

/** What a product must be like to resolve a finding; it is looked for among what is in stock. */
export interface Requirement {
  /** Line whose units it would replace. */
  from: number | null;
  /** The product that goes: another variant of it comes first. */
  fromProductId?: number;
  quantity: number;
  /** Code of the category it stands under. */
  category?: string;
  /** Only variants of this product. */
  productId?: number;
  /** Facts it must have; of a list, at least these. */
  facts: Facts;
  /** Codes of which it must have one. */
  oneOf?: Record<string, string[]>;
  atLeast?: Record<string, number>;
  atMost?: Record<string, number>;
  /** Ranges that must have something in common with the thing's own; `[60, 60]`: it holds 60. */
  overlaps?: Record<string, [number, number]>;
  /** The more of these it has, the better; then its product is the same; then it is cheaper. */
  prefers?: Facts;
  /** So many units that this fact adds up to the total: drivers of 60 W for 110 W are two. */
  share?: { code: string; total: number };
}

export interface Removal {
  remove: number;
  quantity: number;
}

/** What a rule has to say about a cart. */
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

/** A code as it is printed on the item: `gu10` is GU10, `30-40` is 30/40. */
export function printed(code: string): string {
  return code.toUpperCase().replace("-", "/");
}
