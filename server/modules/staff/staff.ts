import type { StaffRole } from "#contract/kernel/permissions.ts";

/** A signed-in member of staff, reloaded with every request. */
export interface Staff {
  id: number;
  sessionId: number;
  role: StaffRole;
  name: string;
}

declare module "#server/platform/http/serve-endpoint.ts" {
  interface Identities {
    staff: Staff;
  }
}

/** A staff account, for the identity module. */
export function accountOf(staffId: number) {
  return { realm: "staff", accountId: staffId } as const;
}
