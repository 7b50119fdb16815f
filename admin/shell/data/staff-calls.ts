import type { CallTable } from "../../api/call-table.ts";
import { callerOf } from "../../api/client.ts";

/** Endpoints for the user's own account. */
export const staffCall = callerOf({
  staffSignIn: ["POST", "/api/v1/admin/auth/sign-in"],
  staffSecondFactor: ["POST", "/api/v1/admin/auth/two-factor"],
  staffSignOut: ["POST", "/api/v1/admin/auth/sign-out"],
  getStaffSession: ["GET", "/api/v1/admin/auth/session"],
  changeStaffPassword: ["POST", "/api/v1/admin/auth/password"],
  beginStaffTwoFactor: ["POST", "/api/v1/admin/auth/two-factor/begin"],
  confirmStaffTwoFactor: ["POST", "/api/v1/admin/auth/two-factor/confirm"],
  disableStaffTwoFactor: ["POST", "/api/v1/admin/auth/two-factor/disable"],
  getStaffInvitation: ["GET", "/api/v1/admin/invitations/{invitation}"],
  acceptStaffInvitation: ["POST", "/api/v1/admin/invitations/{invitation}/accept"],
  staffPasskeySignInOptions: ["POST", "/api/v1/admin/auth/passkey/options"],
  staffSignInByPasskey: ["POST", "/api/v1/admin/auth/passkey"],
  listStaffPasskeys: ["GET", "/api/v1/admin/auth/passkeys"],
  beginStaffPasskey: ["POST", "/api/v1/admin/auth/passkeys/options"],
  addStaffPasskey: ["POST", "/api/v1/admin/auth/passkeys"],
  removeStaffPasskey: ["DELETE", "/api/v1/admin/auth/passkeys/{id}"],
  listStaffSessions: ["GET", "/api/v1/admin/auth/sessions"],
  endStaffSession: ["DELETE", "/api/v1/admin/auth/sessions/{id}"],
  endOtherStaffSessions: ["DELETE", "/api/v1/admin/auth/sessions"],
} as const satisfies CallTable);
