import type { StaffPromotion } from "#contract/pricing/promotion-endpoints.ts";
import { call } from "../../api/client.ts";
import type { ListQuery, Source } from "../../shell/data/source.ts";

interface Filter {
  q?: string;
  kind?: "coupon" | "automatic";
  state?: StaffPromotion["state"];
}

export const promotionSource = {
  name: "promotions",
  pageSize: 50,
  list: ({ page, filter }: ListQuery<Filter>) =>
    call("GET /api/v1/admin/promotions", { query: { page, ...filter } }),
  one: (id) => call("GET /api/v1/admin/promotions/{id}", { params: { id: Number(id) } }),
} satisfies Source;
