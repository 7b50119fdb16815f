import type { CallTable } from "../api/call-table.ts";
import { callerOf } from "../api/client.ts";

export const teamCall = callerOf({
  listTeam: ["GET", "/api/v1/admin/staff"],
  inviteStaff: ["POST", "/api/v1/admin/staff"],
  changeStaff: ["PATCH", "/api/v1/admin/staff/{id}"],
  resetStaff: ["POST", "/api/v1/admin/staff/{id}/reset"],
  listAudit: ["GET", "/api/v1/admin/audit"],
} as const satisfies CallTable);
