import { type ComponentType, createContext, useContext } from "react";
import type { Permission } from "#contract/kernel/permissions.ts";
import type { ResourceName } from "../i18n/message-shape.ts";

export const MENU_GROUPS = ["sales", "goods", "prices", "customers", "content", "shop"] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

/** A screen's menu entry. */
export interface MenuEntry {
  /** First part of the path, and key of the texts. */
  name: ResourceName;
  /** Without it, neither the menu entry nor the screen is shown. */
  permission: Permission;
  group: MenuGroup;
  icon: ComponentType;
}

/** The screens, provided from above, as the shell must not import them. */
export const MenuContext = createContext<readonly MenuEntry[]>([]);

export function useMenu(): { group: MenuGroup; entries: MenuEntry[] }[] {
  const entries = useContext(MenuContext);
  return MENU_GROUPS.map((group) => ({
    group,
    entries: entries.filter((entry) => entry.group === group),
  }));
}
