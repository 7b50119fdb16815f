import type { Bilingual } from "#contract/kernel/locale.ts";
import { ProblemError } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { DICTIONARY_TAG, lineage, loadDictionary } from "./dictionary.ts";
import type { CatalogTables } from "./tables.ts";

export interface CategoryDraft {
  code: string;
  parentId: number | null;
  name: Bilingual;
  slug: Bilingual;
  description: Bilingual;
  /** Attribute codes shown on a card; empty: the parent's. */
  keyFacts: string[];
  /** Attribute codes that its products are asked for; empty: the parent's. */
  attributes?: string[];
  assetId: number | null;
  position: number;
  isActive?: boolean;
}

/** Upserts a category by its code. */
export async function saveCategory(
  work: Work,
  draft: CategoryDraft,
): Promise<{ categoryId: number }> {
  await refuseLoop(work, draft);
  const columns = {
    parent_id: draft.parentId,
    name: JSON.stringify(draft.name),
    slug: JSON.stringify(draft.slug),
    description: JSON.stringify(draft.description),
    key_facts: draft.keyFacts,
    attributes: draft.attributes ?? [],
    asset_id: draft.assetId,
    position: draft.position,
    is_active: draft.isActive ?? true,
  };
  const { id } = await work.db
    .$extendTables<CatalogTables>()
    .insertInto("catalog.category")
    .values({ code: draft.code, ...columns })
    .onConflict((conflict) => conflict.column("code").doUpdateSet(columns))
    .returning("id")
    .executeTakeFirstOrThrow();
  work.invalidate("categories", "products", DICTIONARY_TAG);
  return { categoryId: id };
}

/** A category can be below neither itself nor its descendants. */
async function refuseLoop(work: Work, { code, parentId }: CategoryDraft): Promise<void> {
  if (parentId === null) return;
  const line = lineage(await loadDictionary(work.db), parentId);
  if (line.length > 0 && line.every((category) => category.code !== code)) return;
  throw new ProblemError("validation", {}, [
    { path: "parentId", key: "validation.oneOf", values: {} },
  ]);
}
