import type { Permission } from "../kernel/permissions.ts";

/** The tables that can be exported and imported, with the required permissions. */
export const SHEET_PERMISSIONS = {
  products: "product:write",
  stock: "stock:write",
  prices: "price:write",
  "price-lists": "price:write",
  redirects: "redirect:write",
} as const satisfies Record<string, Permission>;

export type SheetKind = keyof typeof SHEET_PERMISSIONS;
export const SHEET_KINDS = Object.keys(SHEET_PERMISSIONS) as SheetKind[];
