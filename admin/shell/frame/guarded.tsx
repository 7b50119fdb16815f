import type { ComponentType } from "react";
import type { Permission } from "#contract/kernel/permissions.ts";
import { useMay } from "../../api/session.ts";
import { AccessDenied } from "./states.tsx";

interface GuardedProps {
  permission: Permission;
  screen: ComponentType;
}

/** A screen at its own address, or that one may not: lists are refused by the server, a form would say so only when it is sent. */
export function Guarded({ permission, screen: Screen }: GuardedProps) {
  return useMay(permission) ? <Screen /> : <AccessDenied />;
}
