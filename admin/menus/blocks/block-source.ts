import type { CallTable } from "../../api/call-table.ts";
import { callerOf } from "../../api/client.ts";
import { type ListQuery, pageOf, type Source } from "../../shell/data/source.ts";

export const blockCall = callerOf({
  listStaffBlocks: ["GET", "/api/v1/admin/blocks"],
  getBlock: ["GET", "/api/v1/admin/blocks/{id}"],
  addBlock: ["POST", "/api/v1/admin/blocks"],
  changeBlock: ["PUT", "/api/v1/admin/blocks/{id}"],
  removeBlock: ["DELETE", "/api/v1/admin/blocks/{id}"],
  previewBlock: ["POST", "/api/v1/admin/block-previews"],
} as const satisfies CallTable);

export const blockSource = {
  pageSize: 50,
  list: async ({ page, filter }: ListQuery<{ q?: string }>) =>
    pageOf(await blockCall("listStaffBlocks", { query: { page, ...filter } }), ({ id }) => id),
  one: (id) => blockCall("getBlock", { params: { id: Number(id) } }),
} satisfies Source;
