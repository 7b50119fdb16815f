import { sql } from "kysely";
import type { EndpointResponse } from "#contract/kernel/endpoint.ts";
import type { StaffMenu, staffMenuEndpoints } from "#contract/menus/staff-endpoints.ts";
import { type Versioned, versioned } from "#server/platform/http/record-version.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { MenuTables } from "../tables.ts";

/** More than there are menus, so one page is enough. */
const PAGE_SIZE = 20;

/** The menus with the number of their entries, including nested ones. */
export async function listMenus(
  db: Connection,
): Promise<EndpointResponse<typeof staffMenuEndpoints.listMenus>> {
  const items = await db
    .$extendTables<MenuTables>()
    .selectFrom("menus.menu as menu")
    .leftJoin("menus.item as item", "item.category_id", "menu.id")
    .select(({ fn }) => [
      "menu.id",
      fn.count<number>("item.id").as("entries"),
      fn.count<number>("item.id").filterWhere("item.is_active", "=", true).as("activeEntries"),
    ])
    .groupBy("menu.id")
    .orderBy("menu.id")
    .execute();
  return { items, total: items.length, page: 1, pageSize: PAGE_SIZE };
}

/**
 * A menu as staff edit it: both languages, including inactive entries, in the order shown to
 * customers.
 */
export async function menuRecord(
  db: Connection,
  id: number,
): Promise<Versioned<Omit<StaffMenu, "version">> | undefined> {
  const rows = await db
    .$extendTables<MenuTables>()
    .selectFrom("menus.menu as menu")
    .leftJoin("menus.item as item", "item.category_id", "menu.id")
    .select(["item.id", "parent_id", "label", "path", "level_order", "is_active"])
    .where("menu.id", "=", id)
    .orderBy(sql`coalesce(level_order, 0)`)
    .orderBy("item.id")
    .execute();
  if (rows.length === 0) return undefined;
  const entries = rows.flatMap((row) =>
    row.id === null || row.label === null || row.path === null
      ? []
      : [
          {
            id: row.id,
            parentId: row.parent_id,
            entry: {
              label: row.label,
              path: row.path,
              isActive: row.is_active ?? false,
              levelOrder: row.level_order,
            },
          },
        ],
  );
  const below = (parent: number | null) => entries.filter(({ parentId }) => parentId === parent);
  const items = below(null).map((top) => ({
    ...top.entry,
    children: below(top.id).map(({ entry }) => entry),
  }));
  return versioned({ id, items });
}
