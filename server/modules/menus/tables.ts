import type { TablesOf } from "#server/platform/postgres/tables.ts";

export type MenuTables = TablesOf<"menus"> & Pick<TablesOf<"media">, "media.picture_source">;
