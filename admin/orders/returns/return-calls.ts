import type { CallTable } from "../../api/call-table.ts";
import { callerOf } from "../../api/client.ts";

export const returnCall = callerOf({
  readReturnOptions: ["GET", "/api/v1/admin/orders/{number}/return-options"],
  openReturn: ["POST", "/api/v1/admin/orders/{number}/returns"],
} as const satisfies CallTable);
