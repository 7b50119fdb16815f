import type { Permission } from "../kernel/permissions.ts";

/** What can be taken out as a table and brought back, and what whoever does so must be allowed to do. */
export const SHEET_PERMISSIONS = {
  products: "product:write",
  stock: "stock:write",
  prices: "price:write",
  "price-lists": "price:write",
  redirects: "redirect:write",
} as const satisfies Record<string, Permission>;

export type SheetKind = keyof typeof SHEET_PERMISSIONS;
export const SHEET_KINDS = Object.keys(SHEET_PERMISSIONS) as SheetKind[];
