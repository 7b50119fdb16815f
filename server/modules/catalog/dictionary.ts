import { sql } from "kysely";
import type { Bilingual } from "#contract/kernel/locale.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { AttributeKind, FactGroup } from "./tables.ts";

export interface AttributeValue {
  code: string;
  name: Bilingual;
  /** Hex colour. */
  swatch: string | null;
  /** Also matches when filtering by any other value of the attribute: "depends on the lamp". */
  fitsAny: boolean;
}

export interface Attribute {
  code: string;
  kind: AttributeKind;
  unit: string | null;
  name: Bilingual;
  explanation: Bilingual | null;
  group: FactGroup;
  isFacet: boolean;
  /** Position among the filters; null: a technical attribute, after all that have one. */
  facetPosition: number | null;
  isComparable: boolean;
  /** Allowed range of a number; null: unlimited. */
  minimum: number | null;
  maximum: number | null;
  /** In display order. */
  values: AttributeValue[];
}

export interface CategoryNode {
  id: number;
  code: string;
  parentId: number | null;
  name: Bilingual;
  slug: Bilingual;
  keyFacts: string[];
  isActive: boolean;
}

/**
 * What every product presentation needs and what rarely changes: attributes, categories and brands.
 */
export interface Dictionary {
  /** By code, in display order. */
  attributes: ReadonlyMap<string, Attribute>;
  /** By id, in display order. */
  categories: ReadonlyMap<number, CategoryNode>;
  /** Names by code, alphabetically by code. */
  brands: ReadonlyMap<string, Bilingual>;
}

interface Row {
  attributes: Attribute[] | null;
  categories: CategoryNode[] | null;
  brands: { code: string; name: Bilingual }[] | null;
}

/** Cache tag of everything that depends on the dictionary. */
export const DICTIONARY_TAG = "attributes";
const BYTES = 400_000;

/** The dictionary, cached until staff change an attribute, a category or a brand. */
export function readDictionary(platform: Pick<Platform, "db" | "cache">): Promise<Dictionary> {
  return platform.cache.resolve(
    "catalog:dictionary",
    (scope) => {
      scope.tag(DICTIONARY_TAG);
      return loadDictionary(platform.db);
    },
    () => BYTES,
  );
}

/** The dictionary as seen by a transaction. */
export async function loadDictionary(db: Connection): Promise<Dictionary> {
  const { rows } = await sql<Row>`
    select
      (select json_agg(json_build_object(
          'code', code, 'kind', kind, 'unit', unit, 'name', name, 'explanation', explanation,
          'group', group_code, 'isFacet', is_facet, 'facetPosition', facet_position,
          'isComparable', is_comparable, 'minimum', minimum, 'maximum', maximum,
          'values', coalesce((
            select json_agg(
              json_build_object(
                'code', value.code, 'name', value.name, 'swatch', value.swatch, 'fitsAny', value.fits_any)
              order by value.position)
            from catalog.attribute_value as value where value.attribute_code = attribute.code), '[]')
        ) order by position, code) from catalog.attribute) as attributes,
      (select json_agg(json_build_object(
          'id', id, 'code', code, 'parentId', parent_id, 'name', name, 'slug', slug,
          'keyFacts', key_facts, 'isActive', is_active
        ) order by position, id) from catalog.category) as categories,
      (select json_agg(json_build_object('code', code, 'name', name) order by code)
        from catalog.brand) as brands`.execute(db);
  const [row] = rows;
  return {
    attributes: new Map((row?.attributes ?? []).map((attribute) => [attribute.code, attribute])),
    categories: new Map((row?.categories ?? []).map((category) => [category.id, category])),
    brands: new Map((row?.brands ?? []).map(({ code, name }) => [code, name])),
  };
}

/** The category and its ancestors, topmost first; empty for an unknown id. */
export function lineage({ categories }: Dictionary, id: number): CategoryNode[] {
  const line: CategoryNode[] = [];
  let current = categories.get(id);
  while (current && !line.includes(current)) {
    line.unshift(current);
    current = current.parentId === null ? undefined : categories.get(current.parentId);
  }
  return line;
}

/** The codes of the category and its ancestors, topmost first; empty for an unknown id. */
export function lineageCodes(dictionary: Dictionary, id: number): string[] {
  return lineage(dictionary, id).map(({ code }) => code);
}

/** The codes of the common ancestors of several categories; empty if there are none. */
export function commonLineage(dictionary: Dictionary, ids: number[]): string[] {
  const [first = [], ...others] = ids.map((id) => lineageCodes(dictionary, id));
  return first.filter((code) => others.every((line) => line.includes(code)));
}

/** A category is visible when it and all its ancestors are active. */
export function isVisible(dictionary: Dictionary, id: number): boolean {
  const line = lineage(dictionary, id);
  return line.length > 0 && line.every((category) => category.isActive);
}

/** Ids of a category and its descendants. */
export function branchOf(dictionary: Dictionary, id: number): number[] {
  return [...dictionary.categories.keys()].filter((candidate) =>
    lineage(dictionary, candidate).some((category) => category.id === id),
  );
}

/**
 * The attribute codes shown on a card in this category: its own, or those of the nearest ancestor
 * that has any.
 */
export function keyFactsOf(dictionary: Dictionary, categoryId: number): string[] {
  const line = lineage(dictionary, categoryId);
  return line.findLast((category) => category.keyFacts.length > 0)?.keyFacts ?? [];
}
