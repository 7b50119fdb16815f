import type { CallTable } from "../api/call-table.ts";
import { callerOf } from "../api/client.ts";
import { type ListQuery, pageOf, type Source } from "../shell/data/source.ts";

export const stockCall = callerOf({
  listStock: ["GET", "/api/v1/admin/stock"],
  findStock: ["POST", "/api/v1/admin/stock-found"],
  bookStock: ["POST", "/api/v1/admin/stock-bookings"],
  setReorderPoint: ["PUT", "/api/v1/admin/stock/{id}/reorder-point"],
  setBin: ["PUT", "/api/v1/admin/stock/{id}/bin"],
  listMovements: ["GET", "/api/v1/admin/stock/{id}/movements"],
  listHolds: ["GET", "/api/v1/admin/stock/{id}/holds"],
  listStockCounts: ["GET", "/api/v1/admin/stock-counts"],
  startStockCount: ["POST", "/api/v1/admin/stock-counts"],
  getStockCount: ["GET", "/api/v1/admin/stock-counts/{id}"],
  findCountLines: ["POST", "/api/v1/admin/stock-counts/{id}/found"],
  enterStockCount: ["POST", "/api/v1/admin/stock-counts/{id}/entries"],
  closeStockCount: ["POST", "/api/v1/admin/stock-counts/{id}/close"],
  giveUpStockCount: ["DELETE", "/api/v1/admin/stock-counts/{id}"],
} as const satisfies CallTable);

const PAGE_SIZE = 25;

interface Filter {
  q?: string;
  low?: "true";
}

export const stockSource = {
  pageSize: PAGE_SIZE,
  list: async ({ page, filter }: ListQuery<Filter>) => {
    const query = { page, pageSize: PAGE_SIZE, ...filter };
    return pageOf(await stockCall("listStock", { query }), ({ variantId }) => variantId);
  },
} satisfies Source;

export const countSource = {
  pageSize: PAGE_SIZE,
  list: async ({ page }: ListQuery<object>) => {
    const query = { page, pageSize: PAGE_SIZE };
    return pageOf(await stockCall("listStockCounts", { query }), ({ id }) => id);
  },
  one: async (id) => {
    const params = { id: Number(id) };
    const { count } = await stockCall("getStockCount", { params, query: { pageSize: 1 } });
    return count;
  },
} satisfies Source;
