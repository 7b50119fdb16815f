import type { ComponentType } from "react";
import type { Permission } from "#contract/kernel/permissions.ts";
import type { MenuEntry } from "../shell/menu.ts";

/** A resource with its screens; each is loaded when it is opened. */
export interface Screen extends Omit<MenuEntry, "group"> {
  list: ComponentType;
  show?: ComponentType;
  create?: ComponentType;
  /** Permission to create a record, if reading needs a lesser one. */
  toCreate?: Permission;
}
