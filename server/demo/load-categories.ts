import type { Bilingual } from "#contract/kernel/locale.ts";
import { catalogue } from "#demo/index.ts";
import { categoryPath, saveCategory } from "#server/modules/catalog/index.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { PictureStore } from "./picture-store.ts";

/** Categories by their code. */
export type LoadedCategories = Map<string, { id: number; path: Bilingual }>;

/** Writes the tree; parents come before their children in the data. */
export async function loadCategories(
  work: Work,
  pictures: PictureStore,
): Promise<LoadedCategories> {
  const loaded: LoadedCategories = new Map();
  for (const [index, category] of catalogue.categories.entries()) {
    const parentId = category.parent === undefined ? null : loaded.get(category.parent)?.id;
    if (parentId === undefined) throw new Error(`${category.code} stands before its parent`);
    const { categoryId } = await saveCategory(work, {
      code: category.code,
      parentId,
      name: category.name,
      slug: category.slug,
      description: category.description,
      keyFacts: category.keyFacts ?? [],
      assetId: await pictures.assetOf(category.picture),
      position: index + 1,
    });
    const { ar, en } = category.slug;
    const path = { ar: categoryPath(categoryId, ar), en: categoryPath(categoryId, en) };
    loaded.set(category.code, { id: categoryId, path });
  }
  return loaded;
}

/** Resolves a link target of the demo data: a path, or `category:<code>`. */
export function pathOfTarget(target: string, categories: LoadedCategories): Bilingual {
  const code = /^category:(.+)$/.exec(target)?.[1];
  if (code === undefined) return { ar: target, en: target };
  const category = categories.get(code);
  if (!category) throw new Error(`no category ${code}`);
  return category.path;
}
