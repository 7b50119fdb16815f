import { STAFF_ROLES, type StaffRole } from "#contract/kernel/permissions.ts";
import { useText } from "../i18n/use-text.ts";

/** The staff roles to choose from. */
export function useRoles(): { value: StaffRole; label: string }[] {
  const text = useText();
  return STAFF_ROLES.map((value) => ({ value, label: text(`shell.roles.${value}`) }));
}
