import type { ComponentType } from "react";
import type { Permission } from "#contract/kernel/permissions.ts";
import { useMay } from "../../api/session.ts";
import { AccessDenied } from "./states.tsx";

interface GuardedProps {
  permission: Permission;
  screen: ComponentType;
}

/**
 * A screen with a permission check for direct URLs: lists are refused by the server, but a form
 * would only report it on submit.
 */
export function Guarded({ permission, screen: Screen }: GuardedProps) {
  return useMay(permission) ? <Screen /> : <AccessDenied />;
}
