import { createContext, type ReactNode, use, useEffect, useState } from "react";
import { useFormContext } from "react-hook-form";
import { useText } from "../i18n/use-text.ts";
import { notify } from "../shell/actions/notices.ts";
import { indexAfterMove, type ListName, mayMove, type Place } from "./entry-moves.ts";
import { type MenuValues, NEW_ENTRY } from "./menu-values.ts";

/** The operations of one list, registered under its field name. */
interface EntryList {
  insert: (index: number, entry: never, options: { shouldFocus: boolean }) => void;
  remove: (index: number) => void;
  move: (from: number, to: number) => void;
}

const Lists = createContext<Map<string, EntryList>>(new Map());

/** Lets entries be moved between the lists of one menu. */
export function EntryLists({ children }: { children: ReactNode }) {
  const [lists] = useState(() => new Map<string, EntryList>());
  return <Lists value={lists}>{children}</Lists>;
}

export function useListed(name: ListName, list: EntryList): void {
  const lists = use(Lists);
  useEffect(() => {
    lists.set(name, list);
  });
}

/** Moves an entry, if necessary to the other level. */
export function useMoveEntry(): (from: Place, to: Place) => void {
  const text = useText();
  const lists = use(Lists);
  const { getValues } = useFormContext<MenuValues>();
  return (from, to) => {
    const [source, target] = [lists.get(from.list), lists.get(to.list)];
    const entry = getValues(`${from.list}.${from.index}` as "items.0");
    if (!source || !target) return;
    const below = from.list === "items" ? entry.children.length : 0;
    if (!mayMove(from, to, below)) {
      if (below > 0) notify(text("menus.twoLevels"), "warning");
      return;
    }
    const put = (moved: object) => target.insert(to.index, moved as never, { shouldFocus: false });
    if (from.list === to.list) {
      source.move(from.index, indexAfterMove(from.index, to.index));
    } else if (to.list === "items") {
      source.remove(from.index);
      put({ ...NEW_ENTRY, ...entry });
    } else {
      // Insert first: removing a top-level entry renames the lists after it.
      const { label, path, isActive, levelOrder } = entry;
      put({ label, path, isActive, levelOrder });
      source.remove(from.index);
    }
  };
}
