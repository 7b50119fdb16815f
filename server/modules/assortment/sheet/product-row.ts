import { productCode } from "#contract/assortment/product-record.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import type { Facts } from "#server/modules/catalog/index.ts";
import { fault, type ReadRow, type RowCells } from "#server/modules/spreadsheets/index.ts";
import { readFacts } from "./fact-text.ts";

export const TEXTS = [
  "name",
  "slug",
  "summary",
  "description",
  "sellingPoints",
  "careNotes",
] as const;
export type TextField = (typeof TEXTS)[number];
export type TextColumn = `${TextField}.${Locale}`;

/** Values of the product, not of one variant; may be on any of its rows. Absent: unchanged. */
export interface ProductPart {
  category?: string;
  brand?: string;
  facts?: Facts;
  isMarkedNew?: boolean;
  texts: Partial<Record<TextColumn, string>>;
}

/** Values of one variant. Absent: unchanged. */
export interface VariantPart {
  sku: string;
  isActive?: boolean;
  piastres?: number;
  options?: Record<string, string | number>;
  facts?: Facts;
}

export interface ProductRow extends ReadRow {
  code: string;
  product: ProductPart;
  variant: VariantPart;
}

/** What the product form validates in the end is not checked here. */
const LONGEST = 25_000;
const PRICES = { least: 1, most: 1_000_000_000 };

export function readProductRow(cells: RowCells): ProductRow {
  const code = cells.requiredCode("code").toLowerCase();
  const sku = cells.requiredCode("sku").toUpperCase();
  if (code !== "" && !productCode.safeParse(code).success) {
    cells.faults.push(fault("code", "validation.pattern"));
  }
  const texts: ProductPart["texts"] = {};
  for (const field of TEXTS) {
    for (const locale of ["ar", "en"] as const) {
      const text = cells.clearableText(`${field}.${locale}`, LONGEST);
      if (text !== null) texts[`${field}.${locale}`] = text;
    }
  }
  return {
    key: sku,
    group: code,
    code,
    product: defined({
      category: cells.code("category") || null,
      brand: cells.code("brand") || null,
      facts: factsIn(cells, "facts"),
      isMarkedNew: cells.yesNo("isMarkedNew"),
      texts,
    }),
    variant: defined({
      sku,
      isActive: cells.yesNo("isActive"),
      piastres: cells.decimal("price", 2, PRICES),
      options: factsIn(cells, "options") as Record<string, string | number> | null,
      facts: factsIn(cells, "variantFacts"),
    }),
  };
}

function factsIn(cells: RowCells, column: string): Facts | null {
  const text = cells.text(column, LONGEST);
  if (text === "") return null;
  const facts = readFacts(text);
  if (!facts) cells.faults.push(fault(column, "facts"));
  return facts ?? null;
}

type Defined<T> = { [K in keyof T as null extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as null extends T[K] ? K : never]?: NonNullable<T[K]>;
};

/** Without empty values. */
function defined<T extends object>(parts: T): Defined<T> {
  return Object.fromEntries(
    Object.entries(parts).filter(([, part]) => part !== null),
  ) as Defined<T>;
}
