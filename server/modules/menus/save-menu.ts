import type { Bilingual } from "#contract/kernel/locale.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { MenuTables } from "./tables.ts";

export interface MenuEntry {
  label: Bilingual;
  /** Path without a locale prefix, or an https address, per language. */
  path: Bilingual;
  levelOrder: number | null;
  isActive: boolean;
}

export interface MenuDraft extends MenuEntry {
  children: MenuEntry[];
}

/** Replaces a whole menu. */
export async function saveMenu(work: Work, categoryId: number, items: MenuDraft[]): Promise<void> {
  const db = work.db.$extendTables<MenuTables>();
  await db
    .insertInto("menus.menu")
    .values({ id: categoryId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db.deleteFrom("menus.item").where("category_id", "=", categoryId).execute();
  for (const item of items) {
    const { id } = await db
      .insertInto("menus.item")
      .values(itemRow(categoryId, null, item))
      .returning("id")
      .executeTakeFirstOrThrow();
    if (item.children.length === 0) continue;
    const children = item.children.map((child) => itemRow(categoryId, id, child));
    await db.insertInto("menus.item").values(children).execute();
  }
  work.invalidate("menus");
}

function itemRow(categoryId: number, parentId: number | null, item: MenuEntry) {
  return {
    category_id: categoryId,
    parent_id: parentId,
    label: JSON.stringify(item.label),
    path: JSON.stringify(item.path),
    level_order: item.levelOrder,
    is_active: item.isActive,
  };
}
