import type { Bilingual } from "#contract/kernel/locale.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { DICTIONARY_TAG } from "./dictionary.ts";
import type { CatalogTables } from "./tables.ts";

export interface BrandDraft {
  code: string;
  name: Bilingual;
  description: Bilingual;
}

/** Upserts a brand by its code. */
export async function saveBrand(work: Work, draft: BrandDraft): Promise<{ brandId: number }> {
  const texts = {
    name: JSON.stringify(draft.name),
    description: JSON.stringify(draft.description),
  };
  const { id } = await work.db
    .$extendTables<CatalogTables>()
    .insertInto("catalog.brand")
    .values({ code: draft.code, ...texts })
    .onConflict((conflict) => conflict.column("code").doUpdateSet(texts))
    .returning("id")
    .executeTakeFirstOrThrow();
  work.invalidate("products", DICTIONARY_TAG);
  return { brandId: id };
}
