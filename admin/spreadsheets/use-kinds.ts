import {
  SHEET_KINDS,
  SHEET_PERMISSIONS,
  type SheetKind,
} from "#contract/spreadsheets/sheet-kinds.ts";
import { useSession } from "../api/session.ts";
import { useText } from "../i18n/use-text.ts";

/** The kinds of tables that the user may change. */
export function useKinds(): { value: SheetKind; label: string }[] {
  const text = useText();
  const staff = useSession((session) => session.staff);
  return SHEET_KINDS.filter((kind) => staff?.permissions.includes(SHEET_PERMISSIONS[kind])).map(
    (value) => ({ value, label: text(`spreadsheets.kinds.${value}`) }),
  );
}
