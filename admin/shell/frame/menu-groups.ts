import type { MenuGroup } from "../menu.ts";

const KEY = "admin-menu";

/** The menu groups that the user opened or closed on this device. */
export function readGroups(): Partial<Record<MenuGroup, boolean>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Record<MenuGroup, boolean>>;
  } catch {
    return {};
  }
}

export function keepGroup(group: MenuGroup, isOpen: boolean): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readGroups(), [group]: isOpen }));
  } catch {
    // Without storage it lasts until the page is reloaded.
  }
}
