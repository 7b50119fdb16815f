import type { CallTable } from "../api/call-table.ts";
import { callerOf } from "../api/client.ts";

export const settingCall = callerOf({
  listSettings: ["GET", "/api/v1/admin/settings"],
  saveSetting: ["PUT", "/api/v1/admin/settings/{id}"],
} as const satisfies CallTable);
