import {
  productInput,
  type ProductInput,
  type ProductRecord,
} from "#contract/assortment/product-record.ts";
import type { Bilingual } from "#contract/kernel/locale.ts";
import { type Fault, fault } from "#server/modules/spreadsheets/index.ts";
import type { ProblemError } from "#server/platform/http/problem-error.ts";
import { validate } from "#server/platform/http/validate.ts";
import { readLines } from "./product-columns.ts";
import type { ProductPart, ProductRow, TextColumn, TextField, VariantPart } from "./product-row.ts";

export interface LinedRow {
  line: number;
  row: ProductRow;
}

/** Ids by code. */
export interface PlaceCodes {
  categories: ReadonlyMap<string, number>;
  brands: ReadonlyMap<string, number>;
}

/** The rows of a product, as its form would submit them. */
export interface Joined {
  code: string;
  input: ProductInput;
  rows: readonly LinedRow[];
  /** The line on which a column of the product was found. */
  carriers: ReadonlyMap<string, number>;
  /** By line; if there are any, the input is meaningless. */
  faults: ReadonlyMap<number, Fault[]>;
}

interface Given {
  rows: readonly LinedRow[];
  before: ProductRecord | undefined;
  places: PlaceCodes;
}

/** Applies the rows to the current record. Refuses what the product form would refuse. */
export function joinRows({ rows, before, places }: Given): Joined {
  const { said, carriers, faults } = collect(rows);
  const first = rows[0];
  const idOf = (column: "category" | "brand", ids: ReadonlyMap<string, number>, old?: number) => {
    const code = said[column];
    const id = code === undefined ? old : ids.get(code);
    if (id !== undefined) return id;
    const key = code === undefined ? "validation.required" : `unknown-${column}`;
    const line = carriers.get(column) ?? first?.line ?? 0;
    faults.set(line, [...(faults.get(line) ?? []), fault(column, key)]);
    return 0;
  };
  const raw = {
    ...EMPTY,
    options: Object.keys(first?.row.variant.options ?? {}),
    ...before,
    categoryId: idOf("category", places.categories, before?.categoryId),
    brandId: idOf("brand", places.brands, before?.brandId),
    ...textsOf(said.texts, before),
    ...(said.facts && { attributes: said.facts }),
    ...(said.isMarkedNew !== undefined && { isMarkedNew: said.isMarkedNew }),
    variants: variantsOf(rows, before),
  };
  const code = before?.code ?? first?.row.code ?? "";
  // References to unknown codes would be refused by the validation, too, but with another message.
  const input = faults.size > 0 ? (raw as ProductInput) : validate(productInput, raw);
  return { code, input, rows, carriers, faults };
}

const NOTHING: Bilingual = { ar: "", en: "" };
const EMPTY = {
  name: NOTHING,
  slug: NOTHING,
  summary: NOTHING,
  description: NOTHING,
  sellingPoints: [],
  careNotes: null,
  attributes: {},
  isMarkedNew: false,
  pictures: [],
  documents: [],
};

/** Collects what the rows say about their product, each column once. */
function collect(rows: readonly LinedRow[]) {
  const values = new Map<string, unknown>();
  const carriers = new Map<string, number>();
  const faults = new Map<number, Fault[]>();
  for (const { line, row } of rows) {
    const { texts, ...rest } = row.product;
    for (const [column, value] of Object.entries({ ...rest, ...texts })) {
      const earlier = carriers.get(column);
      if (earlier === undefined) {
        values.set(column, value);
        carriers.set(column, line);
      } else if (JSON.stringify(values.get(column)) !== JSON.stringify(value)) {
        faults.set(line, [fault(column, "differs", { line: earlier })]);
      }
    }
  }
  const said = Object.fromEntries(values) as Omit<ProductPart, "texts">;
  const texts = Object.fromEntries(values) as ProductPart["texts"];
  return { said: { ...said, texts }, carriers, faults };
}

