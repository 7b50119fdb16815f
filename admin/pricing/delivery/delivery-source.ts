import { GOVERNORATE_CODES } from "#contract/customers/governorates.ts";
import { call } from "../../api/client.ts";
import type { Source } from "../../shell/data/source.ts";

export const deliverySource = {
  name: "delivery",
  // All are loaded at once.
  pageSize: GOVERNORATE_CODES.length,
  list: () => call("GET /api/v1/admin/delivery-terms"),
} satisfies Source;
