import { useNotify } from "ra-core";
import { useCallback } from "react";
import { useText } from "../../i18n/use-text.ts";
import { keepDraft } from "./drafts.ts";

/** Long enough to read while typing. */
const NOTICE_MS = 12_000;
/** Notifies once per tab: otherwise every key press would. */
let isNotified = false;

/** Stores unsaved input as a draft; notifies the user if the browser cannot store it. */
export function useKeepDraft(): (name: string, values: object) => void {
  const text = useText();
  const notify = useNotify();
  return useCallback(
    (name, values) => {
      if (keepDraft(name, values) || isNotified) return;
      isNotified = true;
      notify(text("shell.form.draftNotKept"), { type: "warning", autoHideDuration: NOTICE_MS });
    },
    [text, notify],
  );
}
