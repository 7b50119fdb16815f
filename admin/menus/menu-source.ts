import type { CallResponse, CallTable } from "../api/call-table.ts";
import { callerOf } from "../api/client.ts";
import { pageOf, type Source } from "../shell/data/source.ts";

export const menuCall = callerOf({
  listMenus: ["GET", "/api/v1/admin/menus"],
  getMenu: ["GET", "/api/v1/admin/menus/{id}"],
  saveMenu: ["PUT", "/api/v1/admin/menus/{id}"],
} as const satisfies CallTable);

export type MenuRow = CallResponse<"listMenus">["items"][number];

export const menuSource = {
  pageSize: 20,
  list: async () => pageOf(await menuCall("listMenus"), ({ id }) => id),
  one: (id) => menuCall("getMenu", { params: { id: Number(id) } }),
} satisfies Source;