function textsOf(texts: ProductPart["texts"], before: ProductRecord | undefined) {
  const both = (field: TextField, old: Bilingual | null | undefined): Bilingual => ({
    ar: texts[`${field}.ar`] ?? old?.ar ?? "",
    en: texts[`${field}.en`] ?? old?.en ?? "",
  });
  const care = both("careNotes", before?.careNotes);
  return {
    name: both("name", before?.name),
    slug: both("slug", before?.slug),
    summary: both("summary", before?.summary),
    description: both("description", before?.description),
    sellingPoints: pointsOf(texts, before?.sellingPoints ?? []),
    careNotes: care.ar === "" && care.en === "" ? null : care,
  };
}

/** Pairs the two languages line by line. */
function pointsOf(texts: ProductPart["texts"], old: readonly Bilingual[]): Bilingual[] {
  const lines = (column: TextColumn, language: "ar" | "en") => {
    const text = texts[column];
    return text === undefined ? old.map((point) => point[language]) : readLines(text);
  };
  const [ar, en] = [lines("sellingPoints.ar", "ar"), lines("sellingPoints.en", "en")];
  return Array.from({ length: Math.max(ar.length, en.length) }, (_, place) => ({
    ar: ar[place] ?? "",
    en: en[place] ?? "",
  })).filter((point) => point.ar !== "" || point.en !== "");
}

/** Existing variants in their order, then new ones. */
function variantsOf(rows: readonly LinedRow[], before: ProductRecord | undefined) {
  const named = new Map(rows.map(({ row: { variant } }) => [variant.sku, variant]));
  const old = (before?.variants ?? []).map((variant) => over(variant, named.get(variant.sku)));
  const known = new Set(old.map(({ sku }) => sku));
  const added = [...named.values()].filter(({ sku }) => !known.has(sku));
  return [...old, ...added.map((variant) => over(NEW_VARIANT, variant))];
}

const NEW_VARIANT = { options: {}, attributes: {}, isActive: true, piastres: null };

function over<V extends object>(variant: V, said: VariantPart | undefined): V & { sku: string } {
  const { facts, ...rest } = said ?? {};
  return { ...variant, ...rest, ...(facts && { attributes: facts }) } as V & { sku: string };
}

const COLUMN_OF_FIELD: Record<string, string> = {
  sku: "sku",
  options: "options",
  attributes: "variantFacts",
  isActive: "isActive",
  piastres: "price",
};

const COLUMN_OF_PRODUCT: Record<string, string> = {
  code: "code",
  categoryId: "category",
  brandId: "brand",
  attributes: "facts",
  isMarkedNew: "isMarkedNew",
};

/** Validation errors of the form, by the row that caused them; those of no row go to the first. */
export function faultsByLine(
  { code, values, fields }: ProblemError,
  rows: readonly LinedRow[],
  before: ProductRecord | undefined,
): Map<number, Fault[]> {
  const skus = variantsOf(rows, before).map(({ sku }) => sku);
  const { carriers } = collect(rows);
  const first = rows[0]?.line ?? 0;
  const faults = new Map<number, Fault[]>();
  if (fields.length === 0) {
    for (const { line } of rows) faults.set(line, [fault(null, `problem.${code}`, values)]);
  }
  for (const { path, key, values: places } of fields) {
    const { column, sku } = columnAt(path, skus);
    const own = sku === undefined ? undefined : rows.find(({ row }) => row.key === sku)?.line;
    const line = own ?? (column === null ? undefined : carriers.get(column)) ?? first;
    faults.set(line, [...(faults.get(line) ?? []), fault(column, key, places)]);
  }
  return faults;
}

function columnAt(path: string, skus: readonly string[]): { column: string | null; sku?: string } {
  const [field = "", place = "", inner = ""] = path.split(".");
  if (field === "variants") {
    const sku = skus[Number(place)];
    const column = COLUMN_OF_FIELD[inner] ?? "sku";
    return sku === undefined ? { column } : { column, sku };
  }
  if (field === "options") return { column: "options" };
  const language = path.split(".").find((part) => part === "ar" || part === "en");
  if (language !== undefined && !(field in COLUMN_OF_PRODUCT)) {
    return { column: `${field}.${language}` };
  }
  return { column: COLUMN_OF_PRODUCT[field] ?? null };
}
