import { GOVERNORATE_CODES } from "#contract/customers/governorates.ts";
import { call } from "../../api/client.ts";
import { pageOf, type Source } from "../../shell/data/source.ts";

export const deliverySource = {
  // All are loaded at once.
  pageSize: GOVERNORATE_CODES.length,
  list: async () => pageOf(await call("GET /api/v1/admin/delivery-terms"), ({ id }) => id),
} satisfies Source;
