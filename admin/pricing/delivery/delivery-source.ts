import { GOVERNORATE_CODES } from "#contract/customers/governorates.ts";
import type { CallTable } from "../../api/call-table.ts";
import { callerOf } from "../../api/client.ts";
import { pageOf, type Source } from "../../shell/data/source.ts";

export const deliveryCall = callerOf({
  listStaffDeliveryTerms: ["GET", "/api/v1/admin/delivery-terms"],
  getStaffDeliveryTerms: ["GET", "/api/v1/admin/delivery-terms/{id}"],
  changeDeliveryTerms: ["PUT", "/api/v1/admin/delivery-terms/{id}"],
  removeDeliveryTerms: ["DELETE", "/api/v1/admin/delivery-terms/{id}"],
} as const satisfies CallTable);

export const deliverySource = {
  // All are loaded at once.
  pageSize: GOVERNORATE_CODES.length,
  list: async () => pageOf(await deliveryCall("listStaffDeliveryTerms"), ({ id }) => id),
} satisfies Source;
