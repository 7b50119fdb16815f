import type { Fact } from "#contract/catalog/product.ts";
import type { ComparedPiece } from "./compared-piece.ts";

/** One fact of all pieces; null: this piece does not have it. */
export interface CompareRow extends Pick<Fact, "code" | "name" | "explanation" | "ltr"> {
  values: (string | null)[];
  differs: boolean;
}

export interface CompareGroup {
  code: string;
  name: string;
  rows: CompareRow[];
}

type Pieces = readonly Pick<ComparedPiece, "facts" | "factGroups">[];

/** Every fact that any of the pieces has, in the groups and the order of the specification. */
export function compareGroups(pieces: Pieces): CompareGroup[] {
  const groups = firstOf(pieces.flatMap(({ factGroups }) => factGroups));
  const facts = firstOf(pieces.flatMap((piece) => piece.facts));
  return groups
    .map(({ code, name }) => ({
      code,
      name,
      rows: facts.filter(({ group }) => group === code).map((fact) => rowOf(fact, pieces)),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** What is the same everywhere says nothing about which one to take. */
export function onlyDifferences(groups: CompareGroup[]): CompareGroup[] {
  return groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0);
}

function rowOf({ code, name, explanation, ltr }: Fact, pieces: Pieces): CompareRow {
  const values = pieces.map(({ facts }) => facts.find((fact) => fact.code === code)?.value ?? null);
  return { code, name, explanation, ltr, values, differs: new Set(values).size > 1 };
}

function firstOf<T extends { code: string }>(all: T[]): T[] {
  const seen = new Map<string, T>();
  for (const one of all) if (!seen.has(one.code)) seen.set(one.code, one);
  return [...seen.values()];
}
