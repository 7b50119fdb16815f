import type { Locale } from "#contract/kernel/locale.ts";
import type { Block, MenuItem } from "#contract/menus/endpoints.ts";
import type { BlockInWriting } from "#contract/menus/staff-endpoints.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { presentBlock, presentMenu } from "./present-menu.ts";
import type { MenuTables } from "./tables.ts";

/**
 * All items of every menu, by menu category, including inactive ones: the client filters and sorts.
 */
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
  return (await blockRows(db, categoryId)).map((row) => presentBlock(row, locale));
}

/** The same, with one of them replaced by its unsaved draft. */
export async function listBlocksInWriting(
  db: Connection,
  locale: Locale,
  categoryId: number,
  block: BlockInWriting,
): Promise<Block[]> {
  const { id, actionLabel, assetId, ...rest } = block;
  const others = (await blockRows(db, categoryId)).filter((row) => row.id !== id);
  const source = await db
    .$extendTables<MenuTables>()
    .selectFrom("media.picture_source")
    .select(["src", "width", "height"])
    .where("asset_id", "=", assetId ?? 0)
    .executeTakeFirst();
  const picture = source ?? { src: null, width: null, height: null };
  const written = { ...rest, ...picture, id, code: "preview", action_label: actionLabel };
  return [...others, written]
    .toSorted((one, other) => one.position - other.position)
    .map((row) => presentBlock(row, locale));
}

function blockRows(db: Connection, categoryId: number) {
  return db
    .$extendTables<MenuTables>()
    .selectFrom("menus.block as block")
    .leftJoin("media.picture_source as source", "source.asset_id", "block.asset_id")
    .select(["block.id", "code", "kind", "title", "text", "action_label", "path", "position"])
    .select(["source.src", "source.width", "source.height"])
    .where("category_id", "=", categoryId)
    .orderBy("position")
    .orderBy("code")
    .execute();
}
