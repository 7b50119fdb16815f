import { useText } from "../i18n/use-text.ts";
import type { Column } from "../shell/lists/columns.ts";
import { RecordList } from "../shell/lists/record-list.tsx";
import { useMenuName } from "./menu-names.ts";
import { type MenuRow, menuSource } from "./menu-source.ts";

/** The menus of the shop. */
export function MenuList() {
  const text = useText();
  const nameOf = useMenuName();
  const columns: Column<MenuRow>[] = [
    { source: "name", render: ({ id }) => nameOf(id) },
    { source: "entries", render: ({ entries: count }) => text("menus.entries", { count }) },
    { source: "activeEntries", render: ({ activeEntries }) => activeEntries },
  ];
  return (
    <RecordList<MenuRow>
      source={menuSource}
      columns={columns}
      pathTo={({ id }) => `/menus/${id}/show`}
      empty={text("shell.list.empty")}
    />
  );
}
