/** Staff roles and their permissions. Code checks permissions, never roles. */
export const STAFF_ROLES = ["owner", "catalogue", "orders", "content", "support"] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export const PERMISSIONS = [
  "staff:manage",
  "audit:read",
  "settings:write",
  "network:block",
  "media:write",
  "product:write",
  "price:write",
  "stock:write",
  "order:read",
  "order:write",
  "payment:write",
  "return:write",
  "invoice:read",
  "wallet:write",
  "customer:read",
  "customer:write",
  "company:review",
  "content:write",
  "menu:write",
  "redirect:write",
  "sheet:use",
  "rating:moderate",
  "feedback:reply",
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/**
 * Team, settings, audit log, network blocks, and money without an order (wallet entries) are
 * reserved for the owner.
 */
const ROLE_PERMISSIONS: Record<Exclude<StaffRole, "owner">, readonly Permission[]> = {
  catalogue: [
    "media:write",
    "product:write",
    "price:write",
    "stock:write",
    "sheet:use",
    "rating:moderate",
  ],
  orders: [
    "order:read",
    "order:write",
    "payment:write",
    "return:write",
    "invoice:read",
    "customer:read",
    "company:review",
  ],
  content: ["media:write", "content:write", "menu:write", "redirect:write", "sheet:use"],
  support: [
    "order:read",
    "invoice:read",
    "customer:read",
    "customer:write",
    "rating:moderate",
    "feedback:reply",
  ],
};

/** The owner may do everything. */
export function mayStaff(role: StaffRole, permission: Permission): boolean {
  return role === "owner" || ROLE_PERMISSIONS[role].includes(permission);
}

/** A role's permissions, in the order of the list above. */
export function permissionsOf(role: StaffRole): Permission[] {
  return PERMISSIONS.filter((permission) => mayStaff(role, permission));
}
