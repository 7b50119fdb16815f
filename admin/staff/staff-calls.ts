import type { CallTable } from "../api/call-table.ts";
import { callerOf } from "../api/client.ts";

export const teamCall = callerOf({
  listTeam: ["GET", "/api/v1/admin/staff"],
  inviteStaff: ["POST", "/api/v1/admin/staff"],
  changeStaff: ["PATCH", "/api/v1/admin/staff/{id}"],
  resetStaff: ["POST", "/api/v1/admin/staff/{id}/reset"],
  listMemberSessions: ["GET", "/api/v1/admin/staff/{id}/sessions"],
  endMemberSession: ["DELETE", "/api/v1/admin/staff/{id}/sessions/{session}"],
  listAudit: ["GET", "/api/v1/admin/audit"],
} as const satisfies CallTable);
