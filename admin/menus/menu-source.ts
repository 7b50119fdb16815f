import type { CallResponse } from "#api-client/operations.ts";
import { call } from "../api/client.ts";
import { pageOf, type Source } from "../shell/data/source.ts";

export type MenuRow = CallResponse<"GET /api/v1/admin/menus">["items"][number];

export const menuSource = {
  pageSize: 20,
  list: async () => pageOf(await call("GET /api/v1/admin/menus"), ({ id }) => id),
  one: (id) => call("GET /api/v1/admin/menus/{id}", { params: { id: Number(id) } }),
} satisfies Source;
