import { type ComponentType, createContext, useContext } from "react";
import type { Permission } from "#contract/kernel/permissions.ts";

export const MENU_GROUPS = ["sales", "goods", "prices", "customers", "content", "shop"] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

/** What the menu shows of a screen. */
export interface MenuEntry {
  /** Resource of react-admin, and first part of the address. */
  name: string;
  /** Whoever may not has neither the menu entry nor the screen. */
  permission: Permission;
  group: MenuGroup;
  icon: ComponentType;
}

/** The screens, which stand above the shell: whoever puts them together says which there are. */
export const MenuContext = createContext<readonly MenuEntry[]>([]);

export function useMenu(): { group: MenuGroup; entries: MenuEntry[] }[] {
  const entries = useContext(MenuContext);
  return MENU_GROUPS.map((group) => ({
    group,
    entries: entries.filter((entry) => entry.group === group),
  }));
}
