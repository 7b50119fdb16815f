import type { Locale } from "#contract/kernel/locale.ts";
import type { Block, MenuItem } from "#contract/menus/endpoints.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { MenuTables } from "./tables.ts";
import { presentBlock, presentMenu } from "./present-menu.ts";

/** All items of every menu, by menu category; inactive ones too, for the reader filters and sorts. */
export async function listMenuItems(
  db: Connection,
  locale: Locale,
): Promise<Map<number, MenuItem[]>> {
  const rows = await db
    .$extendTables<MenuTables>()
    .selectFrom("menus.item")
    .select(["id", "category_id", "parent_id", "label", "path", "level_order", "is_active"])
    .orderBy("id")
    .execute();
  const byMenu = Map.groupBy(rows, (row) => row.category_id);
  return new Map([...byMenu].map(([id, items]) => [id, presentMenu(items, locale)]));
}

/** The content blocks of a place, in order. */
export async function listBlocks(
  db: Connection,
  locale: Locale,
  categoryId: number,
): Promise<Block[]> {
  const rows = await db
    .$extendTables<MenuTables>()
    .selectFrom("menus.block as block")
    .leftJoin("media.picture_source as source", "source.asset_id", "block.asset_id")
    .select(["code", "kind", "title", "text", "action_label", "path", "position"])
    .select(["source.src", "source.width", "source.height"])
    .where("category_id", "=", categoryId)
    .orderBy("position")
    .orderBy("code")
    .execute();
  return rows.map((row) => presentBlock(row, locale));
}
