import type { StaffPromotion } from "#contract/pricing/promotion-endpoints.ts";
import type { CallTable } from "../../api/call-table.ts";
import { callerOf } from "../../api/client.ts";
import { type ListQuery, pageOf, type Source } from "../../shell/data/source.ts";

export const promotionCall = callerOf({
  listPromotions: ["GET", "/api/v1/admin/promotions"],
  getPromotion: ["GET", "/api/v1/admin/promotions/{id}"],
  addPromotion: ["POST", "/api/v1/admin/promotions"],
  changePromotion: ["PUT", "/api/v1/admin/promotions/{id}"],
  endPromotion: ["POST", "/api/v1/admin/promotions/{id}/end"],
} as const satisfies CallTable);

interface Filter {
  q?: string;
  kind?: "coupon" | "automatic";
  state?: StaffPromotion["state"];
}

export const promotionSource = {
  pageSize: 50,
  list: async ({ page, filter }: ListQuery<Filter>) =>
    pageOf(await promotionCall("listPromotions", { query: { page, ...filter } }), ({ id }) => id),
  one: (id) => promotionCall("getPromotion", { params: { id: Number(id) } }),
} satisfies Source;
