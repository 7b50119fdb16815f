import type { ComponentType } from "react";
import type { Permission } from "#contract/kernel/permissions.ts";
import type { MenuEntry } from "../shell/menu.ts";

/** A resource with its screens; each is fetched when it is opened. */
export interface Screen extends Omit<MenuEntry, "group"> {
  list: ComponentType;
  show?: ComponentType;
  create?: ComponentType;
  /** What somebody needs to create one, where reading takes less. */
  toCreate?: Permission;
}
