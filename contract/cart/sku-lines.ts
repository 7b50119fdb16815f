import { normaliseCode } from "../kernel/digits.ts";
import { MAX_QUANTITY } from "./limits.ts";

/** A line of a typed list of SKUs; lines with the same SKU are one, with their quantities added. */
export interface SkuLine {
  /** Where it was typed, counted from 1. */
  rows: number[];
  /** The first of its lines, as typed. */
  typed: string;
  /** In capital letters. */
  sku: string;
  /** Null: none, or not between 1 and the most that a cart line holds. */
  quantity: number | null;
}

const HEADING = /^(?:sku|code|الكود|كود)$/i;
const SEPARATORS = /[\s,;،؛×*]+/;

/**
 * Reads `SKU quantity` lines, typed or pasted from a spreadsheet: in any digits, separated by
 * spaces, tabs, commas or ×. The quantity may come first, as in `3 × SKU`; without one it is 1.
 */
export function readSkuLines(text: string): SkuLine[] {
  const lines = new Map<string, SkuLine>();
  for (const [index, typed] of text.split(/\r\n|\r|\n/).entries()) {
    const cells = cellsOf(typed);
    const [sku, ...rest] = cells;
    if (sku === undefined || (index === 0 && HEADING.test(sku))) continue;
    const line = {
      rows: [index + 1],
      typed: typed.trim(),
      sku: sku.toUpperCase(),
      quantity: quantityOf(rest, typed.includes("\t")),
    };
    const key = bareSku(line.sku);
    const before = lines.get(key);
    lines.set(key, before ? sumOf(before, line) : line);
  }
  return [...lines.values()];
}

/** An SKU without the separators that people leave out or confuse. */
export function bareSku(sku: string): string {
  return sku.replaceAll(/[./-]/g, "");
}

/** The SKU first; cells of a spreadsheet are separated by tabs and may contain spaces. */
function cellsOf(typed: string): string[] {
  const plain = normaliseCode(typed);
  const cells = plain
    .split(plain.includes("\t") ? "\t" : SEPARATORS)
    .map((cell) => cell.replaceAll('"', "").trim())
    .filter((cell) => cell !== "");
  const words = cells.filter((cell, place) => place === 0 || !/^x$/i.test(cell));
  const [first = "", second] = words;
  const isQuantityFirst =
    /^\d+x?$/i.test(first) && second !== undefined && !/^x?\d+$/i.test(second);
  return isQuantityFirst ? [second, first, ...words.slice(2)] : words;
}

/**
 * In a spreadsheet the first number behind the SKU, because prices follow it; in a typed line the
 * last, because the name may contain others.
 */
function quantityOf(cells: readonly string[], isSheet: boolean): number | null {
  if (cells.length === 0) return 1;
  const numbers = cells.flatMap((cell) => {
    const figures = /^x?(\d{1,9})x?$/i.exec(cell)?.[1];
    return figures === undefined ? [] : [Number(figures)];
  });
  return withinLimit(numbers.at(isSheet ? 0 : -1) ?? 0);
}

function sumOf(one: SkuLine, other: SkuLine): SkuLine {
  const quantity =
    one.quantity === null || other.quantity === null
      ? null
      : withinLimit(one.quantity + other.quantity);
  return { ...one, rows: [...one.rows, ...other.rows], quantity };
}

function withinLimit(quantity: number): number | null {
  return quantity >= 1 && quantity <= MAX_QUANTITY ? quantity : null;
}
