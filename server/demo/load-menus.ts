import { catalogue } from "#demo/index.ts";
import type { DemoMenuItem } from "#demo/types.ts";
import { type MenuEntry, saveBlock, saveMenu } from "#server/modules/menus/index.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { type LoadedCategories, pathOfTarget } from "./load-categories.ts";
import type { PictureStore } from "./picture-store.ts";

export async function loadMenus(work: Work, categories: LoadedCategories): Promise<void> {
  const entry = (item: Omit<DemoMenuItem, "categoryId">): MenuEntry => ({
    label: item.label,
    path: pathOfTarget(item.target, categories),
    levelOrder: item.levelOrder ?? null,
    isActive: item.isActive,
  });
  for (const [categoryId, items] of Map.groupBy(catalogue.menus, (item) => item.categoryId)) {
    const drafts = items.map((item) => ({
      ...entry(item),
      children: (item.children ?? []).map(entry),
    }));
    await saveMenu(work, categoryId, drafts);
  }
}

export async function loadBlocks(
  work: Work,
  pictures: PictureStore,
  categories: LoadedCategories,
): Promise<void> {
  for (const block of catalogue.blocks) {
    await saveBlock(work, {
      code: block.code,
      categoryId: block.categoryId,
      kind: block.kind,
      title: block.title,
      text: block.text,
      actionLabel: block.cta ?? null,
      path: block.target === undefined ? null : pathOfTarget(block.target, categories),
      assetId: block.picture ? await pictures.assetOf(block.picture) : null,
      position: block.position,
    });
  }
}
