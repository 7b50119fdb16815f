import type { CallResponse } from "#api-client/operations.ts";
import { call } from "../api/client.ts";
import type { Source } from "../shell/data/source.ts";

export type MenuRow = CallResponse<"GET /api/v1/admin/menus">["items"][number];

export const menuSource = {
  name: "menus",
  pageSize: 20,
  list: () => call("GET /api/v1/admin/menus"),
  one: (id) => call("GET /api/v1/admin/menus/{id}", { params: { id: Number(id) } }),
} satisfies Source;
