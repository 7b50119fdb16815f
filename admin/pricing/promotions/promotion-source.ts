import type { StaffPromotion } from "#contract/pricing/promotion-endpoints.ts";
import { call } from "../../api/client.ts";
import { type ListQuery, pageOf, type Source } from "../../shell/data/source.ts";

interface Filter {
  q?: string;
  kind?: "coupon" | "automatic";
  state?: StaffPromotion["state"];
}

export const promotionSource = {
  pageSize: 50,
  list: async ({ page, filter }: ListQuery<Filter>) =>
    pageOf(
      await call("GET /api/v1/admin/promotions", { query: { page, ...filter } }),
      ({ id }) => id,
    ),
  one: (id) => call("GET /api/v1/admin/promotions/{id}", { params: { id: Number(id) } }),
} satisfies Source;
