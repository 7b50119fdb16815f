import { sql } from "kysely";
import type { Bilingual } from "#contract/kernel/locale.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { DICTIONARY_TAG } from "./dictionary.ts";
import type { AttributeKind, CatalogTables, FactGroup } from "./tables.ts";

export interface AttributeDraft {
  code: string;
  kind: AttributeKind;
  unit?: string | null;
  name: Bilingual;
  explanation?: Bilingual | null;
  group: FactGroup;
  isFacet?: boolean;
  /** Position among the filters; absent: a technical attribute, after all that have one. */
  facetPosition?: number | null;
  isComparable?: boolean;
  /** Allowed range of a number. */
  minimum?: number | null;
  maximum?: number | null;
  /** Of an enum or multi attribute, in display order. */
  values?: { code: string; name: Bilingual; swatch?: string | null; fitsAny?: boolean }[];
}

/**
 * Upserts attributes by code, in display order from `firstPosition` on. Values in use are never
 * removed.
 */
export async function saveAttributes(
  work: Work,
  drafts: AttributeDraft[],
  firstPosition = 1,
): Promise<void> {
  if (drafts.length === 0) return;
  const db = work.db.$extendTables<CatalogTables>();
  await db
    .insertInto("catalog.attribute")
    .values(drafts.map((draft, index) => attributeRow(draft, firstPosition + index)))
    .onConflict((conflict) =>
      conflict.column("code").doUpdateSet({
        kind: sql`excluded.kind`,
        unit: sql`excluded.unit`,
        name: sql`excluded.name`,
        explanation: sql`excluded.explanation`,
        group_code: sql`excluded.group_code`,
        is_facet: sql`excluded.is_facet`,
        facet_position: sql`excluded.facet_position`,
        is_comparable: sql`excluded.is_comparable`,
        minimum: sql`excluded.minimum`,
        maximum: sql`excluded.maximum`,
        position: sql`excluded.position`,
      }),
    )
    .execute();
  const values = drafts.flatMap(valueRows);
  if (values.length > 0) {
    await db
      .insertInto("catalog.attribute_value")
      .values(values)
      .onConflict((conflict) =>
        conflict.columns(["attribute_code", "code"]).doUpdateSet({
          name: sql`excluded.name`,
          swatch: sql`excluded.swatch`,
          fits_any: sql`excluded.fits_any`,
          position: sql`excluded.position`,
        }),
      )
      .execute();
  }
  work.invalidate(DICTIONARY_TAG, "products");
}

function attributeRow(draft: AttributeDraft, position: number) {
  return {
    code: draft.code,
    kind: draft.kind,
    unit: draft.unit ?? null,
    name: JSON.stringify(draft.name),
    explanation: draft.explanation ? JSON.stringify(draft.explanation) : null,
    group_code: draft.group,
    is_facet: draft.isFacet ?? false,
    facet_position: draft.facetPosition ?? null,
    is_comparable: draft.isComparable ?? false,
    minimum: draft.minimum ?? null,
    maximum: draft.maximum ?? null,
    position,
  };
}

function valueRows(draft: AttributeDraft) {
  return (draft.values ?? []).map((value, index) => ({
    attribute_code: draft.code,
    code: value.code,
    name: JSON.stringify(value.name),
    swatch: value.swatch ?? null,
    fits_any: value.fitsAny ?? false,
    position: index + 1,
  }));
}
