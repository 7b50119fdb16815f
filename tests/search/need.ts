import { PIASTRES_PER_POUND } from "#contract/kernel/money.ts";
import type { DemoAttributeValue, DemoCategory, DemoProduct } from "#demo/types.ts";

type Asked = string | number | boolean | readonly [least: number, most: number];

/**
 * Selects products by their data: in a category or below it, with these codes, and with a variant
 * of these facts and this price.
 */
export interface Rule {
  within?: string;
  codes?: readonly string[];
  facts?: Readonly<Record<string, Asked>>;
  /** In pounds, before any offer. */
  price?: readonly [least: number, most: number];
}

/** What a shopper wants, how they may type it, and what answers it. */
export interface Need {
  queries: readonly string[];
  /** Exact matches, grade 3. */
  exact: readonly Rule[];
  /** The right type, grade 2: should be shown beside exact matches. */
  right: readonly Rule[];
  /** Acceptable, grade 1. */
  fair: readonly Rule[];
}

/** The products of a category, optionally only those with the facts. */
export function of(within: string, facts?: Rule["facts"]): Rule {
  return facts === undefined ? { within } : { within, facts };
}

export function only(...codes: string[]): Rule {
  return { codes };
}

/** A need, with its queries separated by bars. */
export function need(
  queries: string,
  exact: Rule | readonly Rule[],
  less: { right?: Rule | readonly Rule[]; fair?: Rule | readonly Rule[] } = {},
): Need {
  return {
    queries: queries.split("|").map((query) => query.trim()),
    exact: [exact].flat(),
    right: [less.right ?? []].flat(),
    fair: [less.fair ?? []].flat(),
  };
}

export type Grade = 0 | 1 | 2 | 3;

/** A product's relevance grade for this need. */
export function gradeOf(asked: Need, product: DemoProduct, categories: DemoCategory[]): Grade {
  const fits = (rules: readonly Rule[]) => rules.some((rule) => isMeant(rule, product, categories));
  if (fits(asked.exact)) return 3;
  if (fits(asked.right)) return 2;
  return fits(asked.fair) ? 1 : 0;
}

function isMeant(
  { within, codes, facts = {}, price }: Rule,
  product: DemoProduct,
  categories: DemoCategory[],
): boolean {
  if (codes && !codes.includes(product.code)) return false;
  if (within !== undefined && !lineOf(product.category, categories).includes(within)) return false;
  return product.variants.some((variant) => {
    const known = { ...product.attributes, ...variant.options, ...variant.attributes };
    const [least, most] = price ?? [0, Infinity];
    const pounds = variant.pricePiastres / PIASTRES_PER_POUND;
    return (
      Object.entries(facts).every(([code, asked]) => hasFact(known[code], asked)) &&
      pounds >= least &&
      pounds <= most
    );
  });
}

function lineOf(code: string, categories: DemoCategory[]): string[] {
  const parent = categories.find((category) => category.code === code)?.parent;
  return [code, ...(parent === undefined ? [] : lineOf(parent, categories))];
}

function hasFact(value: DemoAttributeValue | undefined, asked: Asked): boolean {
  if (value === undefined) return false;
  if (Array.isArray(value)) {
    const [low, high] = value;
    return typeof low === "number" && typeof high === "number" && typeof asked === "number"
      ? low <= asked && asked <= high
      : value.some((one) => one === asked);
  }
  if (typeof asked === "object") {
    return typeof value === "number" && asked[0] <= value && value <= asked[1];
  }
  return value === asked;
}
