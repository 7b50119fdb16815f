import type { Fact } from "#contract/catalog/product.ts";
import type { ComparedItem } from "./compared-item.ts";

/** One fact of all items; null where an item does not have it. */
export interface CompareRow extends Pick<Fact, "code" | "name" | "explanation"> {
  values: (string | null)[];
  differs: boolean;
}

export interface CompareGroup {
  code: string;
  name: string;
  rows: CompareRow[];
}

type Items = readonly Pick<ComparedItem, "facts" | "factGroups">[];

/** Every fact that any item has, in the groups and the order of the specification. */
export function compareGroups(items: Items): CompareGroup[] {
  const groups = firstOf(items.flatMap(({ factGroups }) => factGroups));
  const facts = firstOf(items.flatMap((item) => item.facts));
  return groups
    .map(({ code, name }) => ({
      code,
      name,
      rows: facts.filter(({ group }) => group === code).map((fact) => rowOf(fact, items)),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** Leaves out facts that are the same for all items. */
export function onlyDifferences(groups: CompareGroup[]): CompareGroup[] {
  return groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0);
}

function rowOf({ code, name, explanation }: Fact, items: Items): CompareRow {
  const values = items.map(({ facts }) => facts.find((fact) => fact.code === code)?.value ?? null);
  return { code, name, explanation, values, differs: new Set(values).size > 1 };
}

function firstOf<T extends { code: string }>(all: T[]): T[] {
  const seen = new Map<string, T>();
  for (const one of all) if (!seen.has(one.code)) seen.set(one.code, one);
  return [...seen.values()];
}
