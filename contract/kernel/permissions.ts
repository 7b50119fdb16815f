/** Roles of staff and what each may do. Code asks for a permission, never for a role. */
export const STAFF_ROLES = ["owner", "catalogue", "orders", "content", "support"] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export const PERMISSIONS = [
  "staff:manage",
  "audit:read",
  "settings:write",
  "product:write",
  "stock:write",
  "order:read",
  "order:write",
  "payment:write",
  "return:write",
  "invoice:read",
  "wallet:write",
  "customer:read",
  "company:review",
  "content:write",
  "menu:write",
  "rating:moderate",
  "feedback:reply",
] as const;
export type Permission = (typeof PERMISSIONS)[number];

const ROLE_PERMISSIONS: Record<Exclude<StaffRole, "owner">, readonly Permission[]> = {
  catalogue: ["product:write", "stock:write", "rating:moderate"],
  orders: [
    "order:read",
    "order:write",
    "payment:write",
    "return:write",
    "invoice:read",
    "customer:read",
    "company:review",
  ],
  content: ["content:write", "menu:write"],
  support: ["order:read", "customer:read", "rating:moderate", "feedback:reply"],
};

/** The owner may do everything. */
export function mayStaff(role: StaffRole, permission: Permission): boolean {
  return role === "owner" || ROLE_PERMISSIONS[role].includes(permission);
}
